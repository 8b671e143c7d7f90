import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Past this many texts the rest go unnamed, so that a query built with varying text cannot fill the server. */
const MAXIMUM = 500;

/**
 * The pool as Kysely wants it, with every query that has parameters sent as a named statement: PostgreSQL then
 * parses and plans each text once a connection, which halves the cost of a read.
 */
export function withNamedStatements(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined || names.size >= MAXIMUM) return known;
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  }

  function wrap(client: pg.PoolClient): PostgresPoolClient {
    const query = (text: string, values: readonly unknown[] = []) => {
      const name = values.length > 0 ? nameOf(text) : undefined;
      return client.query(
        name === undefined ? { text, values: [...values] } : { name, text, values: [...values] },
      );
    };
    return {
      query,
      release: (destroy?: boolean) => client.release(destroy),
    } as unknown as PostgresPoolClient;
  }

  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const known = wrapped.get(client) ?? wrap(client);
      wrapped.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}
