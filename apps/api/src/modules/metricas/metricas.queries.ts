import { sql } from 'kysely';
import type { Executor } from '../../database/transaction.ts';

export interface Cola {
  porEnviar: number;
  fallidos: number;
  /** Since when the oldest letter waits, in milliseconds since 1970. */
  desde: number | null;
}

export async function leerColaDeAvisos(db: Executor): Promise<Cola> {
  const { rows } = await sql<Cola>`
    select count(*) filter (where proximo_en is not null)::integer as "porEnviar",
      count(*) filter (where fallido_en is not null)::integer as fallidos,
      min(creado_en) filter (where proximo_en is not null) as desde
    from avisos where proximo_en is not null or fallido_en is not null`.execute(db);
  return rows[0] as Cola;
}
