import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openClusterAccess } from './cluster-access.ts';
import { isAlive, processesBelow, tryKill } from './processes.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { startWatchdog } from './start-watchdog.ts';
import type { ServerUser } from './server-user.ts';

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
