import { sql } from 'kysely';
import type { Executor } from '../../src/database/transaction.ts';

/*
 * The invariants of every database of ours, whatever was done to it (reliability.md). Some of them
 * the database enforces by itself; they are checked again here, because a test may have switched
 * that off.
 */

const BROKEN_INVARIANTS = sql<{ problem: string }>`
  with ocupacion as (
    select f.id, f.ocupados, f.capacidad_efectiva, f.retirada,
      (select count(*) from reservas r join asientos a on a.reserva_id = r.id
        where r.franja_id = f.id and r.estado <> 'CANCELADA') as asientos,
      (select count(*) from reservas r
        where r.franja_id = f.id and r.estado in ('PENDIENTE', 'CONFIRMADA')) as activas
    from franjas f)
  select 'franja ' || id || ' counts ' || ocupados || ' of its ' || asientos || ' seats' as problem
    from ocupacion where ocupados <> asientos
  union all
  select 'franja ' || id || ' holds ' || asientos || ' with room for ' || capacidad_efectiva
    from ocupacion where asientos > capacidad_efectiva
  union all
  select 'withdrawn franja ' || id || ' has active bookings'
    from ocupacion where retirada is not null and activas > 0
  union all
  select 'franjas ' || f.id || ' and ' || g.id || ' overlap' from franjas f
    join franjas g on f.id < g.id and f.inicio < g.fin and g.inicio < f.fin
    where f.retirada is null and g.retirada is null
  union all
  select 'booking ' || r.id || ' has ' || count(a.id) || ' holders' from reservas r
    left join asientos a on a.reserva_id = r.id and a.es_titular group by r.id having count(a.id) <> 1
  union all
  select 'booking ' || reserva_id || ' seats ' || count(*) from asientos
    group by reserva_id having count(*) > 4
  union all
  select 'client ' || usuario_id || ' has two active bookings in franja ' || franja_id from reservas
    where estado in ('PENDIENTE', 'CONFIRMADA') group by usuario_id, franja_id having count(*) > 1
  union all
  select 'active booking ' || id || ' is nobody’s' from reservas
    where usuario_id is null and estado in ('PENDIENTE', 'CONFIRMADA')
  union all
  select 'booking ' || id || ' costs ' || precio_total from reservas where precio_total < 0
  union all
  select lower(email) || ' is the e-mail of several' from usuarios group by lower(email) having count(*) > 1
  union all
  select 'there is more than one configuration' from config having count(*) > 1
  union all
  select 'nobody administers' where not exists (
    select from usuarios where rol = 'ADMIN' and estado = 'ACTIVO')`;

/** Returns a sentence for each thing that is wrong; none in a sound database. */
export async function brokenInvariants(db: Executor): Promise<string[]> {
  const { rows } = await BROKEN_INVARIANTS.execute(db);
  return rows.map(({ problem }) => problem);
}
