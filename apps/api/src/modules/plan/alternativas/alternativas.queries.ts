import { fechaDe, sumarDias, sumarHoras } from '@remanso/contract/calendario';
import type { Alternativas } from '@remanso/contract/reserva/reservas.contract';
import { ESTADOS_ACTIVOS } from '@remanso/contract/reserva/reservas.rules';
import { anyOf } from '../../../database/any-of.ts';
import type { Executor } from '../../../database/transaction.ts';
import { repartir } from './alternativas.rules.ts';

/**
 * Alternatives are looked for from this many days before the first booking to this many days after
 * the last booking.
 */
const LEJANIA_DIAS = 31;

/** A franja to come as it is stored now. It may be blocked or full. */
export interface Candidata {
  id: number;
  inicio: string;
  fin: string;
  capacidad: number;
  ocupadosTotal: number;
  /** The places that offers hold, which `ocupadosTotal` counts. */
  retenidas: number;
  bloqueadaAMano: boolean;
  bloqueoId: number | null;
  motivoDelPlan: string | null;
}

interface Entrada {
  /** The ids of the bookings. Bookings that are not active or have begun are ignored. */
  reservas: readonly number[];
  ahora: string;
  /**
   * Returns how many people can be moved into a franja: 0 where the franja is blocked, or where the
   * plan has no place for it.
   */
  plazas: (candidata: Candidata) => number;
}

/**
 * Finds alternatives for bookings. The number of queries is three, however many bookings there are.
 */
export async function leerAlternativas(
  db: Executor,
  { reservas, ahora, plazas }: Entrada,
): Promise<Alternativas> {
  const activas = await leerActivas(db, reservas, ahora);
  const [primera] = activas;
  const ultima = activas.at(-1);
  if (!primera || !ultima) return [];
  const candidatas = await leerCandidatas(db, ahora, {
    desde: sumarDias(fechaDe(primera.inicio), -LEJANIA_DIAS),
    hasta: sumarDias(fechaDe(ultima.inicio), LEJANIA_DIAS),
  });
  const ocupadas = await leerOcupadas(db, activas);
  return repartir(
    activas.map(({ id, usuarioId, ...reserva }) => ({
      ...reserva,
      reservaId: id,
      ocupadas: new Set(ocupadas.get(usuarioId)),
    })),
    candidatas.map((candidata) => ({ ...candidata, plazas: plazas(candidata) })),
    sumarHoras(ahora, 24),
  );
}

function leerActivas(db: Executor, ids: readonly number[], ahora: string) {
  return db
    .selectFrom('reservas as r')
    .innerJoin('franjas as f', 'f.id', 'r.franja_id')
    .select((eb) => [
      'r.id',
      'r.usuario_id as usuarioId',
      'f.inicio',
      eb
        .selectFrom('asientos as a')
        .whereRef('a.reserva_id', '=', 'r.id')
        .select(eb.fn.countAll<number>().as('cuantos'))
        .$asScalar()
        .$notNull()
        .as('personas'),
    ])
    .where('r.id', '=', anyOf(ids))
    .where('r.estado', '=', anyOf(ESTADOS_ACTIVOS))
    .where('f.inicio', '>', ahora)
    .orderBy('f.inicio')
    .orderBy('r.id')
    .execute();
}

function leerCandidatas(
  db: Executor,
  ahora: string,
  { desde, hasta }: { desde: string; hasta: string },
): Promise<Candidata[]> {
  return db
    .selectFrom('franjas')
    .select(['id', 'inicio', 'fin', 'capacidad_efectiva as capacidad', 'ocupados as ocupadosTotal'])
    .select(['bloqueada as bloqueadaAMano', 'bloqueo_id as bloqueoId'])
    .select(['motivo_del_plan as motivoDelPlan', 'retenidas'])
    .where('fecha', '>=', desde)
    .where('fecha', '<=', hasta)
    .where('inicio', '>', ahora)
    .where('retirada', 'is', null)
    .orderBy('inicio')
    .execute();
}

/**
 * Returns, by the id of each holder, the ids of the franjas in which that person has an active
 * booking.
 */
async function leerOcupadas(
  db: Executor,
  reservas: readonly { usuarioId: number | null }[],
): Promise<Map<number | null, number[]>> {
  const personas = reservas.flatMap(({ usuarioId }) => (usuarioId === null ? [] : [usuarioId]));
  const filas = await db
    .selectFrom('reservas')
    .select(['usuario_id as usuarioId', 'franja_id as franjaId'])
    .where('usuario_id', '=', anyOf([...new Set(personas)]))
    .where('estado', '=', anyOf(ESTADOS_ACTIVOS))
    .execute();
  const porPersona = Map.groupBy(filas, ({ usuarioId }) => usuarioId);
  return new Map([...porPersona].map(([id, suyas]) => [id, suyas.map(({ franjaId }) => franjaId)]));
}
