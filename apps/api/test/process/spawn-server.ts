import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { isAlive } from '../../src/database/embedded/processes.ts';
import { processTree, untilGone } from '../support/process-tree.ts';

const MAIN = join(import.meta.dirname, '../../src/main.ts');
const DEMO = join(import.meta.dirname, '../../src/demo/main.ts');
const COMMANDS = join(import.meta.dirname, '../../src/commands');
const EXAMPLES = join(import.meta.dirname, '../../../../examples');
/**
 * Node's compile cache of the TypeScript files, kept from earlier starts as on a real installation.
 * Compiling the files anew would take a third of the time of a start.
 */
const NODE_COMPILE_CACHE = join(import.meta.dirname, '../../../../.cache/compiled');

type Variables = Record<string, string>;

export interface StartingServer {
  pid: number;
  /** Returns everything that the server has written so far to its standard output and error. */
  written(): string;
  /** Resolves once the server's output matches `pattern`; rejects where the server ends before. */
  untilWritten(pattern: RegExp): Promise<RegExpExecArray>;
  /** Kills the server without letting it clean up, as a power cut would. */
  kill(): Promise<void>;
  /** Asks the server to stop and waits for its end; resolves to its exit code. */
  stop(): Promise<number | null>;
}

export interface ServerProcess extends StartingServer {
  /**
   * The server's address, `http://127.0.0.1:port`, read from the text that the server prints at its
   * start.
   */
  origin: string;
}

/**
 * Starts the real server in a separate process whose environment is only `variables`; resolves once
 * the server listens.
 */
export async function spawnServer(variables: Variables): Promise<ServerProcess> {
  const server = startServer(variables);
  return { ...server, origin: await untilListening(server) };
}

/** Waits until a started server listens; resolves to its origin, `http://127.0.0.1:port`. */
export async function untilListening({ untilWritten }: StartingServer): Promise<string> {
  const [, origin = ''] = await untilWritten(/Dirección +(http\S+)\n/);
  return origin;
}

/** Starts the real server without waiting until it listens. */
export function startServer(variables: Variables): StartingServer {
  return startProcess(variables);
}

/** Starts the demo, without waiting until it listens. */
export function startDemo(variables: Variables): StartingServer {
  return startProcess(variables, [process.execPath, DEMO]);
}

/** Starts a program of `examples/`, without waiting until it is of any use. */
export function startExample(name: string, variables: Variables, ...args: string[]) {
  return startProcess(variables, [process.execPath, exampleFile(name), ...args]);
}

function startProcess(variables: Variables, command?: string[]): StartingServer {
  const { child, exited, written } = run(variables, command);
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

/** Runs a server whose start is expected to fail, and waits until its process ends. */
export async function runToItsEnd(variables: Variables) {
  const { exited, written } = run(variables);
  return { code: await exited, written: written() };
}

/**
 * Runs the file that `npm run <name> -- <args>` would run, without npm, and waits until its process
 * ends.
 */
export async function runCommand(name: string, variables: Variables, ...args: string[]) {
  const { exited, written } = run(variables, [process.execPath, commandFile(name), ...args]);
  return { code: await exited, written: written() };
}

/** Runs a program of `examples/`, and waits until its process ends. */
export async function runExample(name: string, variables: Variables, ...args: string[]) {
  const { exited, written } = run(variables, [process.execPath, exampleFile(name), ...args]);
  return { code: await exited, written: written() };
}

/** Runs a command whose files are limited to 512 bytes each, to simulate a full disk. */
export async function runOnFullDisk(name: string, variables: Variables, ...args: string[]) {
  const limited = ['sh', '-c', `ulimit -f 1; trap '' XFSZ; exec "$0" "$@"`];
  const command = [...limited, process.execPath, commandFile(name), ...args];
  const { exited, written } = run(variables, command);
  return { code: await exited, written: written() };
}

const exampleFile = (name: string) => join(EXAMPLES, `${name}.ts`);
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
  // The 'close' event, unlike 'exit', comes after all output of the process has been read.
  const exited = once(child, 'close').then(([code]): number | null => code);
  onTestFinished(async () => {
    // The embedded database ends a moment after the server and writes to the data folder until
    // then. The test waits for both processes.
    const tree = child.pid && isAlive(child.pid) ? processTree(child.pid) : [];
    child.kill('SIGKILL');
    await exited;
    await untilGone(...tree);
  });
  return { child, exited, written: () => output };
}
