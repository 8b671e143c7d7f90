import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Executor } from '../../database/transaction.ts';

/*
 * What 'cobrado' means, in one place (rules §11.6): the caja, the figures, the tables for a
 * spreadsheet and the page of a client all read it from here.
 */

/**
 * True for the rows of `pagos p` by which money moved. Places of an abono that settle a booking move
 * none: they were paid for when the abono was sold (rules §20).
 */
export const ES_DINERO = sql<boolean>`p.medio <> 'ABONO'`;

/**
 * Selects the payments and refunds by which money moved, `pagos as p`, each with its booking `r` or
 * its sold abono `v`. Annulled ones are among them and add nothing to `COBRADO`.
 */
export function selectCobros(db: Executor) {
  return db
    .selectFrom('pagos as p')
    .leftJoin('reservas as r', 'r.id', 'p.reserva_id')
    .leftJoin('abonos_vendidos as v', 'v.id', 'p.abono_vendido_id')
    .where(ES_DINERO);
}

/** The SQL sum of what came in, less what was given back, in pesos. */
export const COBRADO = sql<number>`coalesce(sum(p.neto), 0)`;

/** The part of `COBRADO` that was paid for abonos. */
export const COBRADO_POR_ABONOS = sql<number>`
  coalesce(sum(p.neto) filter (where p.abono_vendido_id is not null), 0)`;

/** The id of the client of a cobro; null where that person was erased. */
export const CLIENTE_DEL_COBRO = sql<number | null>`coalesce(r.usuario_id, v.usuario_id)`;

/**
 * The SQL condition that `CLIENTE_DEL_COBRO` is this client. It is written by the bookings and the
 * abonos of the client, so that PostgreSQL finds their payments in its indexes.
 */
export const esCobroDe = (usuarioId: Expression<unknown> | number): RawBuilder<boolean> => sql`(
  p.reserva_id = any(array(select id from reservas where usuario_id = ${usuarioId}))
  or p.abono_vendido_id = any(array(select id from abonos_vendidos where usuario_id = ${usuarioId})))`;
