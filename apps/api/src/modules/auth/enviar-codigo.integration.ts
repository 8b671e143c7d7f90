import { entrarConCodigo, pedirCodigo } from '@remanso/contract/persona/codigos.contract';
import { eliminarUsuario } from '@remanso/contract/persona/usuarios.contract';
import { afterEach, expect, test, vi } from 'vitest';
import { createApp } from '../../app.ts';
import type { NetworkLine } from '../../platform/security/network-line.ts';
import { clientOf } from '../../../test/support/client.ts';
import { dumpTables } from '../../../test/support/database/dump-tables.ts';
import { startMailWorker } from '../../../test/support/start-mail-worker.ts';
import { crearPersona } from '../../../test/support/personas.ts';
import { startSmtp, type Letter } from '../../../test/support/servers/start-smtp.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const PATIENCE = { timeout: 18_000, interval: 50 };
const NADIE = 'nadie@ejemplo.com';

const ending: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) await end();
});

/** Sends by a mail server that `receive` makes refuse. */
async function send(receive: (letter: Letter) => void) {
  const server = await startSmtp({ receive });
  ending.push(server.stop);
  const mailWorker = startMailWorker(app, { smtpUrl: server.smtpUrl });
  ending.push(() => mailWorker.stop());
  return { received: server.received, failures: mailWorker.failures };
}

const pedir = (email: string) => app.make(pedirCodigo, { body: { email } });
const digitsOf = ({ subject }: Letter) => subject.slice(0, 6);
const avisos = () => app.database.db.selectFrom('avisos').selectAll().execute();

test('what the mail server refuses is sent again with the same digits, which it cannot make us keep', async () => {
  const ana = await crearPersona(app);
  const refused: Letter[] = [];
  const { received, failures } = await send((letter) => {
    if (refused.length === 1) return;
    refused.push(letter);
    throw Object.assign(new Error(`greylisted: ${letter.subject}`), { responseCode: 451 });
  });
  await pedir(ana.email);
  await vi.waitFor(() => expect(failures).toHaveLength(1), PATIENCE);
  const [carta] = refused;
  const codigo = carta ? digitsOf(carta) : '';
  expect(codigo).toMatch(/^\d{6}$/);
  const [failure] = failures as Error[];
  expect(String(failure)).toContain('greylisted: …');
  expect(`${failure?.stack} ${String(failure?.cause)}`).not.toContain(codigo);
  const kept = JSON.stringify(await dumpTables(app));
  expect(kept).toContain('greylisted: …');
  expect(kept).not.toMatch(new RegExp(String.raw`\D${codigo}\D`));
  app.clock.set('2026-10-01T07:00:06');
  await vi.waitFor(() => expect(received).toHaveLength(1), PATIENCE);
  expect(received.map(digitsOf)).toEqual([codigo]);
  expect(received[0]?.messageId).toBe(carta?.messageId);
  const { status } = await app.call(entrarConCodigo, { body: { email: ana.email, codigo } });
  expect(status).toBe(200);
});

test('a code that could not be sent in ten minutes is given up, and of an unknown e-mail nothing is kept', async () => {
  const ana = await crearPersona(app);
  const { failures, received } = await send(() => {
    throw Object.assign(new Error('busy'), { responseCode: 451 });
  });
  for (const email of [ana.email, NADIE]) await pedir(email);
  await vi.waitFor(() => expect(failures).toHaveLength(2), PATIENCE);
  app.clock.set('2026-10-01T07:10:00');
  await vi.waitFor(
    async () => expect((await avisos()).map((aviso) => aviso.proximo_en)).toEqual([null]),
    PATIENCE,
  );
  expect(received).toEqual([]);
  expect(await avisos()).toMatchObject([{ para: ana.email, fallido_en: app.clock.epoch() }]);
});

test('the code on its way to a person who is erased is not sent', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const ana = await crearPersona(app);
  await pedir(ana.email);
  await app.make(eliminarUsuario, { as: admin, params: { id: ana.id } });
  const { received } = await send(() => undefined);
  await vi.waitFor(async () => expect(await avisos()).toEqual([]), PATIENCE);
  expect(received.map(({ subject }) => subject)).not.toContainEqual(expect.stringMatching(/^\d/));
});

test('a thousand codes that one network asks for at once are refused, and hold up nobody else', async () => {
  const options = { logLevel: 'silent', trustProxy: ['127.0.0.1'], web: undefined };
  const [flooding, other] = ['198.51.100.7', '203.0.113.9'];
  const waiting = new Set<object>();
  let heldUpBy = Infinity;
  const codeLine: NetworkLine = async (ip, work) => {
    const before = [...waiting];
    const one = {};
    waiting.add(one);
    try {
      return await app.dependencies.codeLine(ip, work);
    } finally {
      waiting.delete(one);
      if (ip === other) heldUpBy = before.filter((each) => !waiting.has(each)).length;
    }
  };
  const server = await createApp({ ...app.dependencies, codeLine }, options);
  ending.push(() => server.close());
  const client = clientOf(await server.listen({ host: '127.0.0.1', port: 0 }));
  const from = (red: string, email: string) =>
    client.call(pedirCodigo, { body: { email }, headers: { 'x-forwarded-for': red } });
  const flood = Array.from({ length: 1000 }, async (_, n) => {
    const { status, headers } = await from(flooding, `nadie${n}@ejemplo.com`);
    return [status, status === 429 && Number(headers.get('retry-after')) > 0];
  });
  const otro = await from(other, NADIE);
  expect(otro.status).toBe(202);
  // A hundred of the flood may wait in its line, and take turns with the other network.
  expect(heldUpBy).toBeLessThan(20);
  const statuses = await Promise.all(flood);
  expect(statuses.filter(([status]) => status === 202)).toHaveLength(20);
  expect(statuses.filter(([, refused]) => refused)).toHaveLength(980);
});
