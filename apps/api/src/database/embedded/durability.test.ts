import fs from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { assertDurable } from './assert-durable.ts';
import { DurableFileSystem } from './durable-file-system.ts';
import { NotDurableError } from './embedded.errors.ts';
import { openEmbedded } from './open-embedded.ts';
import { startChild } from './testing/child-process.ts';
import { testFolders } from './testing/test-folders.ts';

const folders = testFolders();

test('each commit reaches the disk', async () => {
  const database = await openEmbedded({ directory: await folders.started() });
  await database.pool.query('CREATE TABLE t (id int)');
  const fsync = vi.spyOn(fs, 'fsyncSync');
  onTestFinished(() => fsync.mockRestore());
  for (let id = 1; id <= 100; id += 1) {
    await database.pool.query('INSERT INTO t VALUES ($1)', [id]);
  }
  expect(fsync.mock.calls.length).toBeGreaterThanOrEqual(100);
  await database.close();
}, 60_000);

test('a process killed while it commits loses no row that it acknowledged', async () => {
  const directory = await folders.started();
  const child = startChild('commit-rows.child.ts', directory);
  let acknowledged = 0;
  while (acknowledged < 500) acknowledged = Number(await child.hear());
  await child.kill();
  for (let id = await child.hear(); id !== undefined; id = await child.hear()) {
    acknowledged = Number(id);
  }

  const database = await openEmbedded({ directory });
  const { rows } = await database.pool.query(
    'SELECT count(*)::int AS kept FROM committed WHERE id <= $1',
    [acknowledged],
  );
  expect(rows).toEqual([{ kept: acknowledged }]);
  await database.close();
}, 60_000);

test('an engine that does not sync is refused', async () => {
  const cluster = join(await folders.started(), 'cluster');
  const asShipped = await PGlite.create(cluster);
  await expect(assertDurable(asShipped, { syncCount: 1 })).rejects.toThrow('fsync=off');
  await asShipped.close();

  const directory = await folders.started();
  const syncCount = vi.spyOn(DurableFileSystem.prototype, 'syncCount', 'get').mockReturnValue(0);
  for (const _ of [1, 2]) {
    await expect(openEmbedded({ directory })).rejects.toThrow(NotDurableError);
  }
  syncCount.mockRestore();
  await (await openEmbedded({ directory })).close();
}, 60_000);

test('an engine that gives up answers every query with an error, and the folder opens again', async () => {
  const directory = await folders.started();
  const child = startChild('full-disk.child.ts', directory, 'told');
  expect(await child.hear()).toBe('EngineFailedError');
  expect(await child.hear()).toContain('No space left on device');
  expect(await child.hear()).toBe('EngineFailedError');
  expect(await child.hear()).toBe('closed');
  await child.kill();
  const database = await openEmbedded({ directory });
  await database.pool.query('SELECT * FROM t');
  await database.close();
}, 60_000);

test('an engine that gives up ends its process, where nobody asked to be told', async () => {
  const child = startChild('full-disk.child.ts', await folders.started());
  expect(await child.exitCode()).toBe(1);
  expect(child.complaints()).toContain('La base de datos se detuvo');
}, 60_000);
