import { fechaDe, momentoEnZona, sumarDias } from '@remanso/contract/calendario';
import type {
  Recado,
  RecadoDeOferta,
  TipoDeRecado,
} from '@remanso/contract/reserva/recados.contract';
import { sql } from 'kysely';
import { anyOf } from '../../database/any-of.ts';
import type { Executor } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { cambiosDeReservas } from '../auditoria/auditoria.queries.ts';
import { leerOfertasPorDecir } from '../esperas/fila.queries.ts';
import { buscarAjustes } from '../config/config.queries.ts';
import { BLOQUEADA } from '../reservas-leidas/bloqueo.queries.ts';
import { estaActiva } from '../reservas-leidas/estado.queries.ts';
import { reservaDelMostradorDeFila, selectReservas } from '../reservas-leidas/reservas.queries.ts';
import { diaSinAvisos } from './recados.errors.ts';
import { dondeCree, type Lugar, type Paso } from './recados.rules.ts';

/**
 * Lists the recados that the desk has to tell and those that it has told: those of offers, then
 * those of bookings, each ordered by franja, the earliest first. With `fecha` only those of the
 * turns of that day.
 */
export async function listarRecados(
  db: Executor,
  clock: Clock,
  fecha?: string,
): Promise<{ manana: string; dia: string; recados: (RecadoDeOferta | Recado)[] }> {
  const manana = sumarDias(clock.today(), 1);
  if (fecha !== undefined) await comprobarDia(db, clock, fecha);
  const dia = fecha ?? (await proximoConReservas(db, clock)) ?? manana;
  const filas = await leerReservas(db, clock.now(), { dia, solo: fecha !== undefined });
  const marcas = await leerMarcas(db, filas);
  const pasos = await leerPasos(db, filas);
  const recados = filas.flatMap((fila) => {
    const suyas = marcas.filter(({ reservaId }) => reservaId === fila.id);
    const marcaDe = (tipo: TipoDeRecado) =>
      suyas.find((marca) => marca.tipo === tipo && estaVigente(marca, fila));
    const movimientos = pasos.filter(({ reservaId }) => reservaId === fila.id);
    // The mark of the present recado 'CAMBIO' is left out: the list shows it as `hecho`, and does
    // not count it as a step of the booking.
    const avisados = suyas.filter((marca) => marca !== marcaDe('CAMBIO'));
    const cree = dondeCree(enOrden(movimientos, avisados), fila.franja_id);
    return tiposDe(fila, dia, { cree, dicho: marcaDe('CAMBIO') !== undefined }).map(
      ({ tipo, antes = null, motivo = null }): Recado => ({
        tipo,
        reserva: reservaDelMostradorDeFila(fila, clock.timeZone),
        antes,
        motivo,
        hecho: hechoDe(marcaDe(tipo), clock.timeZone),
      }),
    );
  });
  const ofertas = fecha === undefined ? await leerOfertasPorDecir(db, clock) : [];
  return { manana, dia, recados: [...ofertas, ...recados] };
}

/** Throws 400 for a day that has passed or lies beyond the booking window. */
async function comprobarDia(db: Executor, clock: Clock, fecha: string): Promise<void> {
  const hoy = clock.today();
  const ajustes = await buscarAjustes(db);
  if (fecha < hoy || fecha > sumarDias(hoy, ajustes?.ventanaDias ?? 0)) throw diaSinAvisos();
}

/** Returns the next day after today with bookings in open franjas; undefined where there is none. */
async function proximoConReservas(db: Executor, clock: Clock): Promise<string | undefined> {
  const primera = await db
    .selectFrom('franjas as f')
    .innerJoin('reservas as r', 'r.franja_id', 'f.id')
    .where('f.fecha', '>', clock.today())
    .where(estaActiva(clock.now()))
    .where(sql<boolean>`not ${BLOQUEADA}`)
    .orderBy('f.fecha')
    .select('f.fecha')
    .limit(1)
    .executeTakeFirst();
  return primera?.fecha;
}

/**
 * Reads the bookings to come that may need a recado: those of `dia`, those in a closed franja,
 * those that were moved, and those that wait for their seña. The day, by which the index begins,
 * spares reading the franjas of all years.
 */
function leerReservas(db: Executor, ahora: string, { dia, solo }: { dia: string; solo: boolean }) {
  return selectReservas(db, ahora)
    .select(['f.fecha', 'r.en_franja_desde'])
    .where(estaActiva(ahora))
    .where('f.fecha', '>=', fechaDe(ahora))
    .where('f.inicio', '>', ahora)
    .where((eb) =>
      eb.or([
        eb('f.fecha', '=', dia),
        BLOQUEADA,
        eb('r.en_franja_desde', 'is not', null),
        eb('r.senia_vence', 'is not', null),
      ]),
    )
    .$if(solo, (query) => query.where('f.fecha', '=', dia))
    .orderBy('f.inicio')
    .orderBy('r.id')
    .execute();
}

type Fila = Awaited<ReturnType<typeof leerReservas>>[number];

interface QueDecir {
  tipo: TipoDeRecado;
  antes?: string;
  motivo?: string | null;
}

/**
 * Returns what is to be told of a booking. `cree` is where its holder believes it to be, and `dicho`
 * whether the desk has told them of the move.
 */
function tiposDe(
  fila: Fila,
  dia: string,
  { cree, dicho }: { cree: Lugar | undefined; dicho: boolean },
): QueDecir[] {
  const { bloqueada, fecha, motivo, senia_vence: seniaVence } = fila;
  if (bloqueada) return [{ tipo: 'CIERRE', motivo }];
  const cambio: QueDecir[] = cree ? [{ tipo: 'CAMBIO', antes: cree.turno }] : [];
  // A holder is asked for the seña first, and reminded only once the booking is confirmed.
  if (seniaVence !== null) return [...cambio, { tipo: 'SENIA' }];
  // Whoever is marked as present or absent needs no reminder. The message about the move already
  // says the new hour.
  const llego = fila.asientos.some(({ presente }) => presente !== null);
  const seRecuerda = fecha === dia && !llego && (!cree || dicho);
  return seRecuerda ? [...cambio, { tipo: 'RECORDATORIO' }] : cambio;
}

/**
 * Reads the marks of told recados for the bookings in `filas`: which recado was told, about which
 * franja, when and by whom.
 */
function leerMarcas(db: Executor, filas: readonly Fila[]) {
  return db
    .selectFrom('recados as m')
    .leftJoin('usuarios as u', 'u.id', 'm.hecho_por')
    .where('m.reserva_id', '=', anyOf(filas.map(({ id }) => id)))
    .select(['m.reserva_id as reservaId', 'm.franja_id as franjaId', 'm.tipo', 'm.hecho_en as en'])
    .select(['u.id as por', 'u.nombre', 'u.apellido'])
    .execute();
}

type Marca = Awaited<ReturnType<typeof leerMarcas>>[number];

/** Returns whether a recado was told since the booking last came to its present franja. */
function estaVigente({ franjaId, en }: Marca, { franja_id: suya, en_franja_desde: desde }: Fila) {
  return franjaId === suya && (desde === null || en >= desde);
}

function hechoDe(marca: Marca | undefined, timeZone: string): Recado['hecho'] {
  if (!marca) return null;
  const { por: id, nombre, apellido } = marca;
  return {
    por: id === null ? null : { id, nombre: nombre ?? '', apellido: apellido ?? '' },
    en: momentoEnZona(marca.en, timeZone),
  };
}

interface Movimiento {
  reservaId: number;
  en: number;
  franjaId: number;
  turno: string;
  porSuTitular: boolean;
}

/**
 * Reads from the trail the moves of the bookings in `filas`: from which franja, when, and whether
 * the holder moved the booking.
 */
async function leerPasos(db: Executor, filas: readonly Fila[]): Promise<Movimiento[]> {
  const movidas = filas.filter(({ en_franja_desde: desde }) => desde !== null);
  if (movidas.length === 0) return [];
  const cambios = await cambiosDeReservas(db, { ids: movidas.map(({ id }) => id) });
  const titulares = new Map(movidas.map(({ id, cliente_id: titular }) => [id, titular]));
  return cambios.flatMap(({ reservaId, en, usuarioId, antes, despues }) => {
    const { franjaId, turno } = antes ?? {};
    const hacia = despues?.franjaId;
    if (!franjaId || !turno || !hacia || franjaId === hacia) return [];
    const porSuTitular = usuarioId !== null && usuarioId === titulares.get(reservaId);
    return [{ reservaId, en, franjaId, turno, porSuTitular }];
  });
}

function enOrden(movimientos: readonly Movimiento[], avisados: readonly Marca[]): Paso[] {
  return [
    ...movimientos.map(({ en, porSuTitular, ...de }): Paso => ({ en, de, porSuTitular })),
    ...avisados.map(({ en }): Paso => ({ en, avisado: true })),
  ].toSorted((uno, otro) => uno.en - otro.en);
}
