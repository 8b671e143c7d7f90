import { tmpdir } from 'node:os';
import { expect, inject, test } from 'vitest';
import { fixedClock } from '../testing/fixed-clock.ts';
import { createDatabase } from '../testing/test-database.ts';
import { connect } from './connect.ts';
import { describeSchema } from './describe-schema.ts';
import { migrate } from './migrate.ts';

test('several instances that start at once on an empty database migrate it once', async () => {
  const { url, drop } = await createDatabase(inject('server'));
  const instances = await Promise.all(
    Array.from({ length: 5 }, () =>
      connect({
        databaseUrl: url,
        dataDir: tmpdir(),
        clock: fixedClock(),
        log: () => undefined,
      }),
    ),
  );
  try {
    await Promise.all(instances.map(({ db }) => migrate(db)));
    const schemas = await Promise.all(instances.map(({ db }) => describeSchema(db)));
    expect(new Set(schemas).size).toBe(1);
    expect(schemas[0]).toContain('create table reservas');
  } finally {
    await Promise.all(instances.map((instance) => instance.close()));
    await drop();
  }
});
