import pg from 'pg';
import type { NamedServer } from './servers-of-url.ts';

/** Finds, among several servers, the one that takes writes. */
export interface Primary {
  /** Returns the server that takes writes. Rejects where none answers that does. */
  locate(): Promise<NamedServer>;
  /** Must be called when a connection is lost or refused: the next `locate` asks all servers. */
  doubt(): void;
}

interface Options {
  servers: readonly NamedServer[];
  /** The address of a connection; its server is replaced by each of `servers`. */
  url: string;
}

/** The longest that a server may take to say what it is. */
const ANSWER_MS = 1_200;

export function findPrimary({ servers, url }: Options): Primary {
  let known: Promise<NamedServer> | undefined;

  return {
    locate() {
      if (known) return known;
      const asked = Promise.any(servers.map((server) => requireWrites(server, url)));
      known = asked.catch((error: AggregateError) => {
        known = undefined;
        throw error.errors[0] as Error;
      });
      return known;
    },
    doubt() {
      known = undefined;
    },
  };
}

/** Resolves with a server that takes writes. Rejects where it does not answer, or only reads. */
async function requireWrites(server: NamedServer, url: string): Promise<NamedServer> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  });
  Object.assign(client, server);
  // The connection may break before it is closed, and an 'error' that nobody hears ends Node.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ reads: boolean }>(
      `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as reads`,
    );
    if (rows[0]?.reads !== false) throw onlyReads(server);
    return server;
  } finally {
    client.end().catch(() => undefined);
  }
}

/** The code is that of PostgreSQL for a database that takes no writes. */
const onlyReads = ({ host, port }: NamedServer) =>
  Object.assign(new Error(`${host}:${port} takes no writes`), { code: '25006' });
