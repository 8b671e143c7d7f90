import { once } from 'node:events';
import fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openEmbedded } from './open-embedded.ts';
import { prepareDirectory } from './prepare-directory.ts';
import { startChild } from './testing/child-process.ts';
import { testFolders } from './testing/test-folders.ts';

const folders = testFolders();

test('a first start cut short is done again, and moved into place once all of it is on the disk', async () => {
  const directory = folders.fresh();
  const aside = join(directory, 'cluster.new');
  const cluster = join(directory, 'cluster');
  fs.mkdirSync(aside, { recursive: true });
  fs.writeFileSync(join(aside, 'PG_VERSION'), '18\n');
  const messages: string[] = [];
  const disk = watchDisk();
  let notOnDisk: string[] | undefined;
  disk.beforeMove(aside, cluster, () => {
    notOnDisk = [aside, ...tree(aside)].filter((path) => !disk.synced.has(path));
    disk.synced.clear();
  });

  const database = await openEmbedded({ directory, log: (message) => messages.push(message) });
  expect(messages[0]).toContain('quedó a medias');
  expect(notOnDisk).toEqual([]);
  for (let path = directory; path !== '/'; path = dirname(path)) {
    expect(disk.synced).toContain(path);
  }
  expect(fs.readdirSync(directory).toSorted()).toEqual(['cluster', 'lock']);
  expect(fs.statSync(cluster).mode & 0o777).toBe(0o700);
  expect(tree(cluster).map((path) => basename(path))).toContain('PG_VERSION');
  await database.close();
}, 60_000);

test('the folders created on the way are for their owner only', () => {
  const above = folders.fresh();
  const directory = prepareDirectory(join(above, 'datos', 'postgres'));
  for (const path of [directory, dirname(directory), above]) {
    expect(fs.statSync(path).mode & 0o777).toBe(0o700);
  }
});

test('a process killed in the middle of the first start leaves a folder that opens', async () => {
  const directory = folders.fresh();
  const aside = join(directory, 'cluster.new');
  fs.mkdirSync(directory, { recursive: true });
  const child = startChild('open-directory.child.ts', directory);
  await changeIn(directory, () => fs.existsSync(aside));
  await changeIn(aside, () => fs.existsSync(join(aside, 'base')));
  await child.kill();
  expect(fs.readdirSync(directory).toSorted()).toEqual(['cluster.new', 'lock']);

  const database = await openEmbedded({ directory });
  await database.pool.query('SELECT 1');
  await database.close();
}, 60_000);

/** Which paths have been synced, by whomever in this process. */
function watchDisk() {
  const { openSync, fsyncSync, renameSync } = fs;
  const synced = new Set<string>();
  const paths = new Map<number, string>();
  vi.spyOn(fs, 'openSync').mockImplementation((path, ...rest) => {
    const descriptor = openSync(path, ...rest);
    paths.set(descriptor, String(path));
    return descriptor;
  });
  vi.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => {
    fsyncSync(descriptor);
    synced.add(paths.get(descriptor) ?? '');
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  return {
    synced,
    beforeMove(source: string, target: string, then: () => void) {
      vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
        if (from === source && to === target) then();
        renameSync(from, to);
      });
    },
  };
}

function tree(root: string): string[] {
  return fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name));
}

async function changeIn(path: string, happened: () => boolean): Promise<void> {
  const watcher = fs.watch(path);
  try {
    while (!happened()) await once(watcher, 'change');
  } finally {
    watcher.close();
  }
}
