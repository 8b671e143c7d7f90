// Runs one of the project's programs on the project's own Node, whatever Node the machine has:
//   node scripts/run.mjs [--web] <file> [arguments]
// Installs first what is missing; with --web it also builds the web app if its sources changed.
// This file and install-if-needed.mjs must keep running on Node 20; everything else is TypeScript.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installIfNeeded } from './install-if-needed.mjs';

const PROJECT_NODE_MAJOR = 26;
const root = fileURLToPath(new URL('..', import.meta.url));

async function runInThisProcess([option, ...rest]) {
  const [entry, ...args] = option === '--web' ? rest : [option, ...rest];
  if (option === '--web') {
    const { buildWebIfStale } = await import('./build-web-if-stale.ts');
    await buildWebIfStale();
  }
  const file = path.resolve(root, entry);
  process.argv.splice(1, process.argv.length, file, ...args);
  await import(pathToFileURL(file).href);
}

// Who was killed outright forwards no signal: for this project's launcher its IPC channel closes, for npm
// (whose scripts start with `exec`, so that no shell stands between) this process gets another parent.
function stopWithParent() {
  const stop = () => process.kill(process.pid, 'SIGTERM');
  if (process.connected) {
    process.once('disconnect', stop);
    process.channel.unref();
  } else if (process.env.npm_lifecycle_event) {
    const parent = process.ppid;
    const watch = () => process.ppid !== parent && stop();
    setInterval(watch, 1000).unref();
  }
}

function runOnProjectNode(args) {
  const node = path.join(root, 'node_modules/.bin/node');
  const child = spawn(node, [fileURLToPath(import.meta.url), ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    child.removeAllListeners('disconnect');
    for (const each of signals) process.removeAllListeners(each);
    if (signal) process.kill(process.pid, signal);
    else process.exitCode = code ?? 1;
  });
}

process.chdir(root);
stopWithParent();
installIfNeeded(root);
const args = process.argv.slice(2);
if (Number.parseInt(process.versions.node, 10) >= PROJECT_NODE_MAJOR) await runInThisProcess(args);
else runOnProjectNode(args);
