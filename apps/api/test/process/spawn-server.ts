import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { isAlive } from '../../src/database/embedded/processes.ts';
import { processTree, untilGone } from '../support/process-tree.ts';

const MAIN = join(import.meta.dirname, '../../src/main.ts');
const COMMANDS = join(import.meta.dirname, '../../src/commands');
/**
 * The folder of what Node made of the TypeScript at an earlier start, as a centre has it: making it
 * again is a third of the time of a start.
 */
const NODE_COMPILE_CACHE = join(import.meta.dirname, '../../../../.cache/compiled');

type Variables = Record<string, string>;

export interface StartingServer {
  pid: number;
  /** Returns everything that the server has written on its standard output and error. */
  written(): string;
  /**
   * Resolves once the server has written a match of `pattern`; rejects when the server ends before.
   */
  untilWritten(pattern: RegExp): Promise<RegExpExecArray>;
  /** Kills the server outright, as a power cut would. */
  kill(): Promise<void>;
  /** Asks the server to stop and waits for its end; resolves to its exit code. */
  stop(): Promise<number | null>;
}

export interface ServerProcess extends StartingServer {
  /** `http://127.0.0.1:port`, read from the banner. */
  origin: string;
}

/**
 * Runs the real server as a process of its own, with these variables and no others, until it
 * listens.
 */
export async function spawnServer(variables: Variables): Promise<ServerProcess> {
  const server = startServer(variables);
  return { ...server, origin: await untilListening(server) };
}

/** Waits until a server that was started listens; resolves to its address. */
export async function untilListening({ untilWritten }: StartingServer): Promise<string> {
  const [, origin = ''] = await untilWritten(/Dirección +(http\S+)\n/);
  return origin;
}

/** Starts the real server without waiting until it listens. */
export function startServer(variables: Variables): StartingServer {
  const { child, exited, written } = run(variables);
  return {
    pid: child.pid as number,
    written,
    untilWritten(pattern) {
      return new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(written());
          if (match) resolve(match);
        };
        for (const stream of [child.stdout, child.stderr]) stream.on('data', look);
        void exited.then((code) => reject(new Error(`It ended with ${code}: ${written()}`)));
        look();
      });
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      child.kill('SIGTERM');
      return exited;
    },
  };
}

/** Runs a server that is not expected to start, until it ends. */
export async function runToItsEnd(variables: Variables) {
  const { exited, written } = run(variables);
  return { code: await exited, written: written() };
}

/** Runs `npm run <name> -- <args>` without npm, until it ends. */
export async function runCommand(name: string, variables: Variables, ...args: string[]) {
  const { exited, written } = run(variables, [process.execPath, commandFile(name), ...args]);
  return { code: await exited, written: written() };
}

/** Runs a command that may write 512 bytes to a file and no more, as on a disk that fills up. */
export async function runOnFullDisk(name: string, variables: Variables, ...args: string[]) {
  const limited = ['sh', '-c', `ulimit -f 1; trap '' XFSZ; exec "$0" "$@"`];
  const command = [...limited, process.execPath, commandFile(name), ...args];
  const { exited, written } = run(variables, command);
  return { code: await exited, written: written() };
}

const commandFile = (name: string) => join(COMMANDS, `${name}.ts`);

function run(variables: Variables, command = [process.execPath, MAIN]) {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    env: { NODE_COMPILE_CACHE, PORT: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'silent', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (output += String(chunk)));
  }
  // At 'close', unlike at 'exit', everything that the process wrote has been read.
  const exited = once(child, 'close').then(([code]): number | null => code);
  onTestFinished(async () => {
    // The server's own database ends a moment after the server, and writes in the folder until
    // then.
    const tree = child.pid && isAlive(child.pid) ? processTree(child.pid) : [];
    child.kill('SIGKILL');
    await exited;
    await untilGone(...tree);
  });
  return { child, exited, written: () => output };
}
