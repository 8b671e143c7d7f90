import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { join } from 'node:path';
import type pg from 'pg';

/**
 * When a connection has been in use for longer than this, `watchServer` asks the server whether it
 * still answers.
 */
const PATIENCE_MS = 700;
const ANSWER_MS = 1_000;
const EVERY_MS = 100;

/**
 * PostgreSQL's SSLRequest, which asks whether the server encrypts. A running server process answers
 * it before any login, and the request uses none of the server's max_connections. A mere accepted
 * connection would prove nothing, because the kernel accepts connections even for a frozen server.
 */
const QUESTION = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

/**
 * The error codes of a server that accepts no connection. EAGAIN means that the queue of the unix
 * socket is full.
 */
const SILENT_CODES = ['EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'EAGAIN'];

export const socketOf = (client: pg.PoolClient) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

/**
 * Closes all connections in use when their server has fallen silent. Otherwise the queries on these
 * connections would wait until the server answers again, or for a quarter of an hour until TCP
 * gives up. A server that is only slow answers the QUESTION, and its connections stay open. The
 * watch ends with the pool.
 */
export function watchServer(pool: pg.Pool): void {
  const heldSince = new Map<pg.PoolClient, number>();
  pool.on('acquire', (client) => heldSince.set(client, performance.now()));
  pool.on('release', (_error, client) => heldSince.delete(client));
  let looking = false;
  let lookedAt = 0;

  async function look(): Promise<void> {
    if (pool.ended) return clearInterval(timer);
    const waiting = [...heldSince].find(
      ([, since]) => performance.now() - Math.max(since, lookedAt) > PATIENCE_MS,
    );
    if (looking || !waiting) return;
    looking = true;
    if (await isSilent(waiting[0])) {
      const error = Object.assign(new Error('database server silent'), { code: 'ETIMEDOUT' });
      for (const client of heldSince.keys()) socketOf(client).destroy(error);
    }
    lookedAt = performance.now();
    looking = false;
  }

  const timer = setInterval(() => void look(), EVERY_MS).unref();
}

/**
 * Returns true where the server of a connection does not answer the QUESTION. Returns false where
 * the server refuses the new connection: then it is running, and closes broken connections itself.
 */
async function isSilent(client: pg.PoolClient): Promise<boolean> {
  const address = addressOf(client);
  if (!address) return false;
  return new Promise((resolve) => {
    const socket = connect(address);
    const settle = (silent: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(silent);
    };
    // If this process itself was paused, the answer may have arrived already. `setImmediate` lets
    // the event loop read the answer first.
    const timer = setTimeout(() => setImmediate(settle, true), ANSWER_MS);
    socket.on('connect', () => socket.write(QUESTION));
    socket.on('data', () => settle(false));
    socket.on('end', () => settle(false));
    socket.on('error', ({ code = '' }: NodeJS.ErrnoException) =>
      settle(SILENT_CODES.includes(code)),
    );
  });
}

/**
 * Returns the address at which the server of a connection listens; undefined where the connection
 * is closed. The IP address is taken from the open connection, so that no DNS lookup is needed.
 */
function addressOf(client: pg.PoolClient): NetConnectOpts | undefined {
  const { host, port } = client;
  if (host.startsWith('/')) return { path: join(host, `.s.PGSQL.${port}`) };
  const { remoteAddress, remotePort } = socketOf(client);
  if (remoteAddress === undefined || remotePort === undefined) return undefined;
  return { host: remoteAddress, port: remotePort };
}
