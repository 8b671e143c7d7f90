import { salud } from '@remanso/contract/sistema/salud.contract';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startTestPostgres } from '../../../../scripts/test-postgres.ts';
import { JWT_SECRET } from '../support/secrets.ts';
import { runToItsEnd, startServer, untilListening } from './spawn-server.ts';
import { clientOf } from '../support/client.ts';

/*
 * The app can be started before its database, as with docker compose or after a power cut. The app
 * then waits for the database and logs once that it waits. Where DATABASE_URL has a wrong password,
 * or the server refuses the app's settings, the app ends at once with an error.
 */

const PATIENCE_MS = 90_000;

async function variablesFor(DATABASE_URL: string) {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'remanso-tarde-'));
  onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }));
  return { DATABASE_URL, DATA_DIR, JWT_SECRET };
}

/**
 * Starts a TCP listener that answers every connection with one PostgreSQL error and then closes the
 * connection. Returns the DATABASE_URL of that listener.
 */
async function listenAndRefuse(code: string, message: string): Promise<string> {
  const fields = ['SFATAL', 'VFATAL', `C${code}`, `M${message}`].map((field) => `${field}\0`);
  const body = Buffer.from(`${fields.join('')}\0`);
  const head = Buffer.alloc(5, 'E');
  head.writeInt32BE(body.length + 4, 1);
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([head, body])));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `postgres://ana:Clave-Oculta@127.0.0.1:${(server.address() as AddressInfo).port}/remanso`;
}

const WAITS = /^(DATABASE_URL vale "[^\n]+" todavía no responde y se la espera \([^\n]+\)\.)\n/;

test(
  'a server that is not up yet is waited for',
  async () => {
    const postgres = await startTestPostgres();
    onTestFinished(() => postgres.stop());
    await postgres.shutDown();
    const app = startServer(await variablesFor(postgres.url));
    const [, line] = await app.untilWritten(WAITS);
    expect(line).toContain('ECONNREFUSED');
    await postgres.start();
    const origin = await untilListening(app);
    expect((await clientOf(origin).call(salud)).status).toBe(200);
    expect(app.written()).toMatch(/La base de datos responde, a los \d+ s\.\n/);
    expect(app.written().match(/se la espera/g)).toHaveLength(1);
    expect(await app.stop()).toBe(0);
  },
  PATIENCE_MS,
);

test.each([
  ['it is starting', () => listenAndRefuse('57P03', 'the database system is starting up')],
  ['its name is unknown', async () => 'postgres://ana:Clave-Oculta@base.invalid/remanso'],
])(
  'while it is waited for because %s, SIGTERM ends the start in order',
  async (_why, open) => {
    const app = startServer(await variablesFor(await open()));
    await app.untilWritten(WAITS);
    expect(await app.stop()).toBe(0);
    expect(app.written()).not.toContain('Clave-Oculta');
  },
  PATIENCE_MS,
);

function withWrongPassword(): string {
  const url = new URL(inject('server'));
  url.password = 'Clave-Oculta';
  return url.href;
}

test.each([
  ['a wrong password', '28P01', async () => withWrongPassword()],
  [
    'a pooler that has not been told of our settings',
    '08P01',
    () => listenAndRefuse('08P01', 'unsupported startup parameter: statement_timeout'),
  ],
])(
  '%s is no reason to wait',
  async (_what, code, open) => {
    const { code: exitCode, written } = await runToItsEnd(await variablesFor(await open()));
    expect(exitCode).toBe(1);
    expect(written).toMatch(
      new RegExp(`^DATABASE_URL vale "[^\\n]+" y debe ser [^\\n]+ \\([^\\n]+, ${code}\\)\\.\\n$`),
    );
    expect(written).not.toContain('Clave-Oculta');
  },
  PATIENCE_MS,
);
