import { sql } from 'kysely';
import type { Executor } from '../../database/transaction.ts';
import { RESPALDO } from '../../platform/jobs/create-nightly-backup.ts';

/**
 * The moments that the alertas are about, in milliseconds since 1970. Null where there is no such
 * moment.
 */
export interface Pendientes {
  /** The time at which the oldest of the letters that still have to be sent was queued. */
  correoDesde: number | null;
  respaldoEn: number | null;
  /** The time at which the first webhook was turned off for its failures. */
  webhookDesde: number | null;
  /** The time since which there is a centre to back up; null before the centre is opened. */
  centroDesde: number | null;
}

export async function leerPendientes(db: Executor): Promise<Pendientes> {
  const { rows } = await sql<Pendientes>`
    select
      (select min(creado_en) from avisos where proximo_en is not null) as "correoDesde",
      (select min(apagado_en) from webhooks) as "webhookDesde",
      (select hecho_en from trabajos_del_dia where trabajo = ${RESPALDO}) as "respaldoEn",
      (select u.creado_en from config cross join usuarios u order by u.id limit 1)
        as "centroDesde"`.execute(db);
  return rows[0] as Pendientes;
}
