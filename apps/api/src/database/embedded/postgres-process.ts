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
  /** The file that the server's log lines are written to. */
  logFile: string;
  settings: Record<string, string>;
  user: ServerUser;
}

const POLL_MS = 20;

/**
 * A run of a PostgreSQL server, which ends in order when this process ends, by whatever cause.
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
   * Waits until the server accepts connections; resolves to false when it ended instead. The wait
   * has no limit, because a recovery may take long.
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
   * Stops the server in order: it rolls back open transactions, closes all connections and writes
   * everything.
   */
  async stop(): Promise<void> {
    await this.#end('SIGINT');
  }

  /** Ends the server as a crash does: none of its processes can write anything any more. */
  async kill(): Promise<void> {
    const { pid } = this.#child;
    const below = pid === undefined ? [] : processesBelow(pid);
    const ended = this.#end('SIGKILL');
    for (const each of below) tryKill(each, 'SIGKILL');
    await ended;
    while (below.some(isAlive)) await pause(POLL_MS);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    // Without this reference, a process with nothing else to do would end before the server, in the
    // middle of this wait.
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
      // The server has a session of its own, so that Ctrl-C in a terminal does not end it before
      // its clients.
      detached: true,
      stdio: ['ignore', log, log, access.descriptor ?? 'ignore'],
    });
    // The server does not keep this process alive: when nobody has stopped the server, the watchdog
    // stops it afterwards.
    child.unref();
    return child;
  } finally {
    closeSync(log);
    access.close();
  }
}
