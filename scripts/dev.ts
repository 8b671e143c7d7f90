import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

const vite = path.resolve('node_modules/vite/bin/vite.js');
const env = {
  ...process.env,
  PORT: '3000',
  FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
  // The web app's server shows the letters in this folder under /correo
  // (apps/web/build/dev-outbox.ts).
  DEV_OUTBOX: path.resolve(process.env['DATA_DIR'] ?? 'data', 'outbox'),
};

const programs = [
  start('api', ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts'], '.'),
  start('web', [vite, '--port', '5173', '--strictPort'], 'apps/web'),
];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopAll);
for (const program of programs) {
  program.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stopAll();
  });
}

function start(name: string, args: string[], cwd: string): ChildProcess {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${name} │ ${line}`));
  }
  return child;
}

function stopAll() {
  for (const program of programs) program.kill('SIGTERM');
}
