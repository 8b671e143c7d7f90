import type pg from 'pg';

/**
 * Takes an idle connection out of `pg`'s pipeline mode, which the pool's connections are in and in
 * which COPY is refused. The caller must close the connection in the end, by `release(true)`.
 */
export function leavePipeline(client: pg.PoolClient): void {
  Object.assign(client, { pipeline: false });
}
