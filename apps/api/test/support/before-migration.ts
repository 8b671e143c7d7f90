import { tmpdir } from 'node:os';
import { inject, onTestFinished } from 'vitest';
import { connect } from '../../src/database/connect.ts';
import { migrateWithin, readMigrations } from '../../src/database/migrate.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { createDatabase } from './database/create-database.ts';
import { fixedClock } from './fixed-clock.ts';

/**
 * Opens a new, empty database that has only the migrations before `name`, such as
 * `0022-emails-confirmados`. The caller inserts old rows by `run`, and then runs that one migration
 * by `migrateOn`.
 */
export async function beforeMigration(name: string) {
  const { url, drop } = await createDatabase(inject('server'));
  const log = () => undefined;
  const database = await connect({
    databaseUrl: url,
    dataDir: tmpdir(),
    clock: fixedClock(),
    log,
    command: 'alone',
  });
  onTestFinished(async () => {
    await database.close();
    await drop();
  });
  const { pending } = await readMigrations(database.db);
  const previous = pending[pending.indexOf(name) - 1];
  if (previous === undefined) throw new Error(`No migration comes before ${name}`);
  const migrateTo = (to: string) => inTransaction(database.db, (tx) => migrateWithin(tx, { to }));
  await migrateTo(previous);
  return {
    run: async (text: string) => (await database.pool.query(text)).rows,
    migrateOn: () => migrateTo(name),
  };
}
