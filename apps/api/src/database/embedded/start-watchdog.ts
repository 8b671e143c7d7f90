import { spawn } from 'node:child_process';

/**
 * The shell script waits for this process to end, SIGKILL included, and then stops the server. A
 * word on its input dismisses it.
 */
const SCRIPT = `
trap '' HUP INT TERM
read -r word && exit 0
kill -INT "$1"
`;

/** Starts a shell that stops a PostgreSQL server in order once this process is gone. */
export function startWatchdog(pid: number): { dismiss(): void } {
  const child = spawn('/bin/sh', ['-c', SCRIPT, 'watchdog', String(pid)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.unref();
  // Without a shell the server outlives a crash of this process, and the next start stops it.
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  return { dismiss: () => void child.stdin.end('over\n') };
}
