import type { TestApp } from './test-app.ts';

/** Answers how many statements the database is sent while `work` is done; nothing else may run meanwhile. */
export function createStatementCounter({ database }: TestApp) {
  const spied = new WeakSet<object>();
  let statements = 0;
  database.pool.on('acquire', (client) => {
    if (spied.has(client)) return;
    spied.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    Object.assign(client, {
      query(...args: unknown[]) {
        statements += 1;
        return query(...args);
      },
    });
  });
  return async (work: () => Promise<unknown>): Promise<number> => {
    const before = statements;
    await work();
    return statements - before;
  };
}
