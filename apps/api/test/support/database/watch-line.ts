import { sql } from 'kysely';
import { INVARIANTS } from '../../../src/database/invariants.ts';
import type { Executor } from '../../../src/database/transaction.ts';

const SET_UP = `
  create table miradas (franja_id bigint, falta text);
  create function mirar_franja() returns trigger language plpgsql as $$
  declare
    suya bigint := (to_jsonb(new) ->> tg_argv[0])::bigint;
  begin
    insert into miradas values (suya, null);
    perform set_config('remanso.ahora', '-infinity', true);
    insert into miradas
      select suya, problema
      from (${INVARIANTS['nobody waits for places that are free']}) as breaches (problema)
      union all
      select suya, sentados || ' seats and ' || f.retenidas || ' held of ' || f.capacidad_efectiva
      from franjas f, lateral (
        select count(*) as sentados from asientos a join reservas r on r.id = a.reserva_id
        where r.franja_id = f.id and r.estado <> 'CANCELADA') s
      where f.id = suya and (sentados + f.retenidas <> f.ocupados or f.ocupados > f.capacidad_efectiva);
    return null;
  end $$;
  create constraint trigger mirar after insert or update on franjas
    deferrable initially deferred for each row execute function mirar_franja('id');
  create constraint trigger mirar after insert or update on esperas
    deferrable initially deferred for each row execute function mirar_franja('franja_id');`;

/**
 * Makes the database check, when any transaction commits, the franjas whose places or line it has
 * changed: their seats and the places that offers hold fit the capacity, and nobody waits who fits
 * into the free places. Returns a function that reads how many checks there were, and the faults.
 * No franja may begin in less than an hour.
 */
export async function watchLine(db: Executor) {
  await sql.raw(SET_UP).execute(db);
  return async () => {
    const { rows } = await sql<{ falta: string | null }>`select falta from miradas`.execute(db);
    const faults = rows.flatMap(({ falta }) => falta ?? []);
    return { checks: rows.length - faults.length, faults };
  };
}
