import { sql } from 'kysely';
import type { Executor, Tx } from '../../database/transaction.ts';
import type { Clock } from '../clock.ts';

/*
 * A job that is done for a day counts as done for the day before it, because around midnight two
 * machines can disagree on the date. A recorded day later than tomorrow was written by a wrong
 * clock and does not count.
 */

interface TrabajoDelDia {
  trabajo: string;
  dia: string;
}

/**
 * Records a job as done for `dia`; the caller must do the job in the same transaction. Returns
 * false when the job is done already. Another instance that calls this for the same job waits until
 * this transaction ends.
 */
export async function tomarTrabajoDelDia(
  tx: Tx,
  clock: Pick<Clock, 'instant'>,
  { trabajo, dia }: TrabajoDelDia,
): Promise<boolean> {
  const { rows } = await sql`
    insert into trabajos_del_dia (trabajo, dia, hecho_en)
    values (${trabajo}, ${dia}, ${clock.instant()})
    on conflict (trabajo) do update set dia = excluded.dia, hecho_en = excluded.hecho_en
    where trabajos_del_dia.dia not between excluded.dia and excluded.dia + 1
    returning trabajo`.execute(tx);
  return rows.length > 0;
}

export async function estaHecho(db: Executor, { trabajo, dia }: TrabajoDelDia): Promise<boolean> {
  const { rows } = await sql`
    select from trabajos_del_dia
    where trabajo = ${trabajo} and dia between ${dia}::date and ${dia}::date + 1`.execute(db);
  return rows.length > 0;
}

/**
 * Reserves for `tomaMs` milliseconds a job that takes longer than one transaction. Returns false,
 * without waiting, when the job is done already or another instance has reserved it.
 */
export async function tomarTrabajoLargo(
  db: Executor,
  clock: Pick<Clock, 'instant'>,
  { trabajo, dia, tomaMs }: TrabajoDelDia & { tomaMs: number },
): Promise<boolean> {
  const ahora = clock.instant();
  // A reservation later than now was made by a wrong clock and does not count.
  const { rows } = await sql`
    insert into trabajos_del_dia (trabajo, tomado_en) values (${trabajo}, ${ahora})
    on conflict (trabajo) do update set tomado_en = excluded.tomado_en
    where (trabajos_del_dia.dia is null
        or trabajos_del_dia.dia not between ${dia}::date and ${dia}::date + 1)
      and (trabajos_del_dia.tomado_en is null
        or trabajos_del_dia.tomado_en not between ${clock.instant(-tomaMs)} and ${ahora})
    returning trabajo`.execute(db);
  return rows.length > 0;
}

/** Records that a job was done now. With `dia`, records too that the job is done for this day. */
export async function anotarTrabajoHecho(
  db: Executor,
  clock: Pick<Clock, 'instant'>,
  { trabajo, dia }: { trabajo: string; dia?: string },
): Promise<void> {
  await sql`
    insert into trabajos_del_dia (trabajo, dia, hecho_en)
    values (${trabajo}, ${dia ?? null}, ${clock.instant()})
    on conflict (trabajo) do update set dia = coalesce(excluded.dia, trabajos_del_dia.dia),
      hecho_en = excluded.hecho_en, tomado_en = null`.execute(db);
}

/** Returns when each job was last done, in milliseconds since 1970; null for a job never done. */
export async function leerTrabajos(
  db: Executor,
): Promise<{ trabajo: string; hechoEn: number | null }[]> {
  return db
    .selectFrom('trabajos_del_dia')
    .select(['trabajo', 'hecho_en as hechoEn'])
    .orderBy('trabajo')
    .execute();
}
