import { spawn } from 'node:child_process';

/**
 * The script reads its standard input, a pipe from the Node process. When Node ends, even by
 * SIGKILL, the pipe closes and the script stops the PostgreSQL server. A line on the input ends the
 * script without stopping the server.
 */
const SCRIPT = `
trap '' HUP INT TERM
read -r word && exit 0
kill -INT "$1"
`;

/**
 * Starts a shell that shuts down the PostgreSQL server with the process id `pid` cleanly as soon as
 * this Node process has ended, even by SIGKILL.
 */
export function startWatchdog(pid: number): { dismiss(): void } {
  const child = spawn('/bin/sh', ['-c', SCRIPT, 'watchdog', String(pid)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.unref();
  // Where the shell cannot be started, the PostgreSQL server outlives a crash of Node, and the next
  // start stops the server (`endFormerServer`).
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  return { dismiss: () => void child.stdin.end('over\n') };
}
