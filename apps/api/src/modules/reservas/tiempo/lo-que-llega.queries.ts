import { sumarHoras } from '@remanso/contract/calendario';
import { sql } from 'kysely';
import type { Executor } from '../../../database/transaction.ts';
import { BLOQUEADA } from '../../reservas-leidas/bloqueo.queries.ts';
import { estaActiva, vencioDesde } from '../../reservas-leidas/estado.queries.ts';

/*
 * The bookings whose holders may have to be told something because of the time that it is: a
 * reminder, a seña about to lapse, a turn that was closed (rules §12). Each row has the keys of the
 * messages that were queued for it before, so that none is queued twice.
 */

/** The longest reminder, and the night before which it may be said. */
const HORIZONTE_HORAS = 72 + 12;
/** The two hours before a seña lapses, and the night before which that may be said. */
const HORIZONTE_DE_SENIA_HORAS = 2 + 12;
/** The hours after which nobody is told any more that time has cancelled a booking. */
const MEMORIA_HORAS = 24;

export interface ReservaPorAvisar {
  id: number;
  inicio: string;
  claves: string[];
}

/** SQL of the moment since when `reservas as r` holds its franja. */
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

/** The active bookings to come whose franja is not closed: only of these is anybody reminded. */
const enPie = (db: Executor, ahora: string) =>
  selectConClaves(db)
    .where('f.inicio', '>', ahora)
    .where(estaActiva(ahora))
    .where(sql<boolean>`not ${BLOQUEADA}`);

export function porRecordar(db: Executor, ahora: string) {
  return enPie(db, ahora)
    .select(
      // A letter that was given up has told nobody anything.
      sql<number | null>`(select max(a.creado_en) from avisos a
        where a.reserva_id = r.id and a.fallido_en is null)`.as('ultimoAviso'),
    )
    .where('f.inicio', '<=', sumarHoras(ahora, HORIZONTE_HORAS))
    .execute();
}

/** Finds what waits for a seña that lapses soon. */
export function porSeniar(db: Executor, ahora: string) {
  return enPie(db, ahora)
    .select(sql<string>`r.senia_vence`.as('vence'))
    .where('r.senia_vence', '<=', sumarHoras(ahora, HORIZONTE_DE_SENIA_HORAS))
    .execute();
}

/**
 * Finds what stands in a franja that was closed before an instant (ISO 8601), and has stood there
 * for as long. `cierre` names that closing: one that opens and closes again has another.
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

/** Finds what time has cancelled of late; a seña stays on a booking that was cancelled without it. */
export function vencidas(db: Executor, ahora: string) {
  const desde = sumarHoras(ahora, -MEMORIA_HORAS);
  return selectConClaves(db)
    .select(sql<boolean>`r.senia_vence is not null`.as('sinSenia'))
    .where(vencioDesde(desde, ahora))
    .execute();
}
