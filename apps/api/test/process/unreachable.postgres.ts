import { login, current } from '@remanso/contract/persona/auth.contract';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ADMIN } from './book-under-load.ts';
import { CONTRASENA } from '../support/builders.ts';
import { JWT_SECRET } from '../support/secrets.ts';
import { spawnServer } from './spawn-server.ts';
import { clientOf } from '../support/client.ts';
import { copyTemplate } from '../support/database/test-database.ts';
import { promised } from './promised.ts';

const PROXY = join(import.meta.dirname, 'silent-proxy.child.ts');
/** `FROZEN_SECONDS=0` holds the test to what is promised, as it does `process/frozen`. */
const TOLD_MS = promised(2_500, process.env['FROZEN_SECONDS']);
const CONNECTIONS_OF_THE_APP = 10;

async function startProxy(port: string) {
  const child = spawn(process.execPath, [PROXY, port], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = await once(child.stdout, 'data');
  return {
    port: Number(String(line)),
    stop: () => child.kill('SIGSTOP'),
    go: () => child.kill('SIGCONT'),
  };
}

/**
 * Fills the connection queue of a stopped listener, so that the next connection attempt gets no
 * answer at all.
 */
async function fillQueue(port: number): Promise<void> {
  for (let n = 0; n < 4; n += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    await Promise.race([once(socket, 'connect'), once(socket.setTimeout(100), 'timeout')]);
  }
}

test('a server that falls silent under requests is told in time, and all is well once it speaks again', async () => {
  const { env, remove } = await copyTemplate();
  onTestFinished(remove);
  const url = new URL(env.DATABASE_URL);
  const proxy = await startProxy(url.port);
  url.port = String(proxy.port);
  const app = await spawnServer({ ...env, ...ADMIN, DATABASE_URL: url.href, JWT_SECRET });
  const body = { email: ADMIN.ADMIN_EMAIL, password: CONTRASENA };
  const client = clientOf(app.origin);
  const as = await client.make(login, { body });
  const readAll = () =>
    Promise.all(
      Array.from({ length: 2 * CONNECTIONS_OF_THE_APP }, async () => {
        const begun = performance.now();
        const { status } = await client.call(current, { as });
        return { status, inTime: performance.now() - begun < TOLD_MS };
      }),
    );
  // readAll() makes twice as many requests as the app has database connections, so the app opens
  // all of its connections.
  expect(new Set((await readAll()).map(({ status }) => status))).toEqual(new Set([200]));

  proxy.stop();
  await fillQueue(proxy.port);
  expect(await readAll()).toEqual(
    Array.from({ length: 2 * CONNECTIONS_OF_THE_APP }, () => ({ status: 503, inTime: true })),
  );
  proxy.go();
  await vi.waitFor(
    async () => {
      const answers = await readAll();
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    },
    { timeout: 10_000, interval: 100 },
  );
  expect(await app.stop()).toBe(0);
}, 60_000);
