import { sql } from 'kysely';
import type { Executor } from '../../database/transaction.ts';

/** The queues: the letters, and the messages to subscribed phones. */
export type NombreDeCola = 'avisos' | 'telefonos';

export interface Cola {
  cola: NombreDeCola;
  porEnviar: number;
  /**
   * The number of letters that were given up; 0 for the phones, whose entregas do not say whether
   * they were sent or given up.
   */
  fallidos: number;
  /**
   * The time at which the oldest waiting message was queued, in milliseconds since 1970; null where
   * none waits.
   */
  desde: number | null;
}

export async function leerColas(db: Executor): Promise<Cola[]> {
  const { rows } = await sql<Cola>`
    select 'avisos' as cola, count(*) filter (where proximo_en is not null)::integer as "porEnviar",
      count(*) filter (where fallido_en is not null)::integer as fallidos,
      min(creado_en) filter (where proximo_en is not null) as desde
    from avisos where proximo_en is not null or fallido_en is not null
    union all
    select 'telefonos', count(*)::integer, 0, min(creado_en)
    from entregas where proximo_en is not null`.execute(db);
  return rows;
}
