import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const running = new Set<ChildProcess>();
// The children end whenever this process ends: this listener kills them, and after a crash each
// child ends because its channel to this process closes.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * Starts a TypeScript file of the project, such as 'bench/load.child.ts', on this Node. `root` is
 * the folder of the project or of another version of it. The child's standard output is discarded.
 */
export function startChild(
  file: string,
  env: Record<string, string> = {},
  root = ROOT,
): ChildProcess {
  const child = fork(join(root, file), {
    cwd: root,
    execArgv: ['--import', join(ROOT, 'scripts/stop-with-parent.ts')],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return keep(child);
}

/**
 * Runs `npm start` with the npm of the system, as somebody who installs a centre does. `root` is the
 * folder of the project or of another version of it.
 */
export function startCentre(env: Record<string, string>, root = ROOT): ChildProcess {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'));
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...Object.fromEntries(inherited), ...env, PATH: pathOfSystem() },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return keep(child);
}

/**
 * Returns PATH without the folders of node_modules, which npm puts in front while it runs a script.
 */
function pathOfSystem(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.filter((folder) => !folder.includes('node_modules')).join(delimiter);
}

function keep(child: ChildProcess): ChildProcess {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/**
 * Sends a question to a child that has called `answer`; resolves to the child's reply. Rejects if
 * the child ends before it replies.
 */
export async function ask<Answer>(child: ChildProcess, question: object): Promise<Answer> {
  const done = new AbortController();
  const ended = once(child, 'exit', { signal: done.signal }).then((): never => {
    throw new Error(`${child.spawnargs.at(-1)} ended`);
  });
  child.send(question);
  try {
    const [message] = await Promise.race([once(child, 'message', { signal: done.signal }), ended]);
    return message as Answer;
  } finally {
    done.abort();
    ended.catch(() => undefined);
  }
}

/**
 * Makes this process, a child, send `reply(question)` to its parent for each question, and end when
 * the parent ends.
 */
export function answer(reply: (question: never) => Promise<object>): void {
  process.on('message', (question) => {
    reply(question as never).then((message) => process.send?.(message), fail);
  });
  process.on('disconnect', () => process.exit());
}

function fail(error: unknown): void {
  console.error(error);
  process.exit(1);
}

export async function stopChild(child: ChildProcess): Promise<void> {
  if (!running.has(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
