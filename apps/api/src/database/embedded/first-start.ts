import fs from 'node:fs';
import { join } from 'node:path';
import { ClusterNotCreatedError, NotDurableError } from './embedded.errors.ts';
import { startEngine } from './start-engine.ts';
import { syncAncestors } from './sync-ancestors.ts';
import { syncPath } from './sync-path.ts';
import { syncTree } from './sync-tree.ts';

type Options = { directory: string; cluster: string; log: (message: string) => void };

/**
 * Builds the cluster aside and moves it into place once all of it is on the disk, so that `cluster`
 * either is not there or is whole, whenever the power goes. The caller holds the lock of `directory`.
 */
export async function firstStart({ directory, cluster, log }: Options): Promise<void> {
  const aside = join(directory, 'cluster.new');
  if (fs.existsSync(aside)) log('El primer inicio anterior quedó a medias: se vuelve a empezar.');
  log(`Primer inicio: se crea la base de datos en "${directory}".`);
  try {
    fs.rmSync(aside, { recursive: true, force: true });
    fs.mkdirSync(aside, { mode: 0o700 });
    await buildCluster(aside);
    syncTree(aside);
    fs.renameSync(aside, cluster);
    syncPath(directory);
    syncAncestors(directory);
  } catch (error) {
    throw error instanceof NotDurableError ? error : new ClusterNotCreatedError(directory, error);
  }
}

async function buildCluster(path: string): Promise<void> {
  const { lite, failure } = await startEngine(path);
  await lite.close();
  // Closing writes the last checkpoint, and PGlite keeps to itself whatever goes wrong there.
  failure.throwIfAborted();
}
