import { sql, type InferResult } from 'kysely';
import { momentoEnZona } from '@remanso/contract/calendario';
import type { EsperaDelMostrador } from '@remanso/contract/espera/esperas.contract';
import type { RecadoDeOferta } from '@remanso/contract/reserva/recados.contract';
import { estaAbierta } from '@remanso/contract/espera/esperas.rules';
import { anyOf } from '../../database/any-of.ts';
import type { Executor } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { esperaDeFila, selectEsperas } from './esperas.queries.ts';

/*
 * The line of a franja as the desk sees it, and the offers of which the desk tells.
 */

/** Returns the open entries of a franja in their order, with the client of each. */
export async function leerFila(
  db: Executor,
  clock: Clock,
  franjaId: number,
): Promise<EsperaDelMostrador[]> {
  const filas = await selectConCliente(db, clock.now())
    .where('e.franja_id', '=', franjaId)
    .where('e.terminada_en', 'is', null)
    .orderBy('e.id')
    .execute();
  return filas
    .filter(({ estado }) => estaAbierta(estado))
    .map((fila) => esperaDelMostradorDeFila(fila, clock.timeZone));
}

/** Returns entries as the desk sees them, the first one first. */
export async function leerEsperasDelMostrador(
  db: Executor,
  clock: Clock,
  ids: readonly number[],
): Promise<EsperaDelMostrador[]> {
  const filas = await selectConCliente(db, clock.now())
    .where('e.id', '=', anyOf(ids))
    .orderBy('e.id')
    .execute();
  return filas.map((fila) => esperaDelMostradorDeFila(fila, clock.timeZone));
}

/**
 * True for an entry `e` whose offer no e-mail tells of: none was written, it was left out or given
 * up, or its last try failed.
 */
const SIN_CARTA = sql<boolean>`not exists (select from avisos a
  where a.clave = 'oferta:' || e.id || ':' || e.vence_en
    and a.fallido_en is null and a.ultimo_error is null)`;

function selectConCliente(db: Executor, ahora: string) {
  return selectEsperas(db, ahora)
    .innerJoin('usuarios as u', 'u.id', 'e.usuario_id')
    .select(['u.nombre', 'u.apellido', 'u.email', 'u.telefono', 'e.dicha_en'])
    .select(
      sql<boolean>`coalesce(e.vence_en > ${ahora}, false) and e.dicha_en is null and ${SIN_CARTA}`.as(
        'por_avisar',
      ),
    );
}

function esperaDelMostradorDeFila(
  fila: InferResult<ReturnType<typeof selectConCliente>>[number],
  timeZone: string,
): EsperaDelMostrador {
  const { usuario_id: id, nombre, apellido, email, telefono } = fila;
  return {
    ...esperaDeFila(fila),
    cliente: { id, nombre, apellido, email, telefono },
    creadaEn: momentoEnZona(fila.creada_en, timeZone),
    porAvisar: fila.por_avisar,
  };
}

/**
 * Returns the offers that no e-mail tells of, the earliest franja first, and for each the person of
 * the desk who has told the client, if anybody has.
 */
export async function leerOfertasPorDecir(db: Executor, clock: Clock): Promise<RecadoDeOferta[]> {
  const ahora = clock.now();
  const filas = await selectConCliente(db, ahora)
    .leftJoin('usuarios as q', 'q.id', 'e.dicha_por')
    .select(['q.id as quien', 'q.nombre as quienNombre', 'q.apellido as quienApellido'])
    .where('e.vence_en', '>', ahora)
    .where(SIN_CARTA)
    .orderBy('f.inicio')
    .orderBy('e.id')
    .execute();
  return filas.map((fila) => ({
    tipo: 'OFERTA',
    espera: esperaDelMostradorDeFila(fila, clock.timeZone),
    hecho:
      fila.dicha_en === null
        ? null
        : {
            por:
              fila.quien === null
                ? null
                : {
                    id: fila.quien,
                    nombre: fila.quienNombre ?? '',
                    apellido: fila.quienApellido ?? '',
                  },
            en: momentoEnZona(fila.dicha_en, clock.timeZone),
          },
  }));
}

/** Returns the full names of those to whom places of a franja are offered, in their order. */
export async function aQuienesSeOfrecio(db: Executor, franjaId: number): Promise<string[]> {
  const filas = await db
    .selectFrom('esperas as e')
    .innerJoin('usuarios as u', 'u.id', 'e.usuario_id')
    .select(['u.nombre', 'u.apellido'])
    .where('e.franja_id', '=', franjaId)
    .where('e.vence_en', 'is not', null)
    .orderBy('e.id')
    .execute();
  return filas.map(({ nombre, apellido }) => `${nombre} ${apellido}`);
}
