import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { join } from 'node:path';
import type pg from 'pg';

/** A connection that has been held for longer than this makes the watch ask its server. */
const PATIENCE_MS = 700;
const ANSWER_MS = 1_000;
const EVERY_MS = 100;

/**
 * The question whether a server encrypts (SSLRequest). It is answered before anything is known of
 * who asks, and takes the place of no connection; but a process of the server must answer it, where
 * the kernel alone accepts a connection.
 */
const QUESTION = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

/** The codes of a server that does not accept; EAGAIN is that of a socket whose queue is full. */
const SILENT_CODES = ['EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'EAGAIN'];

export const socketOf = (client: pg.PoolClient) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

/**
 * Ends the connections in use when their server has fallen silent: their users would otherwise wait
 * until it speaks again, or TCP gives up, a quarter of an hour later. A server that is only slow
 * answers the question, and is left alone. The watch ends with the pool.
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
 * Returns whether the server of a connection is silent. A server that refuses is there, and ends
 * its connections itself.
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
    // If this process itself paused, the answer may have arrived already and will be read in this
    // turn of the event loop.
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
 * Returns where the server of a connection listens. The address of a host is taken from the open
 * connection, so that no name server is needed.
 */
function addressOf(client: pg.PoolClient): NetConnectOpts | undefined {
  const { host, port } = client;
  if (host.startsWith('/')) return { path: join(host, `.s.PGSQL.${port}`) };
  const { remoteAddress, remotePort } = socketOf(client);
  if (remoteAddress === undefined || remotePort === undefined) return undefined;
  return { host: remoteAddress, port: remotePort };
}
