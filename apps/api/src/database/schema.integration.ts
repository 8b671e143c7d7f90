import { createHash } from 'node:crypto';
import { appendFile, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestApp } from '../../test/support/test-app.ts';
import { startUpError } from '../start-up-errors.ts';
import { describeSchema } from './describe-schema.ts';
import { migrate } from './migrate.ts';

const app = useTestApp();

const SNAPSHOT = join(import.meta.dirname, 'schema.sql');
const MIGRATIONS = join(import.meta.dirname, 'migrations');
/**
 * The file of the migrations' SHA-256 sums. With UPDATE_SCHEMA=1, this test adds the sums of new
 * migrations to the file.
 */
const SUMS = join(MIGRATIONS, 'SHA256SUMS');
const HEADER = `-- What the migrations make, for reading. schema.integration.ts writes it when UPDATE_SCHEMA is 1.\n\n`;

test('schema.sql shows what the migrations make, alike on both engines', async () => {
  const described = HEADER + (await describeSchema(app.database.db));
  if (process.env['UPDATE_SCHEMA'] === '1') await writeFile(SNAPSHOT, described);
  expect(
    described,
    'written anew by UPDATE_SCHEMA=1 npx vitest run --project integration schema.integration',
  ).toBe(await readFile(SNAPSHOT, 'utf8'));
});

test('the description tells a column, a constraint, an index, a trigger and a function apart', async () => {
  const { db } = app.database;
  const described = await describeSchema(db);
  expect(described).toContain('  inicio timestamp without time zone not null,\n');
  expect(described).toContain('  ocupados integer default 0 not null,\n');
  expect(described).toContain(
    '  constraint reservas_precio_total_check CHECK ((precio_total >= 0))',
  );
  expect(described).toContain('CREATE UNIQUE INDEX asientos_un_titular ON public.asientos');
  expect(described).toContain('CREATE TRIGGER asientos_agregados AFTER INSERT');
  expect(described).toContain('FUNCTION public.rechazar_sobreventa(ids bigint[])');
  expect(described).not.toContain('kysely');
});

test('a migration that has run somewhere is never edited', async () => {
  const files = (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql')).toSorted();
  const written = await readFile(SUMS, 'utf8');
  const known = new Set(written.split('\n').map((line) => line.split('  ')[1]));
  const lineOf = async (file: string) =>
    `${createHash('sha256')
      .update(await readFile(join(MIGRATIONS, file)))
      .digest('hex')}  ${file}\n`;
  const sums = await Promise.all(files.map(lineOf));
  const added = sums.filter((_line, n) => !known.has(files[n]));
  if (process.env['UPDATE_SCHEMA'] === '1') await appendFile(SUMS, added.join(''));
  expect(
    await readFile(SUMS, 'utf8'),
    'the sum of a new migration is added by UPDATE_SCHEMA=1 npx vitest run --project integration schema.integration',
  ).toBe(sums.join(''));
});

test('migrating what is migrated changes nothing', async () => {
  const { db } = app.database;
  const before = await describeSchema(db);
  await migrate(db);
  await Promise.all([migrate(db), migrate(db)]);
  expect(await describeSchema(db)).toBe(before);
});

test('a version that is older than its database does not start, and says what can be done', async () => {
  const { db } = app.database;
  await sql`insert into kysely_migration values ('9999-futura', '2030-01-01')`.execute(db);
  const older = await migrate(db).catch((error: unknown) => error);
  await sql`delete from kysely_migration where name = '9999-futura'`.execute(db);
  expect(startUpError(older)).toMatch(
    /^La base de datos es de una versión más nueva de Remanso \(9999-futura\)\. .+\.$/,
  );
});
