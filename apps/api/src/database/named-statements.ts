import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { LIFT_LIMITS } from './lift-limits.ts';
import { isOutdatedPlan, isSilence, losesNames } from './sql-errors.ts';
import { socketOf } from './outage/watch-server.ts';

/**
 * The largest number of named texts. Further texts go unnamed, so that a query built with varying
 * text cannot fill the server's memory.
 */
const MAXIMUM = 500;

interface Options {
  /** Called whenever the database has answered a statement. */
  answered: () => void;
  /** A connection whose server says nothing to a statement for so long is given up. */
  silenceMs: number;
}

/**
 * Returns the pool as Kysely wants it, with every query that has parameters sent as a named
 * statement: PostgreSQL then parses and plans each text once a connection, which halves the cost of
 * a read. A newer version of the app may migrate while this one runs, and so outdate a plan. Then
 * all names are given anew, connections that know old names are dropped when they are released, and
 * the statement is sent once more, unless it belongs to a transaction, which its caller runs again.
 * The same is done, and nothing is named any more, where a name that was given is not known or was
 * given before: behind a pool in transaction mode each transaction may have another connection.
 */
export function withNamedStatements(pool: pg.Pool, options: Options): PostgresPool {
  const names = createNames();
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  function wrap(client: pg.PoolClient): PostgresPoolClient {
    const born = names.generation();
    let unlimited = false;

    async function query(text: string, values: readonly unknown[] = []) {
      const name = values.length > 0 ? names.of(text) : undefined;
      if (text === LIFT_LIMITS) unlimited = true;
      const limit = unlimited ? {} : { query_timeout: options.silenceMs };
      const statement = { text, values: [...values], ...limit };
      const standsAlone = client.getTransactionStatus() !== 'T';
      try {
        const result = await client.query(name === undefined ? statement : { name, ...statement });
        options.answered();
        return result;
      } catch (error) {
        // The statement may still run: nobody else is to have the connection, nor to wait for it.
        if (isSilence(error)) socketOf(client).destroy();
        const lost = losesNames(error);
        if (!lost && !isOutdatedPlan(error)) throw error;
        names.giveAnew(lost);
        if (standsAlone) return client.query(statement);
        throw error;
      }
    }

    return {
      query,
      release(destroy = false) {
        unlimited = false;
        client.release(destroy || born !== names.generation());
      },
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

/** Gives each text a name, which is another one in each generation of names. */
function createNames() {
  const names = new Map<string, string>();
  let generation = 0;
  let isNaming = true;
  return {
    generation: () => generation,
    /** Returns the name of a text; undefined where it goes without. */
    of(text: string): string | undefined {
      if (!isNaming) return undefined;
      const known = names.get(text);
      if (known !== undefined || names.size >= MAXIMUM) return known;
      // The name is made of the text, so that it means the same in every process: PgBouncer lends a
      // connection for one transaction, and another process may have prepared statements on it.
      const name = `s${generation}_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
      names.set(text, name);
      return name;
    },
    /** Begins a new generation; `lost` where names do not reach the statements that they were given. */
    giveAnew(lost: boolean): void {
      if (lost) isNaming = false;
      names.clear();
      generation += 1;
    },
  };
}
