import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import { inSnapshot, type Executor } from './transaction.ts';
import { liftLimits } from './lift-limits.ts';

/**
 * The rules that the data of every centre must keep (docs/reliability.md): the name of each rule,
 * and the SQL query that finds its breaches. Each row of a query is one breach, told as a Spanish
 * sentence in the column `problema`.
 *
 * PostgreSQL's constraints enforce most of these rules already. The queries check them again,
 * because a change made by hand, a faulty disk or a restored file may have bypassed a constraint.
 */
export const INVARIANTS: Record<string, string> = {
  'seats and held places within the capacity': `
    select 'La franja ' || f.id || ' tiene ' || count(a.id) + f.retenidas ||
      ' lugares ocupados o retenidos y capacidad para ' || f.capacidad_efectiva as problema
    from franjas f left join reservas r on r.franja_id = f.id and r.estado <> 'CANCELADA'
      left join asientos a on a.reserva_id = r.id
    group by f.id having count(a.id) + f.retenidas > f.capacidad_efectiva`,

  'the counter of a franja is the sum of its seats and of what its offers hold': `
    select 'La franja ' || f.id || ' cuenta ' || f.ocupados || ' ocupados y sus reservas y ofertas suman ' ||
      f.retenidas + count(a.id)
    from franjas f left join reservas r on r.franja_id = f.id and r.estado <> 'CANCELADA'
      left join asientos a on a.reserva_id = r.id
    group by f.id having f.ocupados <> f.retenidas + count(a.id)`,

  'what a franja holds for offers is the sum of them': `
    select 'La franja ' || f.id || ' retiene ' || f.retenidas || ' lugares y sus ofertas suman ' ||
      coalesce(sum(e.personas), 0)
    from franjas f left join esperas e on e.franja_id = f.id and e.estado = 'OFRECIDA'
    group by f.id having f.retenidas <> coalesce(sum(e.personas), 0)`,

  'nobody waits for places that are free': `
    select 'La espera ' || e.id || ' es para ' || e.personas || ' y en la franja ' || f.id || ' hay ' ||
      f.capacidad_efectiva - f.ocupados || ' lugares libres'
    from esperas e join franjas f on f.id = e.franja_id
    where e.estado = 'ESPERANDO' and e.personas <= f.capacidad_efectiva - f.ocupados
      and f.inicio > current_setting('remanso.ahora')::timestamp + interval '60 minutes'
      and not (f.bloqueada or f.bloqueo_id is not null or f.motivo_del_plan is not null)`,

  'franjas do not overlap': `
    select 'La franja ' || id || ' comienza antes de que termine la anterior'
    from (select id, inicio, max(fin) over (order by inicio, id
        rows between unbounded preceding and 1 preceding) as anterior
      from franjas where retirada is null) as en_orden
    where inicio < anterior`,

  'no active booking on a franja that was withdrawn': `
    select 'La reserva ' || r.id || ' está activa en la franja ' || f.id || ', que fue retirada'
    from franjas f join reservas r on r.franja_id = f.id and r.estado in ('PENDIENTE', 'CONFIRMADA')
    where f.retirada is not null`,

  'the bookings of a series are of its client': `
    select 'La reserva ' || r.id || ' es de otra persona que su turno fijo ' || s.id
    from reservas r join series s on s.id = r.serie_id
    where r.usuario_id is distinct from s.usuario_id`,

  'one holder a booking': `
    select 'La reserva ' || r.id || ' tiene ' || count(a.id) || ' titulares'
    from reservas r left join asientos a on a.reserva_id = r.id and a.es_titular
    group by r.id having count(a.id) <> 1`,

  'no more than four people a booking': `
    select 'La reserva ' || reserva_id || ' tiene ' || count(*) || ' personas'
    from asientos group by reserva_id having count(*) > 4`,

  'an active booking is somebody’s': `
    select 'La reserva ' || id || ' está activa y no es de nadie'
    from reservas where usuario_id is null and estado in ('PENDIENTE', 'CONFIRMADA')`,

  'one active booking a client and franja': `
    select 'El cliente ' || usuario_id || ' tiene ' || count(*) || ' reservas activas en la franja ' ||
      franja_id
    from reservas where estado in ('PENDIENTE', 'CONFIRMADA') and usuario_id is not null
    group by usuario_id, franja_id having count(*) > 1`,

  'an estado holds until the moment at which time changes it': `
    select 'La reserva ' || r.id || ' vale hasta ' || coalesce(r.estado_hasta::text, 'siempre') ||
      ' y está ' || r.estado
    from reservas r join franjas f on f.id = r.franja_id
    where r.estado_hasta is distinct from case r.estado
      when 'CONFIRMADA' then f.fin when 'PENDIENTE' then coalesce(r.senia_vence, f.inicio) end`,

  'prices are whole and not negative': `
    select 'La reserva ' || id || ' cuesta ' || precio_total from reservas where precio_total < 0
    union all
    select 'El precio para ' || capacidad || ' es ' || precio from precios where precio < 0`,

  'what was paid is the sum of the payments': `
    select 'La reserva ' || r.id || ' tiene pagados ' || r.pagado || ' y sus pagos suman ' ||
      coalesce(sum(p.neto), 0)
    from reservas r left join pagos p on p.reserva_id = r.id
    group by r.id having r.pagado <> coalesce(sum(p.neto), 0)`,

  'no more given back than was paid': `
    select 'De la reserva ' || id || ' se devolvió más de lo que se pagó: quedan ' || pagado
    from reservas where pagado < 0`,

  'an abono has the places and the worth of its ledger': `
    select 'El abono ' || v.id || ' tiene ' || v.disponibles || ' lugares de ' || v.valor ||
      ' pesos, y sus movimientos suman ' || coalesce(sum(m.lugares), 0) || ' de ' ||
      coalesce(sum(m.valor), 0)
    from abonos_vendidos v left join movimientos_de_abono m on m.abono_vendido_id = v.id
    group by v.id
    having v.disponibles <> coalesce(sum(m.lugares), 0) or v.valor <> coalesce(sum(m.valor), 0)`,

  'what was paid for an abono is the sum of the payments': `
    select 'El abono ' || v.id || ' tiene pagados ' || v.pagado || ' y sus pagos suman ' ||
      coalesce(sum(p.neto), 0)
    from abonos_vendidos v left join pagos p on p.abono_vendido_id = v.id
    group by v.id having v.pagado <> coalesce(sum(p.neto), 0)`,

  'a booking has its people’s places of its abono, and none once it is cancelled': `
    select 'La reserva ' || r.id || ' es de ' || count(a.id) || ' personas y tiene ' || m.lugares ||
      ' lugares del abono ' || v.id || ' por ' || m.valor || ' pesos'
    from reservas r join abonos_vendidos v on v.id = r.abono_vendido_id
      join asientos a on a.reserva_id = r.id
      cross join lateral (select coalesce(-sum(m.lugares), 0) as lugares,
        coalesce(-sum(m.valor), 0) as valor from movimientos_de_abono m where m.reserva_id = r.id) m
    group by r.id, v.id, m.lugares, m.valor
    having m.lugares <> case r.estado when 'CANCELADA' then 0 else count(a.id) end
      or r.pagado <> m.valor or r.estado <> 'CANCELADA' and r.precio_total <> m.valor`,

  'one cierre a day': `
    select 'La caja del ' || fecha || ' tiene ' || count(*) || ' cierres'
    from cierres_de_caja where reabierto_en is null group by fecha having count(*) > 1`,

  'a cierre counts every means once': `
    select 'El cierre ' || c.id || ' de la caja cuenta ' || count(n.medio) || ' medios'
    from cierres_de_caja c left join conteos_de_caja n on n.cierre_id = c.id
    group by c.id having count(n.medio) <> 4 or count(distinct n.medio) <> 4`,

  'e-mails are unique without case': `
    select 'El e-mail ' || lower(email) || ' es de ' || count(*) || ' cuentas'
    from usuarios where email is not null group by lower(email) having count(*) > 1`,

  'one configuration': `
    select 'Hay ' || count(*) || ' configuraciones' from config having count(*) > 1`,

  'somebody active administers': `
    select 'Nadie administra: npm run admin -- crear EMAIL'
    where not exists (select from usuarios where rol = 'ADMIN' and estado = 'ACTIVO')`,

  'what enforces the rules is in force': `
    select 'La regla ' || conname || ' de ' || conrelid::regclass || ' no está validada'
    from pg_constraint where connamespace = current_schema()::regnamespace and not convalidated
    union all
    select 'El guardián ' || t.tgname || ' de ' || t.tgrelid::regclass || ' está apagado'
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = current_schema()::regnamespace and t.tgenabled = 'D'
    union all
    select 'El índice ' || i.indexrelid::regclass || ' no es válido'
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = current_schema()::regnamespace and not i.indisvalid`,
};

/**
 * Returns a Spanish sentence for each breach of INVARIANTS, all read in one snapshot of the data.
 * The queries read the civil time of `clock` in the setting `remanso.ahora`.
 */
export async function brokenInvariants(db: Executor, clock: Pick<Clock, 'now'>): Promise<string[]> {
  const queries = sql.raw<{ problema: string }>(Object.values(INVARIANTS).join('\nunion all\n'));
  const { rows } = await inSnapshot(db, async (tx) => {
    await liftLimits(tx);
    await sql`select set_config('remanso.ahora', ${clock.now()}, true)`.execute(tx);
    return queries.execute(tx);
  });
  return rows.map(({ problema }) => problema);
}
