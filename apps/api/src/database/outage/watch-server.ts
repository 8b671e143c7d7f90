import { setTimeout as sleep } from 'node:timers/promises';
import type { Socket } from 'node:net';
import pg from 'pg';

/** When a connection has been in use for longer than this, the server is asked whether it answers. */
const PATIENCE_MS = 700;
const ANSWER_MS = 1_000;
const EVERY_MS = 100;

export const socketOf = (client: pg.PoolClient) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

/**
 * Closes all connections in use when their server has fallen silent. Otherwise the queries on these
 * connections would wait until the server answers again, or for a quarter of an hour until TCP
 * gives up. A server that is only slow answers the heartbeat, and its connections stay open. Returns
 * a function that ends the watch.
 */
export function watchServer(pool: pg.Pool): () => void {
  const heldSince = new Map<pg.PoolClient, number>();
  const heartbeat = createHeartbeat(pool);
  let lookedAt = 0;
  let looking = false;

  pool.on('acquire', (client) => {
    heldSince.set(client, performance.now());
    void heartbeat.open();
  });
  pool.on('release', (_error, client) => heldSince.delete(client));

  async function look(): Promise<void> {
    const now = performance.now();
    const waited = [...heldSince.values()].some(
      (since) => now - Math.max(since, lookedAt) > PATIENCE_MS,
    );
    if (looking || !waited) return;
    looking = true;
    if (await heartbeat.isMissing()) {
      const error = Object.assign(new Error('database server silent'), { code: 'ETIMEDOUT' });
      for (const client of heldSince.keys()) socketOf(client).destroy(error);
    }
    lookedAt = performance.now();
    looking = false;
  }

  const timer = setInterval(() => void look(), EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    heartbeat.close();
  };
}

/** Creates the heartbeat of a pool's server: a small query on a connection of its own. */
function createHeartbeat(pool: pg.Pool) {
  let connection: Promise<pg.Client> | undefined;

  /** Opens the connection while the server is well, so that it asks the server that others use. */
  function open(): Promise<pg.Client> {
    if (connection) return connection;
    const Client = (pool.options.Client ?? pg.Client) as typeof pg.Client;
    const client = new Client(pool.options);
    const opening = client.connect().then(() => client);
    const lose = () => {
      if (connection === opening) connection = undefined;
    };
    client.on('error', lose);
    client.on('end', lose);
    opening.catch(lose);
    connection = opening;
    return opening;
  }

  function close(): void {
    connection?.then((client) => client.end()).catch(() => undefined);
    connection = undefined;
  }

  /**
   * Returns true where the server does not answer in time. A server that refuses the connection, or
   * ends it, is running, and ends broken connections itself.
   */
  async function isMissing(): Promise<boolean> {
    const answer = open().then((client) => client.query('select 1'));
    const answered = answer.then(
      () => true,
      () => true,
    );
    // If this process itself was paused, the answer may have arrived already. `setImmediate` lets the
    // event loop read the answer first.
    const late = sleep(ANSWER_MS, undefined, { ref: false }).then(
      () => new Promise<false>((resolve) => setImmediate(resolve, false)),
    );
    const missing = !(await Promise.race([answered, late]));
    if (missing) close();
    return missing;
  }

  return { open, close, isMissing };
}
