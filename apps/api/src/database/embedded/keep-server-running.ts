import { readFileSync, realpathSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { EmbeddedDatabaseError } from './embedded.errors.ts';
import { type PostgresCommand, PostgresProcess, readPostmasterFile } from './postgres-process.ts';
import { folderOf, isAlive, tryKill } from './processes.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
const LONGEST_LOG_BYTES = 1024 * 1024;

/**
 * The log messages of a PostgreSQL that refuses to start because child processes of a killed server
 * are still alive. These children end soon after the killed server.
 */
const STILL_IN_USE = /still in use|is another postmaster/i;
const PATIENCE_MS = 30_000;

export interface RunningServer {
  /** Shuts the server down cleanly. After this call the server is not restarted. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server, and restarts it whenever it ends without a call of `stop`: because it
 * was killed, had no memory or its disk was full. While the server is down, requests are answered
 * 503. Throws an `EmbeddedDatabaseError` when the first start fails for a lasting reason.
 */
export async function keepServerRunning(
  command: PostgresCommand,
  log: (message: string) => void,
): Promise<RunningServer> {
  let server = await startFirst(command);
  const stopping = new AbortController();

  async function watch(): Promise<void> {
    await server.ended;
    if (stopping.signal.aborted) return;
    log('PostgreSQL se detuvo: se lo vuelve a iniciar.');
    let ready = false;
    for (let ms = FIRST_PAUSE_MS; !ready && !stopping.signal.aborted; ms = longer(ms)) {
      server = new PostgresProcess(command);
      ready = await server.untilReady();
      if (!ready) await pause(ms, undefined, { ref: false });
    }
    if (ready) log('PostgreSQL está en marcha de nuevo.');
    void watch();
  }

  void watch();
  return {
    async stop() {
      stopping.abort();
      await server.stop();
    },
  };
}

const longer = (ms: number) => Math.min(2 * ms, LONGEST_PAUSE_MS);

async function startFirst(command: PostgresCommand): Promise<PostgresProcess> {
  const deadline = performance.now() + PATIENCE_MS;
  shortenLog(command.logFile);
  for (;;) {
    const from = sizeOf(command.logFile);
    const server = new PostgresProcess(command);
    if (await server.untilReady()) return server;
    const said = readFileSync(command.logFile).subarray(from).toString();
    if (/No space left on device/.test(said))
      throw new EmbeddedDatabaseError('DISK_FULL', { folder: command.cluster });
    if (!STILL_IN_USE.test(said) || performance.now() > deadline) {
      const details = { folder: command.cluster, cause: causeIn(said) };
      throw new EmbeddedDatabaseError('CLUSTER_DAMAGED', details);
    }
    await pause(FIRST_PAUSE_MS);
  }
}

/** Returns the message of PostgreSQL's log that tells why the server did not start. */
function causeIn(said: string): string {
  const complaints = [...said.matchAll(/(?:FATAL|PANIC): +(.*)/g)].map(([, text]) => text);
  return complaints[0] ?? (said.trim().split('\n').at(-1) || 'PostgreSQL no se inicia');
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function shortenLog(file: string): void {
  if (sizeOf(file) > LONGEST_LOG_BYTES) truncateSync(file);
}

const POLL_MS = 50;

/**
 * How long `endFormerServer` waits for a PostgreSQL server to stop. A stopping server first writes
 * the changes in its memory to the disk.
 */
const FORMER_PATIENCE_MS = 60_000;

/**
 * Ensures that no PostgreSQL server of an earlier start still works on the cluster: asks such a
 * server to stop, and waits until the server has ended. Touches no file of the cluster while that
 * server lives. The caller must hold the lock of the data folder, which proves that no other Node
 * process needs the server. Throws CLUSTER_BUSY after FORMER_PATIENCE_MS.
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
  if (!(await ends(pid))) throw new EmbeddedDatabaseError('CLUSTER_BUSY', { folder: cluster, pid });
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
  const deadline = performance.now() + FORMER_PATIENCE_MS;
  while (isAlive(pid)) {
    if (performance.now() > deadline) return false;
    await pause(POLL_MS);
  }
  return true;
}
