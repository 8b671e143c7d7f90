import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crearReserva } from '@remanso/contract/reserva/reservas.contract';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { world } from '../../../test/support/world.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { readBackupHead } from '../../database/backup/restore-backup.ts';
import { createNightlyBackup } from './create-nightly-backup.ts';

const app = useTestApp();

/** Returns an instance that makes backups in a data folder of its own. */
async function newInstance(trust = { steady: true }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'remanso-noche-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const logged: string[] = [];
  const log = (message: string) => void logged.push(message);
  const { clock, database } = app;
  const nightly = createNightlyBackup({
    ...database,
    clock,
    dataDir,
    log,
    trust: async () => trust,
  });
  onTestFinished(() => nightly.stop());
  const folder = join(dataDir, 'respaldos');
  const files = async () => (await readdir(folder).catch(() => [])).toSorted();
  return { ...nightly, dataDir, folder, files, logged };
}

test('a night has one backup, whichever of two instances makes it, from three o’clock on', async () => {
  await world(app);
  const [one, other] = [await newInstance(), await newInstance()];
  const all = async () => [...(await one.files()), ...(await other.files())].toSorted();
  const check = () => Promise.all([one.check(), other.check(), one.check(), other.check()]);
  // The centre's machine slept at three in the morning, and wakes at seven.
  await check();
  expect(await all()).toEqual(['remanso-2026-10-01-070000.sql.zst']);
  await check();
  app.clock.set('2026-10-02T02:59:59');
  await check();
  expect(await all()).toHaveLength(1);
  app.clock.set('2026-10-02T03:00:00');
  await check();
  await check();
  expect(await all()).toEqual([
    'remanso-2026-10-01-070000.sql.zst',
    'remanso-2026-10-02-030000.sql.zst',
  ]);
  expect([...one.logged, ...other.logged]).toEqual([]);
});

test('what is kept is whole, and no more than seven days and four weeks', async () => {
  await world(app);
  const { check, files, folder } = await newInstance();
  for (let day = 1; day <= 12; day += 1) {
    app.clock.set(`2026-10-${String(day).padStart(2, '0')}T03:00:00`);
    await check();
  }
  const kept = await files();
  // The backups of the week that ended on Sunday, 4 October, are deleted except the last one.
  const days = ['04', '06', '07', '08', '09', '10', '11', '12'];
  expect(kept).toEqual(days.map((day) => `remanso-2026-10-${day}-030000.sql.zst`));
  const { momento } = await readBackupHead(join(folder, kept.at(-1) ?? ''));
  expect(momento).toBe('2026-10-12T03:00:00');
});

test('there is none before the centre is opened, nor by a clock that is not to be believed', async () => {
  const { check, files } = await newInstance();
  await check();
  await world(app);
  const doubtful = await newInstance({ steady: false });
  await doubtful.check();
  expect(await doubtful.files()).toEqual([]);
  expect(await files()).toEqual([]);
});

test('one that fails is told once, leaves the old ones, and is tried again', async () => {
  await world(app);
  const { check, dataDir, folder, files, logged } = await newInstance();
  await writeFile(join(dataDir, 'respaldos'), 'not a folder');
  await check();
  await check();
  app.clock.set('2026-10-01T07:20:00');
  await check();
  expect(logged).toEqual(['the backup of the night failed; it is tried again']);
  await rm(folder);
  await check();
  expect(await files()).toEqual([]);
  app.clock.set('2026-10-01T07:40:00');
  await check();
  expect(await files()).toEqual(['remanso-2026-10-01-074000.sql.zst']);
});

test('while one is under way nobody waits for it, and a stop leaves nothing of it', async () => {
  const { ana, franjaId } = await world(app, { clientes: ['ana'] });
  const [one, other] = [await newInstance(), await newInstance()];
  // The backup waits while another connection has locked a table, as a migration does.
  const holder = new pg.Client(app.database.env.DATABASE_URL);
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query('begin; lock table redes_conocidas');
  void one.check();
  const parts = async () => (await one.files()).filter((name) => name.endsWith('.parte'));
  await vi.waitFor(async () => expect(await parts()).toHaveLength(1), 10_000);

  await other.check();
  await app.dependencies.dailyWork.check();
  expect((await app.call(crearReserva, { as: ana, body: { franjaId } })).status).toBe(201);
  await one.stop();
  expect([await one.files(), await other.files(), one.logged]).toEqual([[], [], []]);
});
