import { realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ClusterBusyError } from './embedded.errors.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { folderOf, isAlive, tryKill } from './processes.ts';

const POLL_MS = 50;

/**
 * How long `endFormerServer` waits for a PostgreSQL server to stop. A stopping server first writes
 * the changes in its memory to the disk.
 */
const PATIENCE_MS = 60_000;

/**
 * Ensures that no PostgreSQL server of an earlier start still works on the cluster: asks such a
 * server to stop, and waits until the server has ended. Touches no file of the cluster while that
 * server lives. The caller must hold the lock of the data folder, which proves that no other Node
 * process needs the server. Throws a `ClusterBusyError` after PATIENCE_MS.
 */
export async function endFormerServer(
  cluster: string,
  log: (message: string) => void,
): Promise<void> {
  const file = readPostmasterFile(cluster);
  if (!file || !isAlive(file.pid)) return;
  const { pid } = file;
  if (isSomethingElse(pid, cluster)) {
    // The process id in `postmaster.pid` now belongs to another program. PostgreSQL would not start
    // while this file names a living process.
    rmSync(join(cluster, 'postmaster.pid'));
    return;
  }
  log(
    `El PostgreSQL del inicio anterior (proceso ${pid}) sigue en marcha: se espera a que se detenga.`,
  );
  tryKill(pid, 'SIGINT');
  if (!(await ends(pid))) throw new ClusterBusyError(cluster, pid);
}

/**
 * True when the working folder of the process is known and is not the cluster. The working folder
 * of a PostgreSQL server is always its cluster.
 */
function isSomethingElse(pid: number, cluster: string): boolean {
  const folder = folderOf(pid);
  return folder !== undefined && folder !== realpathSync(cluster);
}

async function ends(pid: number): Promise<boolean> {
  const deadline = performance.now() + PATIENCE_MS;
  while (isAlive(pid)) {
    if (performance.now() > deadline) return false;
    await pause(POLL_MS);
  }
  return true;
}
