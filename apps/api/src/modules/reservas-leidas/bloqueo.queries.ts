import { sql } from 'kysely';

/**
 * The SQL condition that nobody can book `franjas as f`: a hand, a bloqueo or the plan has closed
 * it; never null.
 */
export const BLOQUEADA = sql<boolean>`(f.bloqueada or f.bloqueo_id is not null or f.motivo_del_plan is not null)`;

/**
 * The SQL of why `franjas as f` is closed: a hand's motivo, else its bloqueo's, else the plan's. The
 * bloqueos are looked at only for a franja that one of them closes.
 */
export const MOTIVO = sql<string | null>`coalesce(f.motivo,
  case when f.bloqueo_id is not null then (select b.motivo from bloqueos b where b.id = f.bloqueo_id) end,
  f.motivo_del_plan)`;
