import { once } from 'node:events';
import fs from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { prepareDirectory } from './data-folder.ts';
import { startChild } from './testing/child-process.ts';
import { openForTest, query, testFolders } from './testing/test-folders.ts';

const folders = testFolders();
const PATIENCE_MS = 60_000;

test(
  'a first start cut short is done again, and its folder is closed to others',
  async () => {
    const dataDir = folders.fresh();
    const aside = join(dataDir, 'postgres.new-abc123');
    fs.mkdirSync(aside, { recursive: true });
    fs.writeFileSync(join(aside, 'PG_VERSION'), '18\n');
    const server = await openForTest(dataDir);
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(fs.readdirSync(dataDir).toSorted()).toEqual([
      'postgres',
      'postgres-password',
      'postgres.lock',
      'postgres.log',
    ]);
    for (const path of [dataDir, join(dataDir, 'postgres')]) {
      expect(fs.statSync(path).mode & 0o777).toBe(0o700);
    }
    expect(fs.statSync(join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600);
  },
  PATIENCE_MS,
);

test('the folders created on the way are for their owner only', () => {
  const above = folders.fresh();
  const directory = prepareDirectory(join(above, 'datos', 'remanso'));
  for (const path of [directory, dirname(directory), above]) {
    expect(fs.statSync(path).mode & 0o777).toBe(0o700);
  }
});

// The test kills the starting process once initdb has made the file or folder `made`. That initdb
// runs on for a moment, and removes its files if it fails.
test.each(['PG_VERSION', 'base', 'base/1', 'global/pg_control'])(
  'a process killed in the first start, once there is %s, leaves a folder that opens',
  async (made) => {
    const dataDir = folders.fresh();
    fs.mkdirSync(dataDir, { recursive: true });
    const child = startChild('open-directory.child.ts', dataDir);
    await changeIn(dataDir, () => fs.globSync('postgres.new-*', { cwd: dataDir }).length > 0);
    const [aside = ''] = fs.globSync('postgres.new-*', { cwd: dataDir });
    const path = join(dataDir, aside, made);
    await changeIn(join(dataDir, aside), () => fs.existsSync(path));
    await child.kill();
    expect(fs.existsSync(join(dataDir, 'postgres'))).toBe(false);
    expect(await query(await openForTest(dataDir), 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(fs.globSync('postgres.new-*', { cwd: dataDir })).toEqual([]);
  },
  PATIENCE_MS,
);

test(
  'the settings are those of a durable server on a small machine, and nothing listens on a TCP port',
  async () => {
    const server = await openForTest(await folders.started());
    const names = [
      'fsync',
      'synchronous_commit',
      'full_page_writes',
      'data_checksums',
      'listen_addresses',
      'shared_buffers',
      'password_encryption',
    ];
    const [row] = await query(
      server,
      `select ${names.map((name) => `current_setting('${name}') as ${name}`).join(', ')}`,
    );
    expect(row).toEqual({
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      data_checksums: 'on',
      listen_addresses: '',
      shared_buffers: '32MB',
      password_encryption: 'scram-sha-256',
    });
    const { connection } = server;
    await expect(
      query({ connection: { ...connection, password: 'otra' } }, 'select 1'),
    ).rejects.toThrow(/password authentication failed/);
  },
  PATIENCE_MS,
);

async function changeIn(path: string, happened: () => boolean): Promise<void> {
  const watcher = fs.watch(path);
  try {
    while (!happened()) await once(watcher, 'change');
  } finally {
    watcher.close();
  }
}
