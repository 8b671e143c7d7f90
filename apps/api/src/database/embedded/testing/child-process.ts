import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

/**
 * Starts a second Node process that runs a `*.child.ts` of this folder. The process is killed when
 * the test ends.
 */
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
    /** Returns the next line of the child's standard output; undefined once the child has ended. */
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
