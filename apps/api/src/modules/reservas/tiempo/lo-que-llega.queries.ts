import { sumarHoras } from '@remanso/contract/calendario';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../database/transaction.ts';
import { BLOQUEADA } from '../../reservas-leidas/bloqueo.queries.ts';
import { esperaSenia, estaActiva, vencioDesde } from '../../reservas-leidas/estado.queries.ts';
import { selectFichas, type FilaDeFicha } from '../../reservas-leidas/ficha.queries.ts';

/*
 * Finds the bookings whose holders may have to be told something now: a reminder, a seña about to
 * lapse, a closed turn, a cancellation by time (rules §12). `claves` of a row are the keys of the
 * messages that were queued for the booking before, so that no message is queued twice.
 */

/**
 * Reminders are computed for bookings that begin within this many hours: the longest reminder, 72
 * hours, and the 12 hours of a night, because a reminder that would be due at night is sent the
 * evening before.
 */
const HORIZONTE_HORAS = 72 + 12;
/**
 * Requests for a seña are computed for señas that lapse within this many hours: two hours, and the
 * 12 hours of a night, because a request that would be due at night is sent the evening before.
 */
const HORIZONTE_DE_SENIA_HORAS = 2 + 12;
/** Holders are not told of a cancellation by time that happened more than this many hours ago. */
const MEMORIA_HORAS = 24;

export interface ReservaPorAvisar {
  id: number;
  inicio: string;
  claves: string[];
}

/** The SQL expression for the moment since which `reservas as r` has been in its present franja. */
const EN_FRANJA_DESDE = sql<number>`coalesce(r.en_franja_desde, r.creada_en)`;

function selectConClaves(db: Executor) {
  return db
    .selectFrom('reservas as r')
    .innerJoin('franjas as f', 'f.id', 'r.franja_id')
    .innerJoin('usuarios as u', 'u.id', 'r.usuario_id')
    .where('u.email', 'is not', null)
    .select((eb) => [
      'r.id',
      'f.inicio',
      EN_FRANJA_DESDE.as('enFranjaDesde'),
      eb
        .fn<string[]>('array', [
          eb
            .selectFrom('avisos as a')
            .select('a.clave')
            .whereRef('a.reserva_id', '=', 'r.id')
            .where('a.clave', 'is not', null),
        ])
        .as('claves'),
    ])
    .orderBy('f.inicio')
    .orderBy('r.id');
}

/**
 * Selects the active bookings to come whose franja is not closed. Nobody is reminded of any other
 * booking.
 */
const enPie = (db: Executor, ahora: string) =>
  selectConClaves(db)
    .where('f.inicio', '>', ahora)
    .where(estaActiva(ahora))
    .where(sql<boolean>`not ${BLOQUEADA}`);

export function porRecordar(db: Executor, ahora: string) {
  return enPie(db, ahora)
    .select(
      // Letters that could not be sent are not counted, because they have told the holder nothing.
      sql<number | null>`(select max(a.creado_en) from avisos a
        where a.reserva_id = r.id and a.fallido_en is null)`.as('ultimoAviso'),
    )
    .where('f.inicio', '<=', sumarHoras(ahora, HORIZONTE_HORAS))
    .execute();
}

/** Finds the bookings of a series that wait for a seña and whose franja is not closed. */
export function queEsperanSenia(tx: Tx, serieId: number, ahora: string): Promise<FilaDeFicha[]> {
  return selectFichas(tx, ahora)
    .where('r.serie_id', '=', serieId)
    .where('f.inicio', '>', ahora)
    .where(esperaSenia(ahora))
    .where(sql<boolean>`not ${BLOQUEADA}`)
    .orderBy('f.inicio')
    .orderBy('r.id')
    .execute();
}

/** Finds the bookings that wait for a seña that lapses within `HORIZONTE_DE_SENIA_HORAS`. */
export function porSeniar(db: Executor, ahora: string) {
  return enPie(db, ahora)
    .select([sql<string>`r.senia_vence`.as('vence'), 'r.serie_id as serieId'])
    .where('r.senia_vence', '<=', sumarHoras(ahora, HORIZONTE_DE_SENIA_HORAS))
    .execute();
}

/**
 * Finds the active bookings to come whose franja was closed before `antesDe` (ISO 8601), and which
 * were in that franja before `antesDe`. `cierre` identifies the closing: a franja that opens and
 * closes again gets another `cierre`.
 */
export function deTurnoCerrado(db: Executor, ahora: string, antesDe: string) {
  return selectConClaves(db)
    .select(sql<string>`extract(epoch from f.cerrada_desde)::text`.as('cierre'))
    .where('f.inicio', '>', ahora)
    .where('f.cerrada_desde', '>', sql<number>`'-infinity'`)
    .where('f.cerrada_desde', '<=', sql<number>`${antesDe}::timestamptz`)
    .where(EN_FRANJA_DESDE, '<=', sql<number>`${antesDe}::timestamptz`)
    .where(estaActiva(ahora))
    .execute();
}

/**
 * Finds the bookings that time has cancelled in the last `MEMORIA_HORAS`. `sinSenia` is true where
 * the reason is a seña that was not paid.
 */
export function vencidas(db: Executor, ahora: string) {
  const desde = sumarHoras(ahora, -MEMORIA_HORAS);
  return selectConClaves(db)
    .select(sql<boolean>`r.senia_vence is not null`.as('sinSenia'))
    .where(vencioDesde(desde, ahora))
    .execute();
}
