import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive, processesBelow, tryKill } from './processes.ts';
import { openClusterAccess, type ServerUser } from './server-user.ts';

/**
 * The number only forms the name of the unix socket, which lies in the cluster's folder. The server
 * listens on no TCP port.
 */
export const SOCKET_PORT = 5432;

/** The settings with which committed data survive a power cut. */
export const DURABLE_SETTINGS = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
};

/**
 * Settings for a small machine: the whole database of a centre has a few megabytes and shares the
 * machine with a Node process.
 */
const SMALL_SETTINGS = {
  shared_buffers: '32MB',
  max_connections: '20',
  max_wal_size: '128MB',
  min_wal_size: '32MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  max_worker_processes: '2',
  max_parallel_workers_per_gather: '0',
  autovacuum_max_workers: '1',
  // The worker processes that PostgreSQL 18 starts by default to read ahead would take a third of
  // PostgreSQL's memory.
  io_method: 'sync',
  jit: 'off',
  // A killed server would leave files in /dev/shm with the default setting, and nobody removes them.
  dynamic_shared_memory_type: 'mmap',
};

/**
 * Settings of PostgreSQL's log: it reports starts, recoveries and failures, and contains neither
 * statements nor personal data.
 */
const QUIET_SETTINGS = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  log_timezone: 'UTC',
};

export const EMBEDDED_SETTINGS: Record<string, string> = {
  ...DURABLE_SETTINGS,
  ...SMALL_SETTINGS,
  ...QUIET_SETTINGS,
  timezone: 'UTC',
  listen_addresses: '',
  port: String(SOCKET_PORT),
  // The path is relative to the cluster's folder, because the path of a unix socket has at most 107
  // bytes and DATA_DIR may be longer.
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
};

/**
 * The content of `postmaster.pid`, the file in which a running PostgreSQL server writes its status.
 * `pg_ctl` reads the same file.
 */
export interface PostmasterFile {
  pid: number;
  /** 'starting', 'ready' or 'stopping'; empty while the server has not written a status. */
  status: string;
}

const PID_LINE = 0;
const STATUS_LINE = 7;

/**
 * Reads `postmaster.pid` in the cluster's folder. Returns undefined where the file is missing or
 * has no process id.
 */
export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  const lines = readIfThere(join(cluster, 'postmaster.pid'))?.split('\n');
  const pid = Number(lines?.[PID_LINE]);
  if (!lines || !Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, status: lines[STATUS_LINE]?.trim() ?? '' };
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

export interface PostgresCommand {
  binaries: string;
  cluster: string;
  logFile: string;
  settings: Record<string, string>;
  user: ServerUser;
}

const POLL_MS = 20;

/**
 * Runs a PostgreSQL server once. A watchdog process shuts the server down cleanly when this Node
 * process ends for any reason.
 */
export class PostgresProcess {
  readonly #command: PostgresCommand;
  readonly #child: ChildProcess;
  /** Resolves once the server has ended. */
  readonly ended: Promise<void>;

  constructor(command: PostgresCommand) {
    this.#command = command;
    this.#child = spawnServer(command);
    const watchdog = this.#child.pid === undefined ? undefined : startWatchdog(this.#child.pid);
    this.ended = new Promise((resolve) => {
      const end = () => {
        watchdog?.dismiss();
        resolve();
      };
      this.#child.once('exit', end);
      this.#child.once('error', end);
    });
  }

  /**
   * Waits until the server accepts connections. Resolves to false when the server ended instead.
   * There is no time limit, because a recovery after a crash may take long.
   */
  async untilReady(): Promise<boolean> {
    while (!this.#hasEnded()) {
      const file = readPostmasterFile(this.#command.cluster);
      if (file && file.pid === this.#child.pid && file.status === 'ready') return true;
      await pause(POLL_MS);
    }
    return false;
  }

  /**
   * Shuts the server down cleanly (SIGINT): PostgreSQL rolls back open transactions, closes all
   * connections and writes all data to the disk.
   */
  async stop(): Promise<void> {
    await this.#end('SIGINT');
  }

  /**
   * Kills the server and all its child processes, as a crash would. Resolves once none of them can
   * write any more.
   */
  async kill(): Promise<void> {
    const { pid } = this.#child;
    const below = pid === undefined ? [] : processesBelow(pid);
    const ended = this.#end('SIGKILL');
    for (const each of below) tryKill(each, 'SIGKILL');
    await ended;
    while (below.some(isAlive)) await pause(POLL_MS);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    // `spawnServer` has unreferenced the child process. Without this `ref`, a Node process that
    // only waits here would end before the server does.
    this.#child.ref();
    if (!this.#hasEnded()) this.#child.kill(signal);
    await this.ended;
  }

  #hasEnded(): boolean {
    const { pid, exitCode, signalCode } = this.#child;
    return pid === undefined || exitCode !== null || signalCode !== null;
  }
}

function spawnServer({
  binaries,
  cluster,
  logFile,
  settings,
  user,
}: PostgresCommand): ChildProcess {
  const access = openClusterAccess(cluster, user);
  const log = openSync(logFile, 'a', 0o600);
  try {
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(join(binaries, 'postgres'), ['-D', access.path, ...options], {
      ...user,
      cwd: '/',
      // `detached` puts the server in a session of its own. Otherwise Ctrl-C in a terminal would
      // end the server before this process, its client.
      detached: true,
      stdio: ['ignore', log, log, access.descriptor ?? 'ignore'],
    });
    // The running server must not keep this Node process alive. If the process ends without
    // stopping the server, the watchdog stops it.
    child.unref();
    return child;
  } finally {
    closeSync(log);
    access.close();
  }
}

/**
 * The script reads its standard input, a pipe from the Node process. When Node ends, even by
 * SIGKILL, the pipe closes and the script stops the PostgreSQL server. A line on the input ends the
 * script without stopping the server.
 */
const SCRIPT = `
trap '' HUP INT TERM
read -r word && exit 0
kill -INT "$1"
`;

/**
 * Starts a shell that shuts down the PostgreSQL server with the process id `pid` cleanly as soon as
 * this Node process has ended, even by SIGKILL.
 */
function startWatchdog(pid: number): { dismiss(): void } {
  const child = spawn('/bin/sh', ['-c', SCRIPT, 'watchdog', String(pid)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.unref();
  // Where the shell cannot be started, the PostgreSQL server outlives a crash of Node, and the next
  // start stops the server (`endFormerServer`).
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  return { dismiss: () => void child.stdin.end('over\n') };
}
