import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const running = new Set<ChildProcess>();
// Whatever ends this process, its children end too: by this listener, or when their channel closes.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * Starts a TypeScript file of the project (`bench/load.child.ts`), in this folder or in that of
 * another version, on this Node. Its standard output is discarded.
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

/** Runs `npm start`, with the npm that whoever installs a centre has. */
export function startCentre(env: Record<string, string>): ChildProcess {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'));
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...Object.fromEntries(inherited), ...env, PATH: pathOfSystem() },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return keep(child);
}

/** Returns PATH without what an npm that runs this program has put in front of it. */
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
 * Sends a question to a child that uses `answer`, and waits for its reply. Rejects if the child
 * ends instead.
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

/** Lets a child answer each question of its parent in turn, and end with it. */
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
