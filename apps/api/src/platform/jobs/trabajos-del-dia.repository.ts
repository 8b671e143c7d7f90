import { sql } from 'kysely';
import type { Executor, Tx } from '../../database/transaction.ts';
import type { Clock } from '../clock.ts';

/*
 * A job that is done for a day counts as done for the day before it too: around midnight two
 * machines may not agree on the date. A recorded day later than tomorrow comes from a wrong clock
 * and does not count.
 */

interface TrabajoDelDia {
  trabajo: string;
  dia: string;
}

/**
 * Takes a day's job for this transaction, which must then do it; returns false when the job is done
 * already. Another instance that asks for the same job meanwhile waits for this transaction's end.
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

/** Returns whether a day's job is done. */
export async function estaHecho(db: Executor, { trabajo, dia }: TrabajoDelDia): Promise<boolean> {
  const { rows } = await sql`
    select from trabajos_del_dia
    where trabajo = ${trabajo} and dia between ${dia}::date and ${dia}::date + 1`.execute(db);
  return rows.length > 0;
}

/**
 * Takes a day's job that is no transaction, for as long as `tomaMs` says; returns false when the
 * job is done already, or another instance has it. Nobody waits.
 */
export async function tomarTrabajoLargo(
  db: Executor,
  clock: Pick<Clock, 'instant'>,
  { trabajo, dia, tomaMs }: TrabajoDelDia & { tomaMs: number },
): Promise<boolean> {
  const ahora = clock.instant();
  // A job that was taken in the future was taken by a wrong clock.
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

/** Records that a job was done now; with a day, that it is done for that day. */
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

/** Reads when each job was last done, in milliseconds since 1970. */
export async function leerTrabajos(
  db: Executor,
): Promise<{ trabajo: string; hechoEn: number | null }[]> {
  return db
    .selectFrom('trabajos_del_dia')
    .select(['trabajo', 'hecho_en as hechoEn'])
    .orderBy('trabajo')
    .execute();
}
