import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';

type Options = {
  cwd?: string;
  env?: Record<string, string>;
  /** True to print the output as it comes, instead of keeping the output for the result. */
  live?: boolean;
  /** After this many minutes the command is killed and counts as failed. */
  timeoutMinutes?: number;
};

export type CommandResult = { code: number; output: string; seconds: number };

const BINARIES = path.resolve(import.meta.dirname, '../node_modules/.bin');
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs one of the project's binaries, such as `['vite', 'build']`. Never throws: where the command
 * fails, `code` is not 0.
 */
export async function runCommand(command: string[], options: Options = {}): Promise<CommandResult> {
  const { cwd, env, live = false, timeoutMinutes = 10 } = options;
  const [name = '', ...args] = command;
  const started = performance.now();
  const child = spawn(path.join(BINARIES, name), args, {
    cwd,
    env: { ...process.env, PATH: `${BINARIES}:${process.env['PATH']}`, ...env },
    stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    timeout: timeoutMinutes * 60_000,
    killSignal: 'SIGKILL',
  });
  let output = '';
  const keep = (text: string) => (output += text);
  child.stdout?.setEncoding('utf8').on('data', keep);
  child.stderr?.setEncoding('utf8').on('data', keep);

  const letChildGo = endWithThisProcess(() => child.kill('SIGTERM'));
  const code = await new Promise<number>((resolve) => {
    child.on('error', (error) => {
      keep(`${error.message}\n`);
      resolve(1);
    });
    child.on('close', (exitCode, signal) => {
      if (signal) keep(`${command.join(' ')} ended by ${signal}\n`);
      resolve(exitCode ?? 1);
    });
  });
  letChildGo();
  return { code, output, seconds: (performance.now() - started) / 1000 };
}

// A signal without a listener would end this process before any 'exit' listener runs, and leave the
// child running.
function endWithThisProcess(end: () => void): () => void {
  const exit = (signal: NodeJS.Signals) => process.exit(128 + constants.signals[signal]);
  process.once('exit', end);
  for (const signal of SIGNALS) process.once(signal, exit);
  return () => {
    process.off('exit', end);
    for (const signal of SIGNALS) process.off(signal, exit);
  };
}
