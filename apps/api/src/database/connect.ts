import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import type { Clock } from '../platform/clock.ts';
import { Dialect } from './dialect.ts';
import { openEmbedded, openOrJoinEmbedded } from './embedded/open-embedded.ts';
import { withNamedStatements } from './named-statements.ts';
import { createOutage, type Outage } from './outage/outage.ts';
import { clientOfPrimary } from './servers/client-of-primary.ts';
import { findPrimary } from './servers/find-primary.ts';
import { serversOfUrl } from './servers/servers-of-url.ts';
import type { Tables } from './tables.ts';
import { installTypeParsers } from './type-parsers.ts';
import { watchServer } from './outage/watch-server.ts';

/**
 * The database of the process. `engine` and `description` tell whether it is the embedded
 * PostgreSQL or another server; all other members are the same for either.
 */
export interface Database {
  db: Kysely<Tables>;
  /** The connection pool, for code that needs `pg` itself. All other queries go through `db`. */
  pool: pg.Pool;
  engine: 'integrado' | 'servidor';
  /** Tells whether the database answers at present. */
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
   * Undefined for a centre that serves. A command with 'beside' joins the database of a centre that
   * runs on the same data folder, and throws where the folder has no database. A command with
   * 'alone' throws where a centre is running on the folder.
   */
  command?: 'beside' | 'alone';
  /** Logs an error that happens outside any request. */
  log: (message: string) => void;
}

/**
 * Connects to the PostgreSQL server that `databaseUrl` names. Where `databaseUrl` is undefined,
 * starts the embedded PostgreSQL on `dataDir/postgres`; a command with 'beside' joins the one that
 * a centre has already started there.
 */
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
      await parts.close();
      await server.close();
    },
  };
}

async function connectServer(address: string, options: ConnectOptions): Promise<Database> {
  const { servers, url } = serversOfUrl(address) ?? { servers: [], url: address };
  const connection = {
    connectionString: url,
    keepAlive: true,
    max: CONNECTIONS_OF_A_SERVER,
    ...(servers.length > 1 && { Client: clientOfPrimary(findPrimary({ servers, url })) }),
  };
  const { version, base, ...parts } = await openPool({ ...options, connection });
  const names = servers.map(({ host, port }) => `${host}:${port}`).join(' o ');
  return {
    ...parts,
    engine: 'servidor',
    description: `PostgreSQL ${version}, base ${base} en ${names}`,
  };
}

/**
 * The `application_name` of the connections of a centre that serves. Connections of a command use
 * COMMAND_NAME.
 */
export const CENTRE_NAME = 'remanso';
const COMMAND_NAME = 'remanso-comando';

/**
 * The most connections that one instance opens to the embedded PostgreSQL, which shares the machine
 * with Node. Each connection that has worked for a while uses 5 MB of memory (bench/memory), and a
 * machine with two cores gains nothing from more than six.
 */
const CONNECTIONS_OF_OUR_OWN = 6;
const CONNECTIONS_OF_A_SERVER = 10;

/**
 * The time limits of a statement. PostgreSQL cancels a statement after STATEMENT_MS. Where the
 * server has sent nothing for SILENCE_MS, the client gives the connection up.
 */
const STATEMENT_MS = 10_000;
const SILENCE_MS = STATEMENT_MS + 1_000;

/**
 * A centre's data fit in memory, where a row found by an index costs little more than one read in
 * passing. PostgreSQL supposes a disk by default, and would read whole tables of thousands of rows to
 * find a few of them.
 */
const AS_IF_CACHED = 'set random_page_cost = 1.1';

/** The pool waits for the promise before it lends a new connection, which its types do not say. */
const costAsIfCached = (client: pg.ClientBase): unknown => client.query(AS_IF_CACHED);

type PoolOptions = Pick<ConnectOptions, 'log' | 'command'> & { connection: pg.PoolConfig };

async function openPool({ connection, log, command }: PoolOptions) {
  const pool = new pg.Pool({
    ...connection,
    application_name: command === undefined ? CENTRE_NAME : COMMAND_NAME,
    // The system must report an unreachable server within 2.5 s (reliability F2), so this limit is
    // well below 2.5 s.
    connectionTimeoutMillis: 2_000,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: 15_000,
    onConnect: costAsIfCached,
  });
  const outage = createOutage({ log });
  const unwatch = watchServer(pool);
  // Each connection needs its own 'error' listener: the pool listens only to idle connections, and
  // an 'error' without a listener would end the Node process. Nothing more is to be done: the query
  // on a broken connection rejects, and the next query opens another connection.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => {
    // Errors of a closing pool are ignored: the pool does not wait until its connections are
    // closed, so the server may stop earlier and break them.
    if (pool.ending || outage.explains(error)) return;
    log(`idle database connection lost: ${error.message}`);
  });
  const db = createKysely(pool, outage);
  const close = async () => {
    unwatch();
    await db.destroy();
  };
  const { rows } = await sql<{ version: string; base: string }>`
    select current_setting('server_version') as version, current_database() as base`
    .execute(db)
    .catch(async (error: unknown) => {
      await close();
      throw error;
    });
  return { db, pool, outage, close, version: rows[0]?.version, base: rows[0]?.base };
}

function createKysely(pool: pg.Pool, { answered, isUnderWay: isAway }: Outage): Kysely<Tables> {
  return new Kysely({
    dialect: new Dialect({
      pool: withNamedStatements(pool, { answered, isAway, silenceMs: SILENCE_MS }),
    }),
  });
}
