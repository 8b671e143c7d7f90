import { sql, type InferResult, type QueryCreator } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { asistenciaDe } from '@remanso/contract/reserva/asistencia.rules';
import { diaDeSemana, fechaDe, horarioDe, momentoEnZona } from '@remanso/contract/calendario';
import { saldoDe } from '@remanso/contract/caja/pagos.rules';
import type {
  ReservaDelMostrador,
  ReservaDeCliente,
} from '@remanso/contract/reserva/reservas.contract';
import {
  CLIENTE_ELIMINADO,
  cancelableHasta,
  esActiva,
  SERVICIO,
} from '@remanso/contract/reserva/reservas.rules';
import { montoDeSenia } from '@remanso/contract/reserva/senia.rules';
import { anyOf } from '../../database/any-of.ts';
import { countRows } from '../../database/count-rows.ts';
import type { Tables } from '../../database/tables.ts';
import type { Executor } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { BLOQUEADA, MOTIVO } from './bloqueo.queries.ts';
import { esperaSenia, estaActiva, estadoDerivado, ocupaPlazas } from './estado.queries.ts';

/*
 * The queries that read bookings for answers. This file imports no other module, so that every
 * module can use it (decision 5).
 */

/**
 * The SQL expression for the name of the abono that pays `reservas as r`, or null. The table of
 * abonos is read only for a booking that has one.
 */
export const ABONO = sql<string | null>`case when r.abono_vendido_id is not null then (
  select v.nombre from abonos_vendidos v where v.id = r.abono_vendido_id) end`;

/** The SQL expression for the beginning of the series of `reservas as r`, or null; read as ABONO is. */
const INICIO_DE_SERIE = sql<string | null>`case when r.serie_id is not null then (
  select s.inicio from series s where s.id = r.serie_id) end`;

export function selectReservas(db: QueryCreator<Tables>, ahora: string) {
  return db
    .selectFrom('reservas as r')
    .innerJoin('franjas as f', 'f.id', 'r.franja_id')
    .leftJoin('usuarios as u', 'u.id', 'r.usuario_id')
    .leftJoin('config as c', (join) => join.onTrue())
    .select((eb) => [
      'r.id',
      estadoDerivado(ahora).as('estado'),
      'r.precio_total',
      'r.senia_porcentaje',
      'r.senia_vence',
      'r.pagado',
      'r.abono_vendido_id',
      ABONO.as('abono_nombre'),
      'r.notas',
      'r.tarde',
      'r.creada_en',
      'r.serie_id',
      INICIO_DE_SERIE.as('serie_inicio'),
      'f.id as franja_id',
      'f.inicio',
      'f.fin',
      BLOQUEADA.as('bloqueada'),
      MOTIVO.as('motivo'),
      'u.id as cliente_id',
      'u.nombre',
      'u.apellido',
      'u.email',
      'u.telefono',
      'u.nota',
      'c.limite_cancel_horas',
      jsonArrayFrom(
        eb
          .selectFrom('asientos as a')
          .select(['a.id', 'a.es_titular', 'a.nombre', 'a.sexo', 'a.presente'])
          .whereRef('a.reserva_id', '=', 'r.id')
          .orderBy('a.id'),
      ).as('asientos'),
    ]);
}

export type FilaDeReserva = InferResult<ReturnType<typeof selectReservas>>[number];

function reservaDeClienteDeFila(fila: FilaDeReserva): ReservaDeCliente {
  const cerrada = fila.bloqueada && esActiva(fila.estado);
  return {
    id: fila.id,
    estado: fila.estado.toLowerCase() as ReservaDeCliente['estado'],
    fecha: fechaDe(fila.inicio),
    horario: horarioDe(fila.inicio, fila.fin),
    numPersonas: fila.asientos.length,
    precio: fila.precio_total,
    senia: seniaDeFila(fila),
    pagado: fila.pagado,
    servicio: SERVICIO,
    notas: fila.notas,
    franja: { id: fila.franja_id, inicio: fila.inicio, fin: fila.fin },
    participantes: fila.asientos.map((asiento) => ({
      asientoId: asiento.id,
      esTitular: asiento.es_titular,
      nombreOptional: asiento.nombre,
      sexoOptional: asiento.sexo,
    })),
    cancelableHasta: cancelableHasta(fila.inicio, fila.limite_cancel_horas ?? 0, { cerrada }),
    cerrada: cerrada ? { motivo: fila.motivo } : null,
    ...seVencioDeFila(fila),
    ...abonoDeFila(fila),
    ...serieDeFila(fila),
  };
}

export function reservaDelMostradorDeFila(
  fila: FilaDeReserva,
  timeZone: string,
): ReservaDelMostrador {
  return {
    id: fila.id,
    estado: fila.estado,
    franja: { id: fila.franja_id, inicio: fila.inicio, fin: fila.fin },
    participantes: fila.asientos.map((asiento) => ({
      asientoId: asiento.id,
      esTitular: asiento.es_titular,
      nombre: asiento.nombre,
      sexo: asiento.sexo,
      presente: asiento.presente,
    })),
    asistencia: asistenciaDe(fila.asientos.map(({ presente }) => presente)),
    tarde: fila.tarde,
    precioTotal: fila.precio_total,
    senia: seniaDeFila(fila),
    ...seVencioDeFila(fila),
    pagado: fila.pagado,
    saldo: saldoDe({ ...fila, precioTotal: fila.precio_total }),
    personas: fila.asientos.length,
    notas: fila.notas,
    cliente: clienteDeFila(fila),
    creadaEn: momentoEnZona(fila.creada_en, timeZone),
    ...abonoDeFila(fila),
    ...serieDeFila(fila),
  };
}

function seniaDeFila({ estado, precio_total, senia_porcentaje, senia_vence }: FilaDeReserva) {
  if (estado !== 'PENDIENTE' || senia_porcentaje === null || senia_vence === null) return null;
  return { monto: montoDeSenia(precio_total, senia_porcentaje), vence: senia_vence };
}

/**
 * `senia_vence` is set on a booking that waits for its seña, and stays set only where the booking
 * was cancelled because the seña was not paid in time.
 */
function seVencioDeFila({ senia_vence, estado }: FilaDeReserva): { sinSenia?: true } {
  return senia_vence !== null && estado === 'CANCELADA' ? { sinSenia: true } : {};
}

function abonoDeFila({ abono_vendido_id: id, abono_nombre: nombre }: FilaDeReserva) {
  return id === null ? {} : { abono: { id, nombre: nombre ?? '' } };
}

function serieDeFila({ serie_id: serieId, serie_inicio: inicio }: FilaDeReserva) {
  return serieId === null || inicio === null
    ? {}
    : { serieId, diaFijo: diaDeSemana(fechaDe(inicio)) };
}

type ClienteDeFila = 'cliente_id' | 'nombre' | 'apellido' | 'email' | 'telefono' | 'nota';

/** Returns the holder of a booking as the desk sees them. */
export function clienteDeFila(
  fila: Pick<FilaDeReserva, ClienteDeFila>,
): ReservaDelMostrador['cliente'] {
  return {
    id: fila.cliente_id,
    nombre: fila.nombre ?? CLIENTE_ELIMINADO,
    apellido: fila.apellido ?? '',
    email: fila.cliente_id === null ? '' : fila.email,
    telefono: fila.telefono ?? '',
    nota: fila.nota ?? '',
  };
}

/**
 * The reader of a booking, the desk or a client (rules §8.14), and the clock that derives the
 * estado of the booking.
 */
export interface Vista {
  esDelMostrador: boolean;
  clock: Clock;
}

export function reservaDeFila(fila: FilaDeReserva, { esDelMostrador, clock }: Vista) {
  return esDelMostrador
    ? reservaDelMostradorDeFila(fila, clock.timeZone)
    : reservaDeClienteDeFila(fila);
}

/**
 * Returns the bookings that occupy places in the franjas with these ids, by the id of the franja,
 * in the order in which the bookings were made. A franja without such bookings has no entry.
 */
export async function reservasPorFranja(
  db: Executor,
  franjaIds: readonly number[],
  clock: Clock,
): Promise<Map<number, ReservaDelMostrador[]>> {
  const ahora = clock.now();
  const filas = await selectReservas(db, ahora)
    .where('r.franja_id', '=', anyOf(franjaIds))
    .where(ocupaPlazas(ahora))
    .orderBy('r.id')
    .execute();
  return Map.groupBy(
    filas.map((fila) => reservaDelMostradorDeFila(fila, clock.timeZone)),
    (reserva) => reserva.franja.id,
  );
}

export async function buscarReserva(db: Executor, id: number, vista: Vista) {
  const reservas = selectReservas(db, vista.clock.now());
  const fila = await reservas.where('r.id', '=', id).executeTakeFirst();
  return fila && { usuarioId: fila.cliente_id, reserva: reservaDeFila(fila, vista) };
}

/**
 * Returns the earliest active booking of a person that has not begun; undefined where there is
 * none.
 */
export function buscarProximaReserva(
  db: Executor,
  usuarioId: number,
  ahora: string,
): Promise<FilaDeReserva | undefined> {
  return selectReservas(db, ahora)
    .where('r.usuario_id', '=', usuarioId)
    .where(estaActiva(ahora))
    .where('f.inicio', '>', ahora)
    .orderBy('f.inicio')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Returns the bookings of a person that wait for their seña, beginning with the booking whose seña
 * lapses first.
 */
export function buscarQueEsperanSenia(
  db: Executor,
  usuarioId: number,
  ahora: string,
): Promise<FilaDeReserva[]> {
  return selectReservas(db, ahora)
    .where('r.usuario_id', '=', usuarioId)
    .where(esperaSenia(ahora))
    .orderBy('r.senia_vence')
    .orderBy('r.id')
    .execute();
}

/**
 * Counts the active bookings of a person. With `sinComenzar`, bookings that are under way are not
 * counted.
 */
export async function contarReservasActivas(
  db: Executor,
  usuarioId: number,
  { ahora, sinComenzar = false }: { ahora: string; sinComenzar?: boolean },
): Promise<number> {
  const { cuantas } = await db
    .selectFrom('reservas as r')
    .innerJoin('franjas as f', 'f.id', 'r.franja_id')
    .select((eb) => eb.fn.countAll<number>().as('cuantas'))
    .where('r.usuario_id', '=', usuarioId)
    .where(estaActiva(ahora))
    .$if(sinComenzar, (query) => query.where('f.inicio', '>', ahora))
    .executeTakeFirstOrThrow();
  return cuantas;
}

/** Counts all bookings of a person, including cancelled and past ones. */
export function contarReservas(db: Executor, usuarioId: number): Promise<number> {
  return countRows(db, db.selectFrom('reservas').where('usuario_id', '=', usuarioId));
}

/**
 * Returns the beginning of the first franja in which two people both have an active booking;
 * undefined where there is none.
 */
export async function buscarReservasEnComun(
  db: Executor,
  [uno, otro]: readonly [number, number],
  ahora: string,
): Promise<string | undefined> {
  const fila = await db
    .selectFrom('reservas as r')
    .innerJoin('franjas as f', 'f.id', 'r.franja_id')
    .select('f.inicio')
    .where('r.usuario_id', '=', anyOf([uno, otro]))
    .where(estaActiva(ahora))
    .groupBy(['f.id', 'f.inicio'])
    .having((eb) => eb.fn.countAll(), '>', 1)
    .orderBy('f.inicio')
    .limit(1)
    .executeTakeFirst();
  return fila?.inicio;
}

export async function leerReservaDelMostrador(
  db: Executor,
  id: number,
  clock: Clock,
): Promise<ReservaDelMostrador> {
  const reservas = selectReservas(db, clock.now());
  const fila = await reservas.where('r.id', '=', id).executeTakeFirstOrThrow();
  return reservaDelMostradorDeFila(fila, clock.timeZone);
}
