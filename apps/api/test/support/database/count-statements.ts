import type { Socket } from 'node:net';
import { Batch } from '../../../src/database/sending/batch.ts';
import { socketOf } from '../../../src/database/outage/watch-server.ts';
import type { TestApp } from '../test-app.ts';

export interface SentStatement {
  text: string;
  values: readonly unknown[];
}

/**
 * Returns a function that lists the SQL statements sent to the database while `work` runs. Only
 * `work` may use the database while it runs.
 */
export function createStatementListener({ database }: TestApp) {
  const spied = new WeakSet<object>();
  let sent: SentStatement[] = [];
  database.pool.on('acquire', (client) => {
    if (spied.has(client)) return;
    spied.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    Object.assign(client, {
      query(...args: unknown[]) {
        const [asked] = args as [string | SentStatement | Batch];
        if (asked instanceof Batch) sent.push(...(asked.statements as readonly SentStatement[]));
        else sent.push(typeof asked === 'string' ? { text: asked, values: [] } : asked);
        return query(...args);
      },
    });
  });
  return async (work: () => Promise<unknown>): Promise<SentStatement[]> => {
    sent = [];
    await work();
    const heard = sent;
    sent = [];
    return heard;
  };
}

/**
 * Returns a function that counts the SQL statements sent to the database while `work` runs. Only
 * `work` may use the database while it runs.
 */
export function createStatementCounter(app: TestApp) {
  const listen = createStatementListener(app);
  return async (work: () => Promise<unknown>) => (await listen(work)).length;
}

/**
 * Returns a function that counts the messages to the database while `work` runs: statements that are
 * sent together are one. Only `work` may use the database while it runs.
 */
export function createMessageCounter({ database }: TestApp) {
  const spied = new WeakSet<Socket>();
  let sent = 0;
  database.pool.on('acquire', (client) => {
    const socket = socketOf(client);
    if (spied.has(socket)) return;
    spied.add(socket);
    const { _write: writeOne, _writev: writeMany } = socket;
    Object.assign(socket, {
      _write: count(writeOne.bind(socket)),
      _writev: writeMany && count(writeMany.bind(socket)),
    });
  });
  function count<A extends unknown[]>(write: (...args: A) => void) {
    return (...args: A) => {
      sent += 1;
      write(...args);
    };
  }
  return async (work: () => Promise<unknown>): Promise<number> => {
    sent = 0;
    await work();
    return sent;
  };
}
