import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type PostgresCommand = {
  /** The folder of the binaries. */
  binaries: string;
  /** Holds `data`, the log and the unix socket. */
  directory: string;
  port: number;
  settings: Record<string, string>;
  /** Who runs the server: PostgreSQL refuses to run as root. */
  user: { uid: number; gid: number } | undefined;
};

const START_TIMEOUT_MS = 30_000;
const POLL_MS = 20;

/** One run of the server. Start another one on the same directory after `kill`. */
export class PostgresProcess {
  readonly #command: PostgresCommand;
  readonly #child: ChildProcess;

  constructor(command: PostgresCommand) {
    this.#command = command;
    const { binaries, directory, port, settings, user } = command;
    const all = { ...settings, port: String(port), unix_socket_directories: directory };
    const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const log = openSync(path.join(directory, 'log'), 'a');
    // In a group of its own, so that Ctrl-C in a terminal does not stop it in the middle of a test.
    this.#child = spawn(path.join(binaries, 'postgres'), ['-D', 'data', ...options], {
      ...user,
      cwd: directory,
      detached: true,
      stdio: ['ignore', log, log],
    });
    // A program that forgets to stop it still ends; the watchdog cleans up after it.
    this.#child.unref();
  }

  async untilReady(): Promise<void> {
    const deadline = performance.now() + START_TIMEOUT_MS;
    while (!this.#isReady()) {
      if (this.#hasEnded() || performance.now() > deadline) {
        await this.kill();
        const log = readFileSync(path.join(this.#command.directory, 'log'), 'utf8');
        throw new Error(`PostgreSQL did not start:\n${log.slice(-2000)}`);
      }
      await sleep(POLL_MS);
    }
  }

  /** Rolls back what is open, closes all connections and writes everything. */
  async stop(): Promise<void> {
    await this.#end('SIGINT');
  }

  /** As in a power cut of the process: nobody gets to write anything any more. */
  async kill(): Promise<void> {
    const children = childrenOf(this.#child.pid);
    const ended = this.#end('SIGKILL');
    for (const pid of children) killIfAlive(pid);
    await ended;
    while (children.some(isAlive)) await sleep(POLL_MS);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (this.#hasEnded()) return;
    const ended = once(this.#child, 'exit');
    this.#child.ref();
    this.#child.kill(signal);
    await ended;
  }

  #hasEnded(): boolean {
    const { pid, exitCode, signalCode } = this.#child;
    return pid === undefined || exitCode !== null || signalCode !== null;
  }

  // The eighth line of postmaster.pid is what `pg_ctl --wait` reads too.
  #isReady(): boolean {
    const lines = readIfThere(path.join(this.#command.directory, 'data/postmaster.pid')).split(
      '\n',
    );
    return lines[0] === String(this.#child.pid) && lines[7]?.trim() === 'ready';
  }
}

// Each server process has a session of its own, so the postmaster's group does not reach them.
function childrenOf(parent: number | undefined): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return pids.filter((pid) => processStatus(pid)?.parent === parent);
}

function isAlive(pid: number): boolean {
  const status = processStatus(pid);
  return status !== undefined && status.state !== 'Z';
}

function processStatus(pid: number): { state: string; parent: number } | undefined {
  const match = /\) (\w) (\d+) /.exec(readIfThere(`/proc/${pid}/stat`));
  return match ? { state: match[1] ?? '', parent: Number(match[2]) } : undefined;
}

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has already ended with the postmaster.
  }
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
