import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import type { Clock } from '../platform/clock.ts';
import { Dialect } from './dialect.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { openOrJoinEmbedded } from './embedded/open-or-join-embedded.ts';
import { withNamedStatements } from './named-statements.ts';
import { createOutage, type Outage } from './outage/outage.ts';
import type { Tables } from './tables.ts';
import { installTypeParsers } from './type-parsers.ts';
import { watchServer } from './outage/watch-server.ts';

/** The one database of the process. Only `engine` and `description` show which engine it is. */
export interface Database {
  db: Kysely<Tables>;
  /** The pool for code that uses pg itself; our queries go through `db`. */
  pool: pg.Pool;
  engine: 'integrado' | 'servidor';
  /** Knows whether the database serves at present. */
  outage: Outage;
  /** A text for people, such as 'PostgreSQL 18.6 integrado, en /srv/remanso/postgres'. */
  description: string;
  close(): Promise<void>;
}

export interface ConnectOptions {
  databaseUrl: string | undefined;
  dataDir: string;
  clock: Clock;
  /**
   * Set for a command. One `beside` the centre joins the database of a centre that runs on the same
   * folder, and makes no database where there is none; one `alone` is refused beside a centre.
   */
  command?: 'beside' | 'alone';
  /** Logs what goes wrong outside any request. */
  log: (message: string) => void;
}

/** Opens the server that `databaseUrl` names, or else the embedded engine in `dataDir/postgres`. */
export async function connect(options: ConnectOptions): Promise<Database> {
  installTypeParsers();
  return options.databaseUrl === undefined
    ? connectEmbedded(options)
    : connectServer(options.databaseUrl, options);
}

async function connectEmbedded(options: ConnectOptions): Promise<Database> {
  const { dataDir, log, command } = options;
  const server = await (command === 'beside' ? openOrJoinEmbedded : openEmbedded)({ dataDir, log });
  const connection = { ...server.connection, max: CONNECTIONS_OF_OUR_OWN };
  const { version, ...parts } = await openPool({ ...options, connection });
  return {
    ...parts,
    engine: 'integrado',
    description: `PostgreSQL ${version} integrado, en ${join(dataDir, 'postgres')}`,
    async close() {
      await parts.db.destroy();
      await server.close();
    },
  };
}

async function connectServer(url: string, options: ConnectOptions): Promise<Database> {
  const connection = { connectionString: url, keepAlive: true, max: CONNECTIONS_OF_A_SERVER };
  const { version, base, ...parts } = await openPool({ ...options, connection });
  return {
    ...parts,
    engine: 'servidor',
    description: `PostgreSQL ${version}, base ${base} en ${new URL(url).host}`,
    close: () => parts.db.destroy(),
  };
}

/** The names by which the database knows a centre that serves, and a command beside it. */
export const CENTRE_NAME = 'remanso';
const COMMAND_NAME = 'remanso-comando';

/**
 * The most connections that an instance holds. Each that has worked for a while holds 5 MB of the
 * machine on which the server of our own runs beside Node (bench/memory); two cores need no more.
 */
const CONNECTIONS_OF_OUR_OWN = 6;
const CONNECTIONS_OF_A_SERVER = 10;

/**
 * The limits of a statement: what the server allows, and after how long without a word of the
 * server, which should have ended it, its connection is given up.
 */
const STATEMENT_MS = 10_000;
const SILENCE_MS = STATEMENT_MS + 1_000;

type PoolOptions = Pick<ConnectOptions, 'log' | 'command'> & { connection: pg.PoolConfig };

async function openPool({ connection, log, command }: PoolOptions) {
  const pool = new pg.Pool({
    ...connection,
    application_name: command === undefined ? CENTRE_NAME : COMMAND_NAME,
    // The limit is well under the 2.5 s within which an unreachable server must be reported
    // (reliability F2).
    connectionTimeoutMillis: 2_000,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: 15_000,
  });
  const outage = createOutage({ log });
  watchServer(pool);
  // A connection that the server ends is replaced by the next query. Without a listener its 'error'
  // would end the process: the pool listens only to idle connections, and the queries of the others
  // are rejected anyway.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => {
    // A pool that ends does not wait for its connections to be gone, and the server may stop before
    // they are.
    if (pool.ending || outage.explains(error)) return;
    log(`idle database connection lost: ${error.message}`);
  });
  const db = createKysely(pool, outage);
  const { rows } = await sql<{ version: string; base: string }>`
    select current_setting('server_version') as version, current_database() as base`
    .execute(db)
    .catch(async (error: unknown) => {
      await pool.end();
      throw error;
    });
  return { db, pool, outage, version: rows[0]?.version, base: rows[0]?.base };
}

function createKysely(pool: pg.Pool, { answered }: Outage): Kysely<Tables> {
  return new Kysely({
    dialect: new Dialect({ pool: withNamedStatements(pool, { answered, silenceMs: SILENCE_MS }) }),
  });
}
