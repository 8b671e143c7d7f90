import type { Evento } from '@remanso/contract/sistema/webhooks.rules';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../database/transaction.ts';
import type { Suceso } from './sucesos.rules.ts';

export interface Tomados {
  /** The sucesos in the order in which they were noted. */
  sucesos: Suceso[];
  /** The eventos that some webhook is told of. */
  eventos: ReadonlySet<Evento>;
}

/** Takes the sucesos that this transaction has noted. */
export function tomarSucesosPropios(tx: Tx): Promise<Tomados> {
  return tomar(tx, sql`transaccion = pg_current_xact_id()`);
}

/**
 * Takes the sucesos of one transaction that could not make envíos of them itself, such as one that
 * somebody typed into the database. Another instance that is taking them is waited for.
 */
export function tomarSucesosSueltos(tx: Tx): Promise<Tomados> {
  return tomar(tx, sql`transaccion = (select transaccion from sucesos order by id limit 1)`);
}

async function tomar(tx: Tx, cuales: RawBuilder<unknown>): Promise<Tomados> {
  const { rows } = await sql<Suceso & { eventos: Evento[] | null }>`
    with quitados as (delete from sucesos where ${cuales} returning id, que, sobre, antes)
    select que, sobre, antes,
      (select array_agg(distinct evento) from webhooks, unnest(eventos) evento where activo) as eventos
    from quitados order by id`.execute(tx);
  return { sucesos: rows, eventos: new Set(rows[0]?.eventos ?? []) };
}

/**
 * Notes that a booking is deleted, with what the desk sees of it, for the webhooks that are on. A
 * trigger notes everything else.
 */
export async function anotarReservaBorrada(tx: Tx, id: number, vista: object): Promise<void> {
  await sql`select anotar_reserva_borrada(${id}, ${JSON.stringify(vista)})`.execute(tx);
}
