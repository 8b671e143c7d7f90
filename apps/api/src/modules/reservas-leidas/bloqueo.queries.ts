import { sql } from 'kysely';

/**
 * The SQL condition that `franjas as f` cannot be booked, because it is blocked by hand, by a
 * bloqueo or by the plan. The condition is never null.
 */
export const BLOQUEADA = sql<boolean>`(f.bloqueada or f.bloqueo_id is not null or f.motivo_del_plan is not null)`;

/**
 * The SQL expression for why `franjas as f` is blocked: the motivo of the block by hand, else that
 * of the bloqueo, else that of the plan. The table bloqueos is read only for a franja under a
 * bloqueo.
 */
export const MOTIVO = sql<string | null>`coalesce(f.motivo,
  case when f.bloqueo_id is not null then (select b.motivo from bloqueos b where b.id = f.bloqueo_id) end,
  f.motivo_del_plan)`;
