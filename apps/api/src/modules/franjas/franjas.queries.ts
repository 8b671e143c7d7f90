import { sql, type RawBuilder, type Selectable } from 'kysely';
import { fechaDe, horaDe } from '@remanso/contract/calendario';
import type { EnEspera } from '@remanso/contract/espera/esperas.contract';
import type { Franja, FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { estadoDeFranja } from '@remanso/contract/franja/franjas.rules';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import type { Tables } from '../../database/tables.ts';
import { anyFoundBy } from '../../database/any-of.ts';
import { countRows } from '../../database/count-rows.ts';
import type { Executor, Tx } from '../../database/transaction.ts';
import type { PaginaPedida } from '../../platform/campos-de-pagina.ts';
import type { Clock } from '../../platform/clock.ts';
import { readPage, type Page } from '../../platform/read-page.ts';
import type { Periodo } from '../excepciones/excepciones.queries.ts';
import { BLOQUEADA, MOTIVO } from '../reservas-leidas/bloqueo.queries.ts';
import { enEspera } from '../reservas-leidas/espera.queries.ts';
import { ocupaPlazas } from '../reservas-leidas/estado.queries.ts';
import { reservasPorFranja } from '../reservas-leidas/reservas.queries.ts';

type FilaDeFranja = Pick<
  Selectable<Tables['franjas']>,
  'id' | 'inicio' | 'fin' | 'motivo' | 'capacidad_efectiva' | 'ocupados' | 'retenidas' | 'bloqueada'
> &
  Record<'masculino' | 'femenino' | 'otros' | 'no_declara', number> & {
    fuera_del_plan: boolean;
    /** The people who wait. Null where nobody waits, and in franjas that are read for clients. */
    esperas: EnEspera[] | null;
  };

/**
 * Selects franjas that were not withdrawn, with their occupied seats counted by gender; the places
 * that offers hold count under NO_DECLARA. The statement is plain SQL, because the calendar runs it
 * all the time: the query builder would spend a tenth of the call on building its text.
 */
function selectFranjas(
  ahora: string,
  filtro: RawBuilder<unknown>,
  esperas: RawBuilder<unknown> = sql`null`,
): RawBuilder<FilaDeFranja> {
  return sql<FilaDeFranja>`
    select f.id, f.inicio, f.fin, f.capacidad_efectiva, f.retenidas,
      f.retenidas + count(a.id) as ocupados,
      ${MOTIVO} as motivo, ${BLOQUEADA} as bloqueada,
      f.motivo_del_plan is not null as fuera_del_plan,
      ${esperas} as esperas,
      count(a.id) filter (where a.sexo = 'MASCULINO') as masculino,
      count(a.id) filter (where a.sexo = 'FEMENINO') as femenino,
      count(a.id) filter (where a.sexo = 'OTROS') as otros,
      f.retenidas + count(a.id) filter (where a.sexo = 'NO_DECLARA') as no_declara
    from franjas f
    left join reservas r on r.franja_id = f.id and ${ocupaPlazas(ahora)}
    left join asientos a on a.reserva_id = r.id
    where f.retirada is null and ${filtro}
    group by f.id
    order by f.inicio`;
}

function franjaDeClienteDeFila(fila: FilaDeFranja): FranjaDeCliente {
  const ocupacion = { capacidadEfectiva: fila.capacidad_efectiva, ocupadosTotal: fila.ocupados };
  return {
    id: fila.id,
    fecha: fechaDe(fila.inicio),
    inicio: fila.inicio,
    fin: fila.fin,
    horaInicio: horaDe(fila.inicio),
    horaFin: horaDe(fila.fin),
    estado: estadoDeFranja({ ...ocupacion, bloqueada: fila.bloqueada }),
    ...ocupacion,
    retenidas: fila.retenidas,
    composicionGenero: {
      MASCULINO: fila.masculino,
      FEMENINO: fila.femenino,
      OTROS: fila.otros,
      OTRO_NB: 0,
      NO_DECLARA: fila.no_declara,
    },
  };
}

function franjaDeFila(fila: FilaDeFranja): Franja {
  return {
    ...franjaDeClienteDeFila(fila),
    motivo: fila.motivo,
    ...(fila.fuera_del_plan && { fueraDelPlan: true as const }),
    ...(fila.esperas && { esperas: fila.esperas }),
  };
}

/** Reads franjas as the desk sees them. */
async function selectDelMostrador(
  db: Executor,
  ahora: string,
  filtro: RawBuilder<unknown>,
): Promise<Franja[]> {
  const { rows } = await selectFranjas(ahora, filtro, enEspera(ahora)).execute(db);
  return rows.map(franjaDeFila);
}

/**
 * Returns the bookable franjas of the given days. `franjasDeLaVentana` does the same for the whole
 * window.
 */
export function franjasDeCliente(
  db: Executor,
  { fechas, ahora }: { fechas: readonly string[]; ahora: string },
): Promise<FranjaDeCliente[]> {
  const [fecha, ...otras] = new Set(fechas);
  // Nearly every call asks for one day. PostgreSQL estimates an equality better than a list.
  const esDeLosDias =
    otras.length === 0 ? sql`f.fecha = ${fecha}` : sql`f.fecha = any(${[fecha, ...otras]}::date[])`;
  return franjasReservables(db, ahora, esDeLosDias);
}

/**
 * Returns the franjas that have not begun and lie within the booking window. Returns an empty list
 * while there is no configuration.
 */
export function franjasDeLaVentana(db: Executor, ahora: string): Promise<FranjaDeCliente[]> {
  return franjasReservables(db, ahora, sql`f.fecha >= ${fechaDe(ahora)}`);
}

async function franjasReservables(
  db: Executor,
  ahora: string,
  deLosDias: RawBuilder<unknown>,
): Promise<FranjaDeCliente[]> {
  const { rows } = await selectReservables(ahora, deLosDias).execute(db);
  return rows.map(franjaDeClienteDeFila);
}

/** Selects the bookable franjas, `f` in the condition, of the days that it names. */
export function selectReservables(
  ahora: string,
  deLosDias: RawBuilder<unknown>,
): RawBuilder<FilaDeFranja> {
  return selectFranjas(
    ahora,
    sql`${deLosDias} and f.inicio > ${ahora}
      and f.fecha <= ${fechaDe(ahora)}::date + (select ventana_dias from config)`,
  );
}

/** Reads a page of the franjas of a period, ordered by their beginning. */
export function paginaDeFranjas(
  db: Executor,
  ahora: string,
  { desde, hasta }: Periodo,
  pedido: PaginaPedida,
): Promise<Page<Franja>> {
  const elegidas = db
    .selectFrom('franjas')
    .where('retirada', 'is', null)
    .where('fecha', '>=', desde)
    .where('fecha', '<=', hasta);
  return readPage(pedido, {
    // The ids of the page are read first, so that seats are counted only for the franjas of the
    // page.
    read({ limit, offset }) {
      const pagina = elegidas
        .select('id')
        .orderBy('fecha')
        .orderBy('inicio')
        .limit(limit)
        .offset(offset);
      return selectDelMostrador(db, ahora, sql`f.id = ${anyFoundBy(pagina)}`);
    },
    count: () => countRows(db, elegidas),
  });
}

interface FranjaConReservas extends Franja {
  reservas: ReservaDelMostrador[];
}

/**
 * The number of franjas that `conReservas` reads in one query. A hundred franjas have at most 1,000
 * bookings, which are read and converted in a few milliseconds.
 */
const FRANJAS_A_LA_VEZ = 100;

/**
 * Adds to each franja the bookings that occupy it, with their participants and clients. Reads the
 * franjas in small groups, so that the bookings of a thousand franjas do not make all other
 * requests wait.
 */
export async function conReservas(
  db: Executor,
  franjas: readonly Franja[],
  clock: Clock,
): Promise<FranjaConReservas[]> {
  const todas: FranjaConReservas[] = [];
  for (let desde = 0; desde < franjas.length; desde += FRANJAS_A_LA_VEZ) {
    const algunas = franjas.slice(desde, desde + FRANJAS_A_LA_VEZ);
    const ids = algunas.map(({ id }) => id);
    const reservas = await reservasPorFranja(db, ids, clock);
    todas.push(
      ...algunas.map((franja) => ({ ...franja, reservas: reservas.get(franja.id) ?? [] })),
    );
  }
  return todas;
}

export function franjasPorId(
  db: Executor,
  ahora: string,
  ids: readonly number[],
): Promise<Franja[]> {
  return selectDelMostrador(db, ahora, sql`f.id = any(${ids})`);
}

/**
 * Reads a franja. The caller must hold the franja's lock and know that the franja was not
 * withdrawn.
 */
export async function leerFranja(tx: Tx, ahora: string, id: number): Promise<Franja> {
  const [franja] = await selectDelMostrador(tx, ahora, sql`f.id = ${id}`);
  if (!franja) throw new Error(`There is no franja ${id}`);
  return franja;
}

/** Returns a franja with its bookings; undefined when it does not exist or was withdrawn. */
export async function franjaConReservas(
  db: Executor,
  id: number,
  clock: Clock,
): Promise<Franja | undefined> {
  const [franja] = await conReservas(db, await franjasPorId(db, clock.now(), [id]), clock);
  return franja;
}

/**
 * Returns whether a franja exists, withdrawn or not: old bookings may still refer to a withdrawn
 * franja.
 */
export async function existeFranja(db: Executor, id: number): Promise<boolean> {
  const fila = await db.selectFrom('franjas').select('id').where('id', '=', id).executeTakeFirst();
  return fila !== undefined;
}
