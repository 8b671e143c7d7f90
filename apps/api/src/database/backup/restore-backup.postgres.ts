import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createDatabase } from '../../../test/support/create-database.ts';
import { fixedClock } from '../../../test/support/fixed-clock.ts';
import { world } from '../../../test/support/world.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { connect, type ConnectOptions, type Database } from '../connect.ts';
import { describeSchema } from '../describe-schema.ts';
import { brokenInvariants } from '../invariants.ts';
import { migrate } from '../migrate.ts';
import { ScriptReader } from './backup-script.ts';
import { restoreBackup } from './restore-backup.ts';
import { readSealed } from './sealed-file.ts';
import { takeBackup } from './take-backup.ts';

const app = useTestApp();
const MIGRATIONS = join(import.meta.dirname, '../migrations');

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'remanso-respaldo-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Opens an empty database of its own, as the command that restores does unless told otherwise. */
async function emptyDatabase(options: Partial<ConnectOptions> = {}): Promise<Database> {
  const { url, drop } = await createDatabase(inject('server'));
  const log = () => undefined;
  const common = { dataDir: tmpdir(), clock: fixedClock(), log };
  const command = { command: 'alone', ...options } as const;
  const database = await connect({ databaseUrl: url, ...common, ...command });
  onTestFinished(async () => {
    await database.close();
    await drop();
  });
  return database;
}

async function backUp({ pool }: Pick<Database, 'pool'>): Promise<string> {
  const file = join(await newFolder(), 'respaldo.sql.zst');
  await takeBackup(pool, { file, clock: app.clock });
  return file;
}

/** Reads the rows and the sum of each table, and the last value of each sequence. */
async function footOf(file: string) {
  const script = new ScriptReader(await readSealed(file));
  await script.head();
  return script.foot();
}

const restore = (
  database: Database,
  file: string,
  options: { replace?: boolean; folder?: string } = {},
) => restoreBackup(database, { file, replace: false, log: () => undefined, ...options });

/** A busy centre with texts that are hard to copy. */
async function busyCentre() {
  const { ana } = await world(app, {
    clientes: ['ana', 'luis'],
    reservas: [
      { de: 'ana', hora: '08:00' },
      { de: 'luis', hora: '09:00' },
    ],
  });
  const notas = 'a\\b\tc\n\\.\nd \\N ñ 😀 "x"';
  await app.database.pool.query('update reservas set notas = $1 where usuario_id = $2', [
    notas,
    ana.id,
  ]);
  return { ana, notas };
}

test('a restored centre is the one that was backed up, to the row, the byte and the next id', async () => {
  const { notas } = await busyCentre();
  const file = await backUp(app.database);
  const other = await emptyDatabase();
  const restored = await restore(other, file);
  const foot = await footOf(file);
  expect(restored).toMatchObject({
    momento: app.clock.now(),
    tablas: Object.keys(foot.tablas).length,
  });
  expect(foot.tablas['reservas']?.filas).toBe(2);
  expect(await footOf(await backUp(other))).toEqual(foot);
  expect(await describeSchema(other.db)).toBe(await describeSchema(app.database.db));
  expect(await brokenInvariants(other.db)).toEqual([]);
  const { rows } = await other.pool.query(`select notas, nextval('reservas_id_seq')::integer as next
    from reservas where id = 1`);
  expect(rows).toEqual([{ notas, next: 3 }]);
});

test('into a later schema: what the migrations since then do, they do to the restored rows', async () => {
  await busyCentre();
  const file = await backUp(app.database);
  const folder = join(await newFolder(), 'migrations');
  await cp(MIGRATIONS, folder, { recursive: true });
  await writeFile(
    join(folder, '9999-despues.sql'),
    `alter table reservas add column codigo text;
      update reservas set codigo = 'R' || id;
      alter table reservas alter column codigo set not null`,
  );
  const other = await emptyDatabase();
  await restore(other, file, { folder });
  const { rows } = await other.pool.query('select codigo from reservas order by id');
  expect(rows).toEqual([{ codigo: 'R1' }, { codigo: 'R2' }]);

  const later = await backUp(other);
  const third = await emptyDatabase();
  await expect(restore(third, later)).rejects.toThrow('es de otra versión de Remanso');
  const { rows: tables } = await third.pool.query(
    `select from pg_tables where schemaname = 'public'`,
  );
  expect(tables).toEqual([]);
});

test('from the first schema there was, rows and all, to the present one', async () => {
  const folder = await newFolder();
  const [first = ''] = (await readdir(MIGRATIONS)).toSorted();
  await cp(join(MIGRATIONS, first), join(folder, first));
  const old = await emptyDatabase();
  await migrate(old.db, { folder });
  await old.pool.query(`insert into usuarios (nombre, apellido, nombre_busqueda, email, genero,
      telefono, contrasena_hash, rol, creado_en)
    values ('Ada', 'Paz', 'ada paz', 'ada@ejemplo.com', 'OTROS', '3815550100', '', 'ADMIN', now())`);
  const other = await emptyDatabase();
  await restore(other, await backUp(old));
  expect(await describeSchema(other.db)).toBe(await describeSchema(app.database.db));
  expect(await brokenInvariants(other.db)).toEqual([]);
});

test('a column that this version never made does not keep a centre from being restored', async () => {
  await busyCentre();
  const { pool } = app.database;
  await pool.query('alter table reservas add column "una de más" integer not null default 7');
  const file = await backUp(app.database);
  await pool.query('alter table reservas drop column "una de más"');
  const lines: string[] = [];
  const other = await emptyDatabase();
  await restoreBackup(other, { file, replace: false, log: (line) => lines.push(line) });
  expect(lines).toEqual([
    'El respaldo trae "una de más" de reservas, que esta versión no usa: se deja.',
  ]);
  expect(await footOf(await backUp(other))).toEqual(await footOf(await backUp(app.database)));
  expect(await describeSchema(other.db)).toBe(await describeSchema(app.database.db));
});

test('a database that has a centre is refused, unless it is to be replaced', async () => {
  await busyCentre();
  const file = await backUp(app.database);
  const foot = await footOf(file);
  const other = await emptyDatabase();
  await restore(other, file);
  await other.pool.query(`update usuarios set nombre = 'Otra'; delete from asientos`);
  const before = await footOf(await backUp(other));
  await expect(restore(other, file)).rejects.toThrow('ya tiene un centro');
  expect(await footOf(await backUp(other))).toEqual(before);
  await restore(other, file, { replace: true });
  expect(await footOf(await backUp(other))).toEqual(foot);
});

test('a database of another program, and one on which a centre runs, are left alone', async () => {
  await busyCentre();
  const file = await backUp(app.database);
  const foreign = await emptyDatabase();
  await foreign.pool.query('create table cosas (id integer primary key)');
  await expect(restore(foreign, file, { replace: true })).rejects.toThrow('que no son de Remanso');
  await expect(restore(app.database, file, { replace: true })).rejects.toThrow(
    'Hay un centro en marcha',
  );
  expect(await footOf(await backUp(app.database))).toEqual(await footOf(file));
});

test('a restore that fails in the middle leaves what was there', async () => {
  await busyCentre();
  const file = await backUp(app.database);
  const folder = join(await newFolder(), 'migrations');
  await cp(MIGRATIONS, folder, { recursive: true });
  await writeFile(join(folder, '9999-mala.sql'), 'select 1 / 0');
  const other = await emptyDatabase();
  await restore(other, file);
  await other.pool.query(`update usuarios set nombre = 'Otra'`);
  const before = await footOf(await backUp(other));
  await expect(restore(other, file, { replace: true, folder })).rejects.toThrow(
    'La migración 9999-mala falló',
  );
  expect(await footOf(await backUp(other))).toEqual(before);
});
