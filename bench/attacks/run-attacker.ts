import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a program that attacks, and returns everything that it has written. Ends the program after
 * `minutes`.
 */
export async function runAttacker(
  program: string,
  args: readonly string[],
  minutes: number,
): Promise<string> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: minutes * 60_000,
  });
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (written += String(chunk)));
  }
  child.once('error', () => {
    console.error(`${program} is missing: apt-get install ${program} (Debian)`);
    process.exit(2);
  });
  await once(child, 'close');
  process.removeListener('exit', end);
  return written;
}
