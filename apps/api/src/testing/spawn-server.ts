import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

const MAIN = join(import.meta.dirname, '../main.ts');

type Variables = Record<string, string>;

export interface ServerProcess {
  /** `http://127.0.0.1:port`, read from the banner. */
  origin: string;
  /** Everything that it has written on its standard output and error. */
  written(): string;
  /** As a power cut of the process. */
  kill(): Promise<void>;
  /** Asks it to stop and waits for its end; its exit code. */
  stop(): Promise<number | null>;
}

/** Runs the real server as a process of its own, with these variables and no others, until it listens. */
export async function spawnServer(variables: Variables): Promise<ServerProcess> {
  const { child, exited, written } = run(variables);
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, address] = /Dirección +(http\S+)/.exec(line) ?? [];
      if (address) resolve(address);
    });
    void exited.then((code) => reject(new Error(`It ended with ${code}: ${written()}`)));
  });
  return {
    origin,
    written,
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

function run(variables: Variables) {
  const child = spawn(process.execPath, [MAIN], {
    env: { PORT: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'silent', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (output += String(chunk)));
  }
  // 'close', not 'exit': by then everything that it wrote has been read.
  const exited = once(child, 'close').then(([code]): number | null => code);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  return { child, exited, written: () => output };
}
