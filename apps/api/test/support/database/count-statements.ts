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
        const [asked] = args as [string | SentStatement];
        sent.push(typeof asked === 'string' ? { text: asked, values: [] } : asked);
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
