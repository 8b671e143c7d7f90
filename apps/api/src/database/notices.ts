import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

/** The text of the notice by which a trigger says that it has noted a suceso (decision 32). */
const NOTICE = 'sucesos';

/** The transaction under way, as far as notices matter to it. */
const listening = new AsyncLocalStorage<{ noticed: boolean }>();

/**
 * Runs `work` and tells whether the database has given the notice during one of its statements.
 */
export async function hearNotices<T>(
  work: () => Promise<T>,
): Promise<{ done: T; noticed: boolean }> {
  const heard = { noticed: false };
  const done = await listening.run(heard, work);
  return { done, noticed: heard.noticed };
}

/**
 * Listens to the notices of a connection. `tell` must be called where a statement of the connection
 * has ended, in the asynchronous context of who sent it, and tells `hearNotices` what was heard.
 */
export function createHearing(client: pg.PoolClient): { tell: () => void } {
  let heard = false;
  client.on('notice', ({ message }) => {
    if (message === NOTICE) heard = true;
  });
  return {
    tell() {
      if (!heard) return;
      heard = false;
      const transaction = listening.getStore();
      if (transaction) transaction.noticed = true;
    },
  };
}
