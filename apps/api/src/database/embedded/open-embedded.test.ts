import fs from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ClusterDamagedError, OtherMajorVersionError } from './embedded.errors.ts';
import { openEmbedded } from './open-embedded.ts';
import { startChild } from './testing/child-process.ts';
import { testFolders } from './testing/test-folders.ts';

const folders = testFolders();

test('a second process is refused, with what to do', async () => {
  const directory = await folders.started();
  const database = await openEmbedded({ directory });
  const second = startChild('open-directory.child.ts', directory);
  expect(await second.hear()).toBe('DirectoryInUseError');
  expect(await second.hear()).toBe(
    `La carpeta de datos "${directory}" ya está en uso por otro proceso de Remanso. ` +
      'Hay que detener ese proceso o indicar otra carpeta en DATA_DIR.',
  );
  await database.pool.query('SELECT 1');
  await database.close();

  const next = startChild('open-directory.child.ts', directory);
  expect(await next.hear()).toBe('opened');
  await next.kill();
  await (await openEmbedded({ directory })).close();
}, 60_000);

test('a folder that others could read is closed to them', async () => {
  const directory = await folders.started();
  fs.chmodSync(directory, 0o755);
  const database = await openEmbedded({ directory });
  expect(fs.statSync(directory).mode & 0o777).toBe(0o700);
  expect(database.version).toMatch(/^18\.\d+$/);
  await database.close();
}, 60_000);

test('a cluster of another major version is refused untouched, and its folder is free again', async () => {
  const directory = await folders.started();
  const version = join(directory, 'cluster', 'PG_VERSION');
  fs.writeFileSync(version, '17\n');
  const opening = openEmbedded({ directory });
  await expect(opening).rejects.toThrow(OtherMajorVersionError);
  await expect(opening).rejects.toThrow('es de PostgreSQL 17 y esta versión de Remanso trae');
  expect(fs.readFileSync(version, 'utf8')).toBe('17\n');
  fs.writeFileSync(version, '18\n');
  await (await openEmbedded({ directory })).close();
}, 60_000);

test.each([
  ['has lost PG_VERSION', 'PG_VERSION', 'no such file'],
  ['has lost its control file', 'global/pg_control', 'pg_control'],
  ['has lost its log', 'pg_wal', 'pg_wal'],
])(
  'a cluster that %s is refused, not built anew',
  async (_, lost, reason) => {
    const directory = await folders.started();
    fs.rmSync(join(directory, 'cluster', lost), { recursive: true });
    for (const _again of [1, 2]) {
      const opening = openEmbedded({ directory });
      await expect(opening).rejects.toThrow(ClusterDamagedError);
      await expect(opening).rejects.toThrow(reason);
    }
  },
  60_000,
);

test('a folder that cannot be one is refused', async () => {
  const file = folders.fresh();
  fs.mkdirSync(join(file, '..'), { recursive: true });
  fs.writeFileSync(file, '');
  await expect(openEmbedded({ directory: file })).rejects.toThrow('No se puede usar la carpeta');
});

test('notices arrive once committed, whoever listens first', async () => {
  const { pool, listen, close } = await openEmbedded({ directory: await folders.started() });
  const heard: string[] = [];
  const stopFirst = await listen('Cambios', (payload) => heard.push(`1 ${payload}`));
  const stopSecond = await listen('Cambios', (payload) => heard.push(`2 ${payload}`));
  const notify = (payload: string) => pool.query(`SELECT pg_notify('Cambios', $1)`, [payload]);

  const client = await pool.connect();
  await client.query('BEGIN');
  await client.query(`SELECT pg_notify('Cambios', 'deshecho')`);
  await client.query('ROLLBACK');
  client.release();
  await notify('a');
  await stopFirst();
  await notify('b');
  await stopSecond();
  await notify('c');
  expect(heard).toEqual(['1 a', '2 a', '2 b']);
  const { rows } = await pool.query('SELECT pg_listening_channels()');
  expect(rows).toEqual([]);
  await close();
}, 60_000);

test('listening during a transaction waits for it, and outlives its rollback', async () => {
  const { pool, listen, close } = await openEmbedded({ directory: await folders.started() });
  const heard: string[] = [];
  const client = await pool.connect();
  await client.query('BEGIN');
  const listening = listen('cambios', (payload) => heard.push(payload));
  await client.query('ROLLBACK');
  client.release();
  await listening;
  await pool.query(`SELECT pg_notify('cambios', 'hola')`);
  expect(heard).toEqual(['hola']);
  await close();
}, 60_000);

test('checkpoint and vacuum do their work, after the transaction that is open', async () => {
  const { pool, checkpoint, vacuum, close } = await openEmbedded({
    directory: await folders.started(),
  });
  const redo = async () => (await pool.query('SELECT redo_lsn FROM pg_control_checkpoint()')).rows;
  const size = async () =>
    (await pool.query("SELECT pg_relation_size('t')::int AS size")).rows[0].size as number;
  await pool.query('CREATE TABLE t AS SELECT generate_series(1, 1000) AS id');
  const full = await size();
  const before = await redo();
  const client = await pool.connect();
  await client.query('BEGIN');
  await client.query('DELETE FROM t WHERE id > 500');
  const upkeep = [checkpoint(), vacuum()];
  await client.query('COMMIT');
  client.release();
  await Promise.all(upkeep);
  expect(await redo()).not.toEqual(before);
  const { rows } = await pool.query(
    `SELECT vacuum_count::int AS vacuumed, analyze_count::int AS analyzed
     FROM pg_stat_user_tables WHERE relname = 't'`,
  );
  expect(rows).toEqual([{ vacuumed: 1, analyzed: 1 }]);
  // Not by its statistics, which are told of the deleted rows when they get to it.
  expect(await size()).toBeLessThan(full);
  await close();
}, 60_000);

test('closing serves those in the queue, and may be asked for again', async () => {
  const database = await openEmbedded({ directory: await folders.started() });
  expect(database.closing.aborted).toBe(false);
  const queued = Promise.all([1, 2, 3].map((n) => database.pool.query('SELECT $1::int', [n])));
  const closings = [database.close(), database.close()];
  expect(database.closing.aborted).toBe(true);
  await expect(queued).resolves.toHaveLength(3);
  await Promise.all(closings);
  await expect(database.pool.query('SELECT 1')).rejects.toThrow();
}, 60_000);

// An engine in which this fails can sort names by itself: see where the application does it instead.
test('names are not sorted as in Spanish, and a Spanish collation is accepted but does not either', async () => {
  const { pool, close } = await openEmbedded({ directory: await folders.started() });
  const sorted = async (collation: string) => {
    const { rows } = await pool.query(
      `SELECT name FROM unnest(ARRAY['oso', 'ñandú', 'nube', 'Zoe', 'ábaco']) AS name
       ORDER BY name COLLATE "${collation}"`,
    );
    return rows.map(({ name }) => name);
  };
  expect(await sorted('default')).toEqual(['Zoe', 'nube', 'oso', 'ábaco', 'ñandú']);
  await pool.query(`CREATE COLLATION spanish (provider = icu, locale = 'es')`);
  expect(await sorted('spanish')).not.toEqual(['ábaco', 'nube', 'ñandú', 'oso', 'Zoe']);
  await close();
}, 60_000);
