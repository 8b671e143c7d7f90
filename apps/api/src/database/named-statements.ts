import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { LIFT_LIMITS } from './lift-limits.ts';
import { createHearing } from './notices.ts';
import { isNotLent, isOutdatedPlan, isSilence, losesNames, PoolBusy } from './sql-errors.ts';
import { socketOf } from './outage/watch-server.ts';

/**
 * The largest number of statement texts that get a name. Without a limit, queries with varying
 * texts could fill the server's memory.
 */
const MAXIMUM = 500;

const ROLLED_BACK = 'A transaction was to be committed in which a statement had failed';

interface Options {
  /** Called whenever the database has answered a statement. */
  answered: () => void;
  /** Returns true while the database is known to be away. */
  isAway: () => boolean;
  /**
   * How long a server may be silent after a statement, in milliseconds. Then the connection is
   * closed.
   */
  silenceMs: number;
}

/**
 * Wraps a pool for Kysely. A statement with parameters is sent as a named statement, so that
 * PostgreSQL parses and plans each text only once per connection, which halves the cost of a read.
 *
 * If a newer version of Remanso migrates the database meanwhile, a plan may be outdated. Then all
 * statements get new names, connections with old names are closed when they are released, and the
 * failed statement is sent again without a name, except within a transaction, which its caller
 * repeats.
 *
 * Where the pool lends no connection in time although some are in use and the database is not away,
 * the error is `PoolBusy`.
 *
 * PostgreSQL answers a commit of a transaction in which a statement has failed by rolling it back. Then
 * the commit is an error.
 *
 * If the server does not know a name, or knows it already, then each transaction may be on another
 * connection (a pooler in transaction mode). Then no statement is named any more.
 */
export function withNamedStatements(pool: pg.Pool, options: Options): PostgresPool {
  const names = createNames();
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  let lent = 0;

  function wrap(client: pg.PoolClient): PostgresPoolClient {
    const born = names.generation();
    const hearing = createHearing(client);
    let unlimited = false;

    async function query(text: string, values: readonly unknown[] = []) {
      // A text without parameters can hold several statements, which cannot be prepared.
      const name = values.length > 0 ? names.of(text) : undefined;
      if (text === LIFT_LIMITS) unlimited = true;
      const limit = unlimited ? {} : { query_timeout: options.silenceMs };
      const nameless = { text, values: [...values], ...limit };
      const standsAlone = client.getTransactionStatus() === 'I';
      try {
        const result = await client.query(name === undefined ? nameless : { name, ...nameless });
        if (text === 'commit' && result.command !== 'COMMIT') throw new Error(ROLLED_BACK);
        options.answered();
        hearing.tell();
        return result;
      } catch (error) {
        // The server may still be running the statement, so the connection is closed and not used
        // again.
        if (isSilence(error)) socketOf(client).destroy();
        const lost = losesNames(error);
        if (!lost && !isOutdatedPlan(error)) throw error;
        names.giveAnew(lost);
        if (standsAlone) return client.query(nameless);
        throw error;
      }
    }

    return {
      query,
      release(destroy = false) {
        unlimited = false;
        lent -= 1;
        client.release(destroy || born !== names.generation());
      },
    } as unknown as PostgresPoolClient;
  }

  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw isNotLent(error) && lent > 0 && !options.isAway() ? new PoolBusy() : error;
      });
      lent += 1;
      const known = wrapped.get(client) ?? wrap(client);
      wrapped.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

/** Returns the names of statement texts. A text gets a different name in each generation. */
function createNames() {
  const names = new Map<string, string>();
  let generation = 0;
  let isNaming = true;
  return {
    generation: () => generation,
    /** Returns the name of a statement text; undefined where the text is sent without a name. */
    of(text: string): string | undefined {
      if (!isNaming) return undefined;
      const known = names.get(text);
      if (known !== undefined || names.size >= MAXIMUM) return known;
      // The name is a hash of the text, so that every process gives a text the same name: PgBouncer
      // lends one connection to several processes, which share its prepared statements.
      const name = `s${generation}_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
      names.set(text, name);
      return name;
    },
    /**
     * Begins a new generation of names. With `lost` (the server does not know the names that it was
     * given), no text gets a name any more.
     */
    giveAnew(lost: boolean): void {
      if (lost) isNaming = false;
      names.clear();
      generation += 1;
    },
  };
}
