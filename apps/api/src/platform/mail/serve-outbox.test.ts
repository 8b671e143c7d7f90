import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { devOutbox } from '../../../../web/build/dev-outbox.ts';
import { createMailer } from './mailer.ts';
import { serveOutbox } from './serve-outbox.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Opens the page of an outbox; returns what it answers under a path. */
async function open(letters: { subject: string; html: string }[]) {
  const outbox = await mkdtemp(join(tmpdir(), 'remanso-correo-'));
  closing.push(() => rm(outbox, { recursive: true }));
  let seconds = 0;
  const mailer = createMailer({
    smtpUrl: undefined,
    mailFrom: 'Remanso <turnos@remanso.example>',
    outbox,
    instant: () => `2026-10-01T10:00:0${(seconds += 1)}.000Z`,
    log: () => undefined,
  });
  const calendar = { method: 'REQUEST' as const, content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' };
  const rest = {
    to: 'ana@ejemplo.com',
    text: 'Hola, ñandú',
    headers: { 'X-Aviso': 'confirmacion' },
  };
  for (const letter of letters) await mailer.send({ ...rest, ...letter, calendar });
  const serve = serveOutbox(outbox);
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return { status: answer.status, html: await answer.text() };
  };
}

test('the newest letter stands beside the list, its HTML where no script runs', async () => {
  const get = await open([
    { subject: 'Reserva confirmada', html: '<p>La primera</p>' },
    { subject: 'Turno <movido>', html: '<head></head><p title="x">La segunda</p>' },
  ]);
  const { html } = await get('/');
  expect(html).toContain('<strong>Turno &lt;movido&gt;</strong><span>ana@ejemplo.com</span>');
  expect(html).toContain(
    'sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="&lt;head&gt;&lt;base target=',
  );
  expect(html).toContain('&lt;p title=&quot;x&quot;&gt;La segunda&lt;/p&gt;');
  expect(html).toContain('<pre>Hola, ñandú');
  expect(html).toContain('<dt>X-Aviso</dt><dd>confirmacion</dd>');
  expect(html).toContain('BEGIN:VCALENDAR');
  const first = /href="\/correo(\/[^"]+)"><strong>Reserva/.exec(html)?.[1] ?? '';
  expect((await get(first)).html).toContain('La primera');
});

test('a build has nothing of it', () => {
  expect(devOutbox('outbox').apply).toBe('serve');
});

test('what is no letter is not there, and an empty outbox says what to do', async () => {
  const get = await open([]);
  expect((await get('/')).html).toContain('Todavía no hay emails');
  for (const path of ['/nada.eml', '/..%2F..%2Fetc%2Fpasswd']) {
    expect((await get(path)).status).toBe(404);
  }
});
