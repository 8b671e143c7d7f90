import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { startSmtp } from '../../../test/support/servers/start-smtp.ts';
import { createMailer } from './mailer.ts';

type Behaviour = Parameters<typeof startSmtp>[0];

const MAIL = {
  to: 'ana@ejemplo.com',
  subject: 'Contraseña nueva en Remanso',
  text: 'Hola, Ana: ñandú\n\nhttps://turnos.ejemplo.com/reset-password?token=abc',
  html: '<p>Hola, Ana: ñandú</p>',
};

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function serve(behaviour: Behaviour = {}) {
  const server = await startSmtp(behaviour);
  closing.push(server.stop);
  return server;
}

function mailerTo(smtpUrl: string | undefined, outbox = '/nowhere', timeoutMs = 10_000) {
  const lines: string[] = [];
  const mailer = createMailer({
    smtpUrl,
    mailFrom: 'Remanso <turnos@remanso.example>',
    outbox,
    instant: () => '2026-10-01T10:00:00.000Z',
    log: (line) => lines.push(line),
    timeoutMs,
  });
  return { mailer, lines };
}

test('hands an e-mail over to the SMTP server', async () => {
  const { smtpUrl, received } = await serve();
  await mailerTo(smtpUrl).mailer.send(MAIL);
  expect(received).toHaveLength(1);
  expect(received[0]?.raw).toMatch(/^From: Remanso <turnos@remanso\.example>\r?$/m);
  expect(received[0]?.raw).toMatch(/^To: ana@ejemplo\.com\r?$/m);
  expect(received[0]?.raw).toMatch(/^Content-Type: multipart\/alternative/m);
});

test('throws when the server refuses the e-mail', async () => {
  const { smtpUrl, received } = await serve({
    onRcptTo: (_address, _session, done) => done(new Error('mailbox unavailable')),
  });
  await expect(mailerTo(smtpUrl).mailer.send(MAIL)).rejects.toThrow('mailbox unavailable');
  expect(received).toEqual([]);
});

test('throws when nobody listens', async () => {
  await expect(mailerTo('smtp://127.0.0.1:1').mailer.send(MAIL)).rejects.toThrow(/ECONNREFUSED/);
});

test('throws when the server never greets', async () => {
  const silent = createServer((socket) => void socket.resume()).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  closing.push(async () => silent.close());
  const { port } = silent.address() as AddressInfo;
  const { mailer } = mailerTo(`smtp://127.0.0.1:${port}`, '/nowhere', 100);
  await expect(mailer.send(MAIL)).rejects.toThrow('Greeting never received');
});

test.each([
  ['answers for the recipient', { onRcptTo: () => undefined }],
  ['says that it has the e-mail', { onData: (stream) => void stream.resume() }],
] as [string, Behaviour][])('throws when the server never %s', async (_what, options) => {
  const { smtpUrl } = await serve(options);
  // The SMTP server of the test waits a tenth of a second before it sends its greeting.
  await expect(mailerTo(smtpUrl, '/nowhere', 1_000).mailer.send(MAIL)).rejects.toThrow('Timeout');
});

test('a name is text in the e-mail, whatever it is made of', async () => {
  const { smtpUrl, received } = await serve();
  const to = 'ana@ejemplo.com';
  const subject = 'Hola\r\nBcc: otra@ejemplo.com';
  await mailerTo(smtpUrl).mailer.send({ ...MAIL, to, subject });
  expect(received[0]?.raw).not.toMatch(/^Bcc:/im);
});

test('a folder that cannot be written to is told, not passed over', async () => {
  await expect(mailerTo(undefined, '/dev/null/outbox').mailer.send(MAIL)).rejects.toThrow(
    /ENOTDIR/,
  );
});

test('without a server each e-mail is a file of its own that any mail program reads', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'remanso-outbox-'));
  closing.push(() => rm(folder, { recursive: true }));
  const outbox = join(folder, 'outbox');
  const { mailer, lines } = mailerTo(undefined, outbox);
  await Promise.all([mailer.send(MAIL), mailer.send({ ...MAIL, to: 'luis@ejemplo.com' })]);

  const files = await readdir(outbox);
  expect(files).toHaveLength(2);
  expect(files.every((file) => /^2026-10-01T10-00-00-000Z-[\w-]{36}\.eml$/.test(file))).toBe(true);
  const contents = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')));
  expect(contents.join('\n')).toMatch(/^To: luis@ejemplo\.com$/m);
  expect(contents[0]).toMatch(/^Subject: =\?UTF-8\?Q\?Contrase=C3=B1a/m);
  // The e-mail contains a link that opens the account, so only the owner of the file may read it.
  const modes = await Promise.all(
    files.map(async (file) => (await stat(join(outbox, file))).mode & 0o777),
  );
  expect(modes).toEqual([0o600, 0o600]);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain(outbox);
});
