import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { assertRoom } from './data-folder.ts';
import { EmbeddedDatabaseError } from './embedded.errors.ts';
import { testFolders } from './testing/test-folders.ts';

const folders = testFolders();
const MB = 1024 * 1024;

function newCluster(): string {
  const folder = folders.fresh();
  mkdirSync(folder, { recursive: true });
  return join(folder, 'postgres');
}

test('a cluster that is there starts on nearly nothing; less is told as what it is', () => {
  const cluster = newCluster();
  mkdirSync(cluster);
  expect(() => assertRoom(cluster, 2 * MB)).not.toThrow();
  const error = new EmbeddedDatabaseError('DISK_FULL', {
    folder: cluster,
    room: { free: 1.96, needed: 2 },
  });
  expect(() => assertRoom(cluster, 1.96 * MB)).toThrow(error);
  expect(error.message).toBe(
    `El disco de "${cluster}" está lleno y la base de datos no puede iniciarse: quedan 1,9 MB y hacen falta 2 MB. ` +
      'Lo guardado está a salvo: hay que liberar espacio y volver a iniciar Remanso.',
  );
});

test('a new one needs more', () => {
  const cluster = newCluster();
  expect(() => assertRoom(cluster, 63 * MB)).toThrow(/quedan 63 MB y hacen falta 64 MB/);
  expect(() => assertRoom(cluster, 64 * MB)).not.toThrow();
  // Without a second argument, `assertRoom` measures the real disk, which has room where the tests
  // run.
  expect(() => assertRoom(cluster)).not.toThrow();
});
