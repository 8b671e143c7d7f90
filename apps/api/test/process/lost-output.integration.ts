import { salud, saludVivo } from '@remanso/contract/sistema/salud.contract';
import { clientOf } from '../support/client.ts';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readFile, rm, stat, truncate } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ADMIN } from './book-under-load.ts';
import { JWT_SECRET } from '../support/secrets.ts';

import { copyTemplate } from '../support/database/test-database.ts';

/*
 * The server starts, serves and stops wherever its standard output and error go, even where log
 * lines are lost. The tests simulate a full disk by `/dev/full`, where every write fails with
 * ENOSPC, and by a limit on the size of a file.
 */

const PATIENCE_MS = 90_000;
const MAIN = join(import.meta.dirname, '../../src/main.ts');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Runs the server with its standard output and error redirected to the file `path`; resolves once
 * the server serves.
 */
async function startInto(path: string) {
  const { env, remove } = await copyTemplate();
  onTestFinished(remove);
  const port = await freePort();
  const output = await open(path, 'a');
  // The shell ignores SIGXFSZ, so that a write beyond the file size limit fails with an error
  // instead of ending the process.
  const ignoring = ['-c', `trap '' XFSZ; exec "$0" "$@"`, process.execPath, MAIN];
  const child = spawn('sh', ignoring, {
    env: { ...env, ...ADMIN, JWT_SECRET, PORT: String(port), LOG_LEVEL: 'info' },
    stdio: ['ignore', output.fd, output.fd],
  });
  const exited = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
    await output.close();
  });
  const origin = `http://127.0.0.1:${port}`;
  const call = async (endpoint: typeof salud | typeof saludVivo = salud) =>
    (await clientOf(origin).call(endpoint)).status;
  await vi.waitFor(async () => expect(await call()).toBe(200), { timeout: 60_000, interval: 50 });
  return {
    async serves(times: number, endpoint?: typeof salud | typeof saludVivo) {
      for (let n = 0; n < times; n += 1) expect(await call(endpoint)).toBe(200);
    },
    limitFiles(bytes: number) {
      execFileSync('prlimit', [`--pid=${child.pid}`, `--fsize=${bytes}`]);
    },
    async stop() {
      child.kill('SIGTERM');
      return (await exited) as [code: number | null, signal: string | null];
    },
  };
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'remanso-salida-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test(
  'on a full disk it starts, serves and stops',
  async () => {
    const server = await startInto('/dev/full');
    await server.serves(50);
    expect(await server.stop()).toEqual([0, null]);
  },
  PATIENCE_MS,
);

test(
  'when there is room again, the lines come again',
  async () => {
    const log = join(await newFolder(), 'salida.log');
    const server = await startInto(log);
    server.limitFiles(16 * 1024);
    await server.serves(200);
    expect((await stat(log)).size).toBe(16 * 1024);
    await truncate(log);
    await server.serves(1, saludVivo);
    // The server logs a request after it has answered, so the test waits for the log line.
    await vi.waitFor(async () => {
      expect(await readFile(log, 'utf8')).toContain('"route":"/api/salud/vivo"');
    }, 15_000);
    expect(await server.stop()).toEqual([0, null]);
  },
  PATIENCE_MS,
);

test(
  'a reader that does not read, or is gone, delays nobody',
  async () => {
    const pipe = join(await newFolder(), 'salida');
    execFileSync('mkfifo', [pipe]);
    // The test opens the pipe for reading and writing, because opening a pipe only for reading
    // waits until a writer opens it.
    const reader = await open(pipe, 'r+');
    const server = await startInto(pipe);
    // The log lines of 1,000 requests are many times what a pipe can buffer.
    await server.serves(1_000);
    await reader.close();
    await server.serves(50);
    expect(await server.stop()).toEqual([0, null]);
  },
  PATIENCE_MS,
);
