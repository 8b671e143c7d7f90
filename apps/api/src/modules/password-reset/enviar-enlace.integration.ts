import { login } from '@remanso/contract/persona/auth.contract';
import {
  solicitarReset,
  resetearContrasena,
  validarReset,
} from '@remanso/contract/persona/password-reset.contract';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { CONTRASENA, type Persona } from '../../../test/support/builders.ts';
import { crearPersona } from '../../../test/support/personas.ts';
import { dumpTables } from '../../../test/support/database/dump-tables.ts';
import { startMailWorker } from '../../../test/support/start-mail-worker.ts';
import { readLetter, startSmtp, type Letter } from '../../../test/support/servers/start-smtp.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const PATIENCE = { timeout: 18_000, interval: 50 };

const ending: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) await end();
});

function send(mailing: Parameters<typeof startMailWorker>[1]) {
  const mailWorker = startMailWorker(app, mailing);
  ending.push(() => mailWorker.stop());
  return mailWorker.failures;
}

async function smtp(options: Parameters<typeof startSmtp>[0] = {}) {
  const server = await startSmtp(options);
  ending.push(server.stop);
  return server;
}

async function ask({ email }: Persona): Promise<void> {
  const { status } = await app.call(solicitarReset, { body: { email } });
  expect(status).toBe(200);
}

async function expectToOpen({ email }: Persona, token: string): Promise<void> {
  const body = { token, nuevaPassword: 'Distinta2' };
  expect((await app.call(resetearContrasena, { body })).status).toBe(200);
  const entrar = (password: string) => app.call(login, { body: { email, password } });
  expect((await entrar('Distinta2')).status).toBe(200);
  expect((await entrar(CONTRASENA)).status).toBe(401);
}

test('what the mail server refuses is the same message at the next try, with a link of its own', async () => {
  const ana = await crearPersona(app);
  const refused: Letter[] = [];
  const { smtpUrl, received } = await smtp({
    receive(letter) {
      if (refused.length === 2) return;
      refused.push(letter);
      throw Object.assign(new Error(`greylisted: token=${letter.token}`), { responseCode: 451 });
    },
  });
  const failures = send({ smtpUrl });
  await ask(ana);
  for (const [tries, momento] of [
    [1, '2026-10-01T07:00:06'],
    [2, '2026-10-01T07:00:30'],
  ] as const) {
    await vi.waitFor(() => expect(failures).toHaveLength(tries), PATIENCE);
    app.clock.set(momento);
  }
  await vi.waitFor(() => expect(received).toHaveLength(1), PATIENCE);
  expect(failures.map(String)).toEqual([
    expect.stringContaining('greylisted'),
    expect.stringContaining('greylisted'),
  ]);
  const letters = [...refused, ...received];
  expect(new Set(letters.map(({ messageId }) => messageId)).size).toBe(1);
  const tokens = letters.map(({ token }) => token);
  expect(new Set(tokens).size).toBe(3);
  // No table contains a token: a token is never stored, whatever became of its letter.
  const kept = JSON.stringify(await dumpTables(app));
  for (const token of tokens) expect(kept).not.toContain(token);
  const valid = await Promise.all(
    tokens.map(async (token) => (await app.call(validarReset, { params: { token } })).body),
  );
  expect(valid.map(({ valido }) => valido)).toEqual([false, false, true]);
});

test('without a mail server the link is in a file of the outbox, and it opens', async () => {
  const ana = await crearPersona(app);
  const outbox = await mkdtemp(join(tmpdir(), 'remanso-outbox-'));
  ending.push(() => rm(outbox, { recursive: true }));
  send({ outbox });
  await ask(ana);
  // While a letter is being written, its file does not end in .eml.
  const oneLetter = expect.arrayContaining([expect.stringMatching(/\.eml$/)]);
  await vi.waitFor(async () => expect(await readdir(outbox)).toEqual(oneLetter), PATIENCE);
  const [file = ''] = await readdir(outbox);
  const letter = readLetter(await readFile(join(outbox, file), 'utf8'));
  expect(letter.to).toBe(ana.email);
  await expectToOpen(ana, letter.token);
});
