import { realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ClusterBusyError } from './embedded.errors.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { folderOf, isAlive, tryKill } from './processes.ts';

const POLL_MS = 50;

/** How long a server may take to stop: it writes what is in its memory first. */
const PATIENCE_MS = 60_000;

/**
 * Ensures that no server of an earlier start still works on the cluster: asks the server to stop,
 * as the watchdog of the killed process has done already, and waits for its end. Its files are
 * never touched while it lives. The caller must hold the folder's lock, so nobody needs that server
 * any more.
 */
export async function endFormerServer(
  cluster: string,
  log: (message: string) => void,
): Promise<void> {
  const file = readPostmasterFile(cluster);
  if (!file || !isAlive(file.pid)) return;
  const { pid } = file;
  if (isSomethingElse(pid, cluster)) {
    // The process id belongs to another program now, and the file would keep PostgreSQL from
    // starting.
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
 * True when the process is known to work in another folder than the cluster's; a server of the
 * cluster never does.
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
