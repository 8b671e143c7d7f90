import { sql } from 'kysely';
import type { verCalendario } from '@remanso/contract/reserva/calendarios.contract';
import { momentoEnZona, sumarDias } from '@remanso/contract/calendario';
import type { ResultOf } from '@remanso/contract/endpoint';
import type { EstadoDeReserva } from '@remanso/contract/reserva/reservas.rules';
import type { Executor } from '../../database/transaction.ts';
import { NOMBRES } from '../reservas-leidas/ficha.queries.ts';
import { estadoDerivado, ocupaPlazas, vencida } from '../reservas-leidas/estado.queries.ts';

/**
 * The number of days for which a past booking stays in a client's calendar. The desk's calendar
 * keeps a past booking for DIAS_DEL_MOSTRADOR days.
 */
const DIAS_DE_CLIENTE = 30;
const DIAS_DEL_MOSTRADOR = 7;

export interface ReservaDeCalendario {
  id: number;
  usuarioId: number | null;
  inicio: string;
  fin: string;
  estado: EstadoDeReserva;
  secuencia: number;
  nombres: string[];
  email: string | null;
}

function selectReservas(db: Executor, ahora: string) {
  return (
    db
      .selectFrom('reservas as r')
      .innerJoin('franjas as f', 'f.id', 'r.franja_id')
      .leftJoin('usuarios as u', 'u.id', 'r.usuario_id')
      .select(['r.id', 'r.usuario_id as usuarioId', 'f.inicio', 'f.fin', 'u.email'])
      .select([estadoDerivado(ahora).as('estado'), NOMBRES.as('nombres')])
      // When time cancels a booking, nothing raises its stored `secuencia`. Calendars need a higher
      // number for a change, so the query adds one.
      .select(
        sql<number>`r.secuencia + case when ${vencida(ahora)} then 1 else 0 end`.as('secuencia'),
      )
  );
}

export function buscarReserva(
  db: Executor,
  id: number,
  ahora: string,
): Promise<ReservaDeCalendario | undefined> {
  return selectReservas(db, ahora).where('r.id', '=', id).executeTakeFirst();
}

/**
 * Returns a person's coming bookings and those of the last DIAS_DE_CLIENTE days, cancelled bookings
 * included.
 */
export function reservasDePersona(
  db: Executor,
  usuarioId: number,
  { hoy, ahora }: { hoy: string; ahora: string },
): Promise<ReservaDeCalendario[]> {
  return selectReservas(db, ahora)
    .where('r.usuario_id', '=', usuarioId)
    .where('f.fecha', '>=', sumarDias(hoy, -DIAS_DE_CLIENTE))
    .orderBy('f.inicio')
    .orderBy('r.id')
    .execute();
}

export interface TurnoOcupado {
  id: number;
  inicio: string;
  fin: string;
  capacidad: number;
  ocupados: number;
  /** The holders' names, such as 'Ana P.'. */
  titulares: string[];
}

/**
 * Returns the franjas that have bookings, from DIAS_DEL_MOSTRADOR days ago to the end of the
 * ventana.
 */
export function turnosOcupados(
  db: Executor,
  { hoy, ahora }: { hoy: string; ahora: string },
): Promise<TurnoOcupado[]> {
  return db
    .selectFrom('franjas as f')
    .innerJoin('reservas as r', 'r.franja_id', 'f.id')
    .leftJoin('usuarios as u', 'u.id', 'r.usuario_id')
    .where('f.fecha', '>=', sumarDias(hoy, -DIAS_DEL_MOSTRADOR))
    .where(sql<boolean>`f.fecha <= ${hoy}::date + coalesce((select ventana_dias from config), 0)`)
    .where(ocupaPlazas(ahora))
    .select(['f.id', 'f.inicio', 'f.fin', 'f.capacidad_efectiva as capacidad'])
    .select(
      sql<number>`sum((select count(*) from asientos a where a.reserva_id = r.id))`.as('ocupados'),
    )
    .select(
      sql<string[]>`array_agg(coalesce(u.nombre || ' ' || left(u.apellido, 1) || '.',
        'Cliente eliminado') order by r.id)`.as('titulares'),
    )
    .groupBy('f.id')
    .orderBy('f.inicio')
    .execute();
}

/**
 * Returns since when a person has a secret address of their calendar, and when a calendar program
 * last read it. Undefined where there is no address.
 */
export async function buscarDireccion(
  db: Executor,
  { usuarioId, timeZone }: { usuarioId: number; timeZone: string },
): Promise<ResultOf<typeof verCalendario> | undefined> {
  const fila = await db
    .selectFrom('calendarios')
    .select(['desde', 'leida_en'])
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst();
  if (!fila) return undefined;
  const civil = (instante: number) => momentoEnZona(instante, timeZone);
  return {
    desde: civil(fila.desde),
    ultimaLectura: fila.leida_en === null ? null : civil(fila.leida_en),
  };
}

/**
 * Returns the active account whose secret calendar address has this hash; undefined where there is
 * none.
 */
export function buscarDuenio(db: Executor, secretoHash: string) {
  return db
    .selectFrom('calendarios as c')
    .innerJoin('usuarios as u', 'u.id', 'c.usuario_id')
    .select(['u.id', 'u.rol'])
    .where('c.secreto_hash', '=', secretoHash)
    .where('u.estado', '=', 'ACTIVO')
    .executeTakeFirst();
}
