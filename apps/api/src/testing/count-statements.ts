import type { TestApp } from './test-app.ts';

/** Answers the texts of what the database is sent while `work` is done; nothing else may run meanwhile. */
export function createStatementListener({ database }: TestApp) {
  const spied = new WeakSet<object>();
  let texts: string[] = [];
  database.pool.on('acquire', (client) => {
    if (spied.has(client)) return;
    spied.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    Object.assign(client, {
      query(...args: unknown[]) {
        const [statement] = args as [string | { text: string }];
        texts.push(typeof statement === 'string' ? statement : statement.text);
        return query(...args);
      },
    });
  });
  return async (work: () => Promise<unknown>): Promise<string[]> => {
    texts = [];
    await work();
    return texts;
  };
}

/** Answers how many they are. */
export function createStatementCounter(app: TestApp) {
  const listen = createStatementListener(app);
  return async (work: () => Promise<unknown>) => (await listen(work)).length;
}
