import { listarAbonos } from '@remanso/contract/abono/abonos.contract';
import { crearSuscripcion } from '@remanso/contract/persona/suscripciones.contract';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createDatabase } from '../../../test/support/database/create-database.ts';
import { fixedClock } from '../../../test/support/fixed-clock.ts';
import { programaDe } from '../../../test/support/programas/tokens-de-escena.ts';
import { NUEVA_SUSCRIPCION } from '../../../test/support/scene.ts';
import { JWT_SECRET } from '../../../test/support/secrets.ts';
import { world } from '../../../test/support/world.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { connect, type ConnectOptions, type Database } from '../connect.ts';
import { describeSchema } from '../describe-schema.ts';
import { brokenInvariants } from '../invariants.ts';
import { migrate } from '../migrate.ts';
import { createReadVapidKeys } from '../../platform/outgoing/vapid-keys.repository.ts';
import { readSessionSecret } from '../../platform/security/session-salt.repository.ts';
import { createTokens } from '../../platform/security/tokens.ts';
import { assertReplaceable } from './assert-replaceable.ts';
import { BackupError } from './backup.errors.ts';
import { ScriptReader } from './backup-script.ts';
import { readBackupHead, restoreBackup } from './restore-backup.ts';
import { readSealed, writeSealed } from './sealed-file.ts';
import { takeBackup } from './take-backup.ts';

const app = useTestApp();
const MIGRATIONS = join(import.meta.dirname, '../migrations');

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'remanso-respaldo-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/**
 * Opens a new, empty database with the options of `npm run restaurar`. `options` override these
 * options.
 */
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

/**
 * Returns the number of rows and the checksum of each table, and the last value of each sequence.
 * The table `sal_de_sesiones` is left out, because each restore writes a new salt.
 */
async function footOf(file: string) {
  const script = new ScriptReader(await readSealed(file));
  await script.head();
  const { tablas, secuencias } = await script.foot();
  const { sal_de_sesiones: _, ...others } = tablas;
  return { tablas: others, secuencias };
}

const restore = (
  database: Database,
  file: string,
  options: { replace?: boolean; folder?: string } = {},
) => restoreBackup(database, { file, replace: false, log: () => undefined, ...options });

/**
 * Creates a centre with two bookings. One booking's notas contain tabs, backslashes and COPY's end
 * mark, which a careless copy would break.
 */
async function busyCentre() {
  const { admin, ana } = await world(app, {
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
  return { admin, ana, notas };
}

test('a restored centre is the one that was backed up, to the row, the byte and the next id', async () => {
  const { admin, ana, notas } = await busyCentre();
  await app.make(crearSuscripcion, { as: ana, body: NUEVA_SUSCRIPCION });
  await app.make(listarAbonos, { as: await programaDe(app, admin, ['pagos:leer']) });
  // The subscriptions of browsers are valid for one pair of keys only, so a restore must keep it.
  const keys = await createReadVapidKeys(app.database.db)();
  const file = await backUp(app.database);
  const other = await emptyDatabase();
  const restored = await restore(other, file);
  const foot = await footOf(file);
  expect(restored).toMatchObject({
    momento: app.clock.now(),
    tablas: Object.keys(foot.tablas).length + 1,
  });
  expect(foot.tablas['reservas']?.filas).toBe(2);
  expect(await footOf(await backUp(other))).toEqual(foot);
  expect(await describeSchema(other.db)).toBe(await describeSchema(app.database.db));
  expect(await brokenInvariants(other.db, app.clock)).toEqual([]);
  const { rows } = await other.pool.query(`select notas, nextval('reservas_id_seq')::integer as next
    from reservas where id = 1`);
  expect(rows).toEqual([{ notas, next: 3 }]);
  expect(foot.tablas['suscripciones']?.filas).toBe(1);
  expect(foot.tablas['pedidos_por_dia']?.filas).toBe(1);
  expect(await createReadVapidKeys(other.db)()).toEqual(keys);
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
  expect(await brokenInvariants(other.db, app.clock)).toEqual([]);
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

test('a restore ends every session, with the same JWT_SECRET too', async () => {
  const { ana } = await busyCentre();
  const file = await backUp(app.database);
  const other = await emptyDatabase();
  const tokensOf = async ({ db }: Pick<Database, 'db'>) =>
    createTokens(await readSessionSecret(db, JWT_SECRET), app.clock);
  const bearer = { id: ana.id, rol: 'CLIENT', version: 1 } as const;
  const before = await (await tokensOf(app.database)).sign(bearer);
  await restore(other, file);
  await expect((await tokensOf(other)).verify(before)).rejects.toThrow('Token inválido');
  const since = await (await tokensOf(other)).sign(bearer);
  expect(await (await tokensOf(other)).verify(since)).toMatchObject({ usuarioId: ana.id });
  await restore(other, await backUp(other), { replace: true });
  await expect((await tokensOf(other)).verify(since)).rejects.toThrow('Token inválido');
});

const INSIDE = 'está sellado, pero por dentro no es como lo escribe Remanso. No se tocó nada.';

async function contentOf(file: string): Promise<string> {
  return text(await readSealed(file));
}

async function sealedWith(content: Iterable<string>): Promise<string> {
  const file = join(await newFolder(), 'otro.sql.zst');
  await writeSealed(file, Readable.from(content));
  return file;
}

test('a rightly sealed file that is wrong inside is refused in one line, and nothing is touched', async () => {
  await busyCentre();
  const script = await contentOf(await backUp(app.database));
  const other = await emptyDatabase();
  for (const content of [
    'hola',
    '-- respaldo {"formato": 1}\n',
    '-- respaldo {\n',
    script
      .replace('"nombre":"reservas"', '"nombre":"no_existe"')
      .replace('COPY "reservas"', 'COPY "no_existe"'),
    script.replace(/(COPY "asientos".*\n)/, '$1una fila que no es\n'),
    script.slice(0, -40),
    `-- otra línea\n${script}`,
    script.replace(/(COPY "asientos".*\n)/, `$1${'a'.repeat(70_000_000)}\n`),
    script.replace(/(COPY "asientos".*\n)/, `${'\n'.repeat(5_000)}$1`),
    script.replace(/"secuencias":\{/, '"secuencias":{"no_existe":7,'),
  ]) {
    expect(content).not.toBe(script);
    const file = await sealedWith([content]);
    await expect(restore(other, file)).rejects.toThrow(
      new BackupError(`No se puede leer el respaldo "${file}": ${INSIDE}`),
    );
  }
  const { rows } = await other.pool.query(`select from pg_tables where schemaname = 'public'`);
  expect(rows).toEqual([]);
});

test('300 MB in one line are refused once a line is longer than any of ours', async () => {
  const megabyte = 'a'.repeat(1_000_000);
  let asked = 0;
  function* endless() {
    for (; asked < 300; asked += 1) yield megabyte;
  }
  const file = await sealedWith(endless());
  expect(asked).toBe(300);
  await expect(readBackupHead(file)).rejects.toThrow(INSIDE);
});

test('what is no backup of ours is not written over', async () => {
  const folder = await newFolder();
  const mine = join(folder, 'apuntes.txt');
  await writeFile(mine, 'de puño y letra');
  for (const place of [mine, folder, '/dev/null']) {
    await expect(assertReplaceable(place)).rejects.toThrow('ya existe y no es un respaldo');
  }
  const empty = join(folder, 'vacio');
  await writeFile(empty, '');
  for (const place of [empty, join(folder, 'nuevo'), await backUp(app.database)]) {
    await assertReplaceable(place);
  }
});
