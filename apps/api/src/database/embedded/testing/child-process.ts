import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

/** A real second Node process running one of this folder's `*.child.ts`, killed with the test. */
export function startChild(script: string, ...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let complaints = '';
  child.stderr.on('data', (chunk) => (complaints += String(chunk)));

  async function kill(): Promise<void> {
    child.kill('SIGKILL');
    await exited;
  }
  onTestFinished(kill);

  return {
    kill,
    tell: (line: string) => child.stdin.write(`${line}\n`),
    /** The next line it writes, or `undefined` once it has ended. */
    async hear(): Promise<string | undefined> {
      const { value } = await lines.next();
      return value;
    },
    async exitCode(): Promise<number | null> {
      await exited;
      return child.exitCode;
    },
    complaints: () => complaints,
  };
}
