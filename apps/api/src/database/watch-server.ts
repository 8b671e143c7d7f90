import { connect, type Socket } from 'node:net';
import type pg from 'pg';

/** A connection that somebody has held for so long has its server looked for. */
const PATIENCE_MS = 700;
const PROBE_MS = 700;
const EVERY_MS = 100;

const socketOf = (client: pg.PoolClient) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

/**
 * Ends the connections in use of a server that has become unreachable: whoever waits on one would otherwise wait until
 * TCP gives up, a quarter of an hour later. A server that is only slow answers its port, and is left alone.
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
 * A server that refuses is there, and ends its connections itself: only silence makes one unreachable. The address of
 * an open connection needs no name server.
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
    // After a pause of our own the answer may be there already, and be read in this turn.
    socket.on('timeout', () => setImmediate(settle, true));
    socket.on('error', ({ code }: NodeJS.ErrnoException) =>
      settle(['EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'].includes(code ?? '')),
    );
  });
}
