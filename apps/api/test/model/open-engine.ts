import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestPostgres } from '../../../../scripts/test-postgres.ts';
import { connect } from '../../src/database/connect.ts';
import { migrate } from '../../src/database/migrate.ts';
import { fixedClock } from '../support/fixed-clock.ts';
import { startInstances, type Instancias } from './start-instances.ts';

export const ENGINES = ['one', 'two'] as const;
/** The number of instances of the app that share the server. */
export type Engine = (typeof ENGINES)[number];

/** Starts servers on an empty database that is removed when this process ends. */
export async function openEngine(
  engine: Engine,
): Promise<{ instancias: Instancias; close(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'remanso-modelo-'));
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const server = await startTestPostgres();
  const clock = fixedClock();
  const log = () => undefined;
  const open = () => connect({ databaseUrl: server.url, dataDir, clock, log });

  const first = await open();
  await migrate(first.db);
  const others = engine === 'two' ? [await open()] : [];
  const instancias = await startInstances(first, ...others);
  return {
    instancias,
    async close() {
      await instancias.stop();
      for (const database of [first, ...others]) await database.close();
      await server.stop();
    },
  };
}
