import fs from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEmbedded } from './open-embedded.ts';
import { startChild } from './testing/child-process.ts';
import { openForTest, query, testFolders } from './testing/test-folders.ts';

const folders = testFolders();
const PATIENCE_MS = 60_000;
const open = (dataDir: string) => openEmbedded({ dataDir, log: () => undefined });
const ask = async (dataDir: string) => query(await openForTest(dataDir), 'select 1 as one');
const ANSWER = [{ one: 1 }];

test(
  'a second process is refused, with what to do, and served once the first is gone',
  async () => {
    const dataDir = await folders.started();
    const server = await open(dataDir);
    const second = startChild('open-directory.child.ts', dataDir);
    expect(await second.hear()).toBe('DIRECTORY_IN_USE');
    expect(await second.hear()).toBe(
      `La carpeta de datos "${dataDir}" ya está en uso por otro proceso de Remanso. ` +
        'Hay que detener ese proceso o indicar otra carpeta en DATA_DIR.',
    );
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.close();
    const next = startChild('open-directory.child.ts', dataDir);
    expect(await next.hear()).toBe('opened');
  },
  PATIENCE_MS,
);

test(
  'a folder that others could read is closed to them',
  async () => {
    const dataDir = await folders.started();
    fs.chmodSync(dataDir, 0o755);
    expect(await ask(dataDir)).toEqual(ANSWER);
    expect(fs.statSync(dataDir).mode & 0o777).toBe(0o700);
  },
  PATIENCE_MS,
);

test(
  'a cluster of another major version is refused untouched, and its folder is free again',
  async () => {
    const dataDir = await folders.started();
    const version = join(dataDir, 'postgres/PG_VERSION');
    fs.writeFileSync(version, '17\n');
    const opening = open(dataDir);
    await expect(opening).rejects.toMatchObject({ code: 'OTHER_MAJOR_VERSION' });
    await expect(opening).rejects.toThrow('es de PostgreSQL 17 y esta versión de Remanso trae');
    expect(fs.readFileSync(version, 'utf8')).toBe('17\n');
    fs.writeFileSync(version, '18\n');
    expect(await ask(dataDir)).toEqual(ANSWER);
  },
  PATIENCE_MS,
);

test('a folder of the former engine is refused untouched, with what to do', async () => {
  const dataDir = folders.fresh();
  fs.mkdirSync(join(dataDir, 'postgres/cluster'), { recursive: true });
  await expect(open(dataDir)).rejects.toMatchObject({ code: 'FORMER_ENGINE' });
  expect(fs.readdirSync(join(dataDir, 'postgres'))).toEqual(['cluster']);
});

test.each([
  ['has lost PG_VERSION', 'PG_VERSION', 'no such file'],
  ['has lost its control file', 'global/pg_control', 'pg_control'],
  ['has lost its log', 'pg_wal', 'pg_wal'],
])(
  'a cluster that %s is refused, not built anew',
  async (_, lost, reason) => {
    const dataDir = await folders.started();
    fs.rmSync(join(dataDir, 'postgres', lost), { recursive: true });
    for (const _again of [1, 2]) {
      const opening = open(dataDir);
      await expect(opening).rejects.toMatchObject({ code: 'CLUSTER_DAMAGED' });
      await expect(opening).rejects.toThrow(reason);
    }
  },
  PATIENCE_MS,
);

test('a folder that cannot be one is refused', async () => {
  const file = folders.fresh();
  fs.mkdirSync(join(file, '..'), { recursive: true });
  fs.writeFileSync(file, '');
  await expect(open(file)).rejects.toThrow('No se puede usar la carpeta');
});

test(
  "a folder whose path is longer than a socket's may be, in one that is closed to others",
  async () => {
    const closed = folders.fresh();
    fs.mkdirSync(closed, { recursive: true, mode: 0o700 });
    const dataDir = join(closed, 'x'.repeat(120));
    fs.cpSync(await folders.started(), dataDir, { recursive: true });
    expect(await ask(dataDir)).toEqual(ANSWER);
  },
  PATIENCE_MS,
);

test(
  'a folder without its password gets another one',
  async () => {
    const dataDir = await folders.started();
    fs.rmSync(join(dataDir, 'postgres-password'));
    expect(await ask(dataDir)).toEqual(ANSWER);
    expect(await ask(await folders.started())).toEqual(ANSWER);
  },
  PATIENCE_MS,
);

test(
  'what a crash left behind keeps nobody from starting, although its number is another program now',
  async () => {
    const dataDir = await folders.started();
    const left = ['', '/nowhere', '0', '5432', '.', '', '', 'ready', ''];
    fs.writeFileSync(join(dataDir, 'postgres/postmaster.pid'), `${process.pid}${left.join('\n')}`);
    expect(await ask(dataDir)).toEqual(ANSWER);
  },
  PATIENCE_MS,
);
