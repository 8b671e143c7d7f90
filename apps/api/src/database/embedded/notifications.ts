import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

type Listener = (payload: string) => void;
type Options = { lite: PGlite; pool: pg.Pool; log: (message: string) => void };

export type Listen = (channel: string, listener: Listener) => Promise<() => Promise<void>>;

/**
 * LISTEN through the pool, not through `lite.listen`, which would run in the middle of somebody's open
 * transaction and be undone with it.
 */
export function createListen({ lite, pool, log }: Options): Listen {
  const listeners = new Map<string, Set<Listener>>();

  lite.onNotification((channel, payload) => {
    for (const listener of listeners.get(channel) ?? []) {
      try {
        listener(payload);
      } catch (error) {
        log(`Falló un aviso de "${channel}": ${String(error)}`);
      }
    }
  });

  async function remove(channel: string, listener: Listener): Promise<void> {
    const others = listeners.get(channel);
    if (!others?.delete(listener) || others.size > 0) return;
    listeners.delete(channel);
    await pool.query(`UNLISTEN ${pg.escapeIdentifier(channel)}`);
  }

  return async (channel, callback) => {
    // Its own function, so that one callback given twice is two listeners.
    const listener: Listener = (payload) => callback(payload);
    const others = listeners.get(channel) ?? new Set();
    listeners.set(channel, others.add(listener));
    try {
      await pool.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      others.delete(listener);
      throw error;
    }
    return () => remove(channel, listener);
  };
}
