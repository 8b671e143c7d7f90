import { createApp } from '../../src/app.ts';
import type { Database } from '../../src/database/connect.ts';
import type { Dependencies } from '../../src/dependencies.ts';
import { buildDependencies } from '../support/build-dependencies.ts';
import { emptyTables } from '../support/empty-tables.ts';
import { fixedClock, type FixedClock } from '../support/fixed-clock.ts';

/** A server on a port, in this process. */
interface Instancia {
  /** `http://127.0.0.1:port` */
  origin: string;
  dependencies: Dependencies;
}

/** One or more servers on one database, which see the same clock. */
export interface Instancias {
  todas: readonly [Instancia, ...Instancia[]];
  db: Database['db'];
  clock: FixedClock;
  empty(): Promise<void>;
  /** Stops the servers; their databases are the caller's to close. */
  stop(): Promise<void>;
}

type Pools = Pick<Database, 'db' | 'pool' | 'engine' | 'outage'>;

/** Starts a server on each of the pools, as separate processes would have them. */
export async function startInstances(
  first: Pools,
  ...others: readonly Pools[]
): Promise<Instancias> {
  const clock = fixedClock();
  const start = async (database: Pools) => {
    const dependencies = buildDependencies({ database, clock, rateLimit: false });
    const options = { logLevel: 'silent', trustProxy: undefined, web: undefined };
    const server = await createApp(dependencies, options);
    const origin = await server.listen({ host: '127.0.0.1', port: 0 });
    return { server, instancia: { origin, dependencies } };
  };
  const started = await start(first);
  const more = await Promise.all(others.map(start));
  const all = [started, ...more];
  return {
    todas: [started.instancia, ...more.map(({ instancia }) => instancia)],
    db: first.db,
    clock,
    empty: () => emptyTables(first.db),
    async stop() {
      await Promise.all(all.map(({ server }) => server.close()));
    },
  };
}
