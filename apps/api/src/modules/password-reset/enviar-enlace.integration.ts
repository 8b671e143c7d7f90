import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test, vi } from 'vitest';
import { createWorker } from '../../platform/jobs/create-worker.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { createMailer } from '../../platform/mail/mailer.ts';
import { CONTRASENA, crearPersona, type Persona } from '../../testing/builders.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { ENVIAR_ENLACE, enviarEnlace } from './password-reset.jobs.ts';

const app = useTestApp();

const PATIENCE = { timeout: 18_000, interval: 50 };

const ending: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) await end();
});

/** A worker that sends links with the mailer of production; answers what went wrong so far. */
async function startWorker(mail: { smtpUrl: string | undefined; outbox?: string }) {
  const mailer = createMailer({
    outbox: '/nowhere',
    ...mail,
    mailFrom: 'Remanso <turnos@remanso.example>',
    instant: app.clock.instant,
    log: () => undefined,
  });
  const publicUrl = 'https://turnos.ejemplo.com';
  const job = enviarEnlace({ ...app.dependencies, mailer, publicUrl }) as Job;
  const failures: unknown[] = [];
  const worker = createWorker({
    ...app.database,
    timeZone: 'America/Argentina/Tucuman',
    jobs: [job],
    pollingSeconds: 0.5,
    retrySeconds: 1,
    log: (_message, error) => failures.push(error),
  });
  await worker.start();
  ending.push(() => worker.stop());
  return failures;
}

interface Letter {
  to: string;
  token: string;
}

/** As a mail program reads it: quoted-printable, with the link in the text. */
function readLetter(raw: string): Letter {
  const plain = raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  return {
    to: /^To: (\S+)/m.exec(plain)?.[1] ?? '',
    token:
      /https:\/\/turnos\.ejemplo\.com\/reset-password\?token=([\w-]{43})\s/.exec(plain)?.[1] ?? '',
  };
}

async function startSmtp(options: SMTPServerOptions = {}, port = 0) {
  const received: Letter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      void text(stream).then((raw) => {
        received.push(readLetter(raw));
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  ending.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address() as AddressInfo;
  return { received, smtpUrl: `smtp://127.0.0.1:${address.port}` };
}

/** Where nobody listens yet. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function ask({ email }: Persona): Promise<void> {
  const { status } = await app.call('POST /password-reset/solicitar', { body: { email } });
  expect(status).toBe(200);
}

async function expectToOpen({ email }: Persona, token: string): Promise<void> {
  const body = { token, nuevaPassword: 'Distinta2' };
  expect((await app.call('POST /password-reset/reset', { body })).status).toBe(200);
  const login = (password: string) => app.call('POST /auth/login', { body: { email, password } });
  expect((await login('Distinta2')).status).toBe(200);
  expect((await login(CONTRASENA)).status).toBe(401);
}

test('a mail server that is down holds no request up; the e-mail goes out when it is back', async () => {
  const ana = await crearPersona(app);
  const port = await freePort();
  const failures = await startWorker({ smtpUrl: `smtp://127.0.0.1:${port}` });
  await ask(ana);
  await vi.waitFor(() => expect(failures.length).toBeGreaterThan(0), PATIENCE);
  expect(String(failures[0])).toContain('ECONNREFUSED');

  const { received } = await startSmtp({}, port);
  await vi.waitFor(
    () => expect(received).toEqual([{ to: ana.email, token: expect.any(String) }]),
    PATIENCE,
  );
  await expectToOpen(ana, received[0]?.token ?? '');
});

test('a mail server that takes its time holds no request up, and is sent nothing twice', async () => {
  const [ana, luis] = [await crearPersona(app), await crearPersona(app)];
  const begun = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const received: Letter[] = [];
  const { smtpUrl } = await startSmtp({
    onData: (stream, _session, done) => {
      void text(stream).then(async (raw) => {
        begun.resolve();
        await release.promise;
        received.push(readLetter(raw));
        done();
      });
    },
  });
  await startWorker({ smtpUrl });
  await ask(ana);
  await begun.promise;
  // While the one is under way, the other is answered.
  await ask(luis);
  expect((await app.call('GET /auth/current', luis)).status).toBe(200);
  expect(received).toEqual([]);
  release.resolve();
  await vi.waitFor(() => expect(received).toHaveLength(2), PATIENCE);
  expect(received.map(({ to }) => to)).toEqual([ana.email, luis.email]);
  await expectToOpen(ana, received[0]?.token ?? '');
});

test('what the mail server refuses is tried again, each time with a link of its own', async () => {
  const ana = await crearPersona(app);
  const refused: Letter[] = [];
  const delivered: Letter[] = [];
  const { smtpUrl } = await startSmtp({
    onData: (stream, _session, done) => {
      void text(stream).then((raw) => {
        const letter = readLetter(raw);
        if (refused.length < 2) {
          refused.push(letter);
          done(Object.assign(new Error('greylisted'), { responseCode: 451 }));
        } else {
          delivered.push(letter);
          done();
        }
      });
    },
  });
  const failures = await startWorker({ smtpUrl });
  await ask(ana);
  await vi.waitFor(() => expect(delivered).toHaveLength(1), PATIENCE);
  expect(failures.map(String)).toEqual([
    expect.stringContaining('greylisted'),
    expect.stringContaining('greylisted'),
  ]);
  const tokens = [...refused, ...delivered].map(({ token }) => token);
  expect(new Set(tokens).size).toBe(3);
  // No try left its token in the queue.
  const { rows } = await app.database.pool.query('select * from pgboss.job where name = $1', [
    ENVIAR_ENLACE.name,
  ]);
  for (const token of tokens) expect(JSON.stringify(rows)).not.toContain(token);
  const valid = await Promise.all(
    tokens.map(async (token) => (await app.call(`GET /password-reset/validar/${token}`)).body),
  );
  expect(valid.map(({ valido }) => valido)).toEqual([false, false, true]);
});

test('without a mail server the link is in a file of the outbox, and it opens', async () => {
  const ana = await crearPersona(app);
  const outbox = await mkdtemp(join(tmpdir(), 'remanso-outbox-'));
  ending.push(() => rm(outbox, { recursive: true }));
  await startWorker({ smtpUrl: undefined, outbox });
  await ask(ana);
  // Until it is whole, the letter has another name.
  const oneLetter = expect.arrayContaining([expect.stringMatching(/\.eml$/)]);
  await vi.waitFor(async () => expect(await readdir(outbox)).toEqual(oneLetter), PATIENCE);
  const [file = ''] = await readdir(outbox);
  const letter = readLetter(await readFile(join(outbox, file), 'utf8'));
  expect(letter.to).toBe(ana.email);
  await expectToOpen(ana, letter.token);
});
