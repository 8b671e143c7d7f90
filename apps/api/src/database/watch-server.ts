import { connect, type Socket } from 'node:net';
import type pg from 'pg';

/** A connection that has been held for longer than this makes the watch look for its server. */
const PATIENCE_MS = 700;
const PROBE_MS = 700;
const EVERY_MS = 100;

const socketOf = (client: pg.PoolClient) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

/**
 * Ends the connections in use when their server has become unreachable: their users would otherwise
 * wait until TCP gives up, a quarter of an hour later. A server that is only slow answers on its
 * port, and is left alone.
 */
export function watchServer(pool: pg.Pool): { stop(): void } {
  const heldSince = new Map<pg.PoolClient, number>();
  pool.on('acquire', (client) => heldSince.set(client, performance.now()));
  pool.on('release', (_error, client) => heldSince.delete(client));
  let looking = false;
  let lookedAt = 0;

  async function look(): Promise<void> {
    const waiting = [...heldSince].find(
      ([, since]) => performance.now() - Math.max(since, lookedAt) > PATIENCE_MS,
    );
    if (looking || !waiting) return;
    looking = true;
    if (await isUnreachable(socketOf(waiting[0]))) {
      const error = Object.assign(new Error('database server unreachable'), { code: 'ETIMEDOUT' });
      for (const client of heldSince.keys()) socketOf(client).destroy(error);
    }
    lookedAt = performance.now();
    looking = false;
  }

  const timer = setInterval(() => void look(), EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}

/**
 * Returns whether the server of a connection is silent. A server that refuses is there, and ends
 * its connections itself. The address is taken from the open connection, so that no name server is
 * needed.
 */
async function isUnreachable({ remoteAddress: host, remotePort: port }: Socket): Promise<boolean> {
  if (host === undefined || port === undefined) return false;
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: PROBE_MS });
    const settle = (unreachable: boolean) => {
      socket.destroy();
      resolve(unreachable);
    };
    socket.on('connect', () => settle(false));
    // If this process itself paused, the answer may have arrived already and will be read in this
    // turn of the event loop.
    socket.on('timeout', () => setImmediate(settle, true));
    socket.on('error', ({ code }: NodeJS.ErrnoException) =>
      settle(['EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'].includes(code ?? '')),
    );
  });
}
