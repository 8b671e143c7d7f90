import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { isOutdatedPlan } from './sql-errors.ts';

/**
 * The largest number of named texts. Further texts go unnamed, so that a query built with varying
 * text cannot fill the server's memory.
 */
const MAXIMUM = 500;

/**
 * Returns the pool as Kysely wants it, with every query that has parameters sent as a named
 * statement: PostgreSQL then parses and plans each text once a connection, which halves the cost of
 * a read. A newer version of the app may migrate while this one runs, and so outdate a plan. Then
 * all names are given anew, connections that know old names are dropped when they are released, and
 * the statement is sent once more, unless it belongs to a transaction, which its caller runs again.
 */
export function withNamedStatements(pool: pg.Pool, answered: () => void): PostgresPool {
  const names = new Map<string, string>();
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  let generation = 0;

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined || names.size >= MAXIMUM) return known;
    const name = `s${generation}_${names.size}`;
    names.set(text, name);
    return name;
  }

  function wrap(client: pg.PoolClient): PostgresPoolClient {
    const born = generation;

    async function query(text: string, values: readonly unknown[] = []) {
      const name = values.length > 0 ? nameOf(text) : undefined;
      const statement = { text, values: [...values] };
      const standsAlone = client.getTransactionStatus() !== 'T';
      try {
        const result = await client.query(name === undefined ? statement : { name, ...statement });
        answered();
        return result;
      } catch (error) {
        if (!isOutdatedPlan(error)) throw error;
        names.clear();
        generation += 1;
        if (standsAlone) return client.query(statement);
        throw error;
      }
    }

    return {
      query,
      release: (destroy = false) => client.release(destroy || born !== generation),
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
