import { eliminarUsuario } from '@remanso/contract/persona/usuarios.contract';
import { solicitarReset } from '@remanso/contract/persona/password-reset.contract';
import { afterEach, expect, test, vi } from 'vitest';
import { inTransaction } from '../../database/transaction.ts';
import type { Mail, Mailer } from '../../platform/mail/mailer.ts';
import { type Persona } from '../../../test/support/builders.ts';
import { crearPersona } from '../../../test/support/personas.ts';
import {
  startMailWorker,
  type RunningMailWorker,
} from '../../../test/support/start-mail-worker.ts';
import { freePort, startSmtp } from '../../../test/support/servers/start-smtp.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { PAUSAS_MS } from './avisos.rules.ts';
import { pauseAfter } from '../../platform/outbox/pause-after.ts';

const app = useTestApp();

const PATIENCE = { timeout: 15_000, interval: 20 };

const ending: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) await end();
});

function send(mailing: Parameters<typeof startMailWorker>[1]): RunningMailWorker {
  const mailWorker = startMailWorker(app, mailing);
  ending.push(() => mailWorker.stop());
  return mailWorker;
}

/**
 * Returns a mailer that calls `receive` for each letter, and the list of letters that `receive`
 * accepted.
 */
function mailerOf(receive: (mail: Mail) => Promise<void> | void) {
  const sent: Mail[] = [];
  const mailer: Mailer = {
    async send(mail) {
      await receive(mail);
      sent.push(mail);
    },
  };
  return { mailer, sent };
}

/** Writes an aviso, addressed to `para`, that tells a person that their e-mail has changed. */
async function tell({ id, email }: Persona, para = email): Promise<void> {
  const datos = { nombre: 'Ana', nuevo: 'nueva@ejemplo.com' };
  await inTransaction(app.database.db, (tx) =>
    app.dependencies.avisar(tx, { tipo: 'cambio-de-email', para, usuarioId: id, datos }),
  );
}

const avisos = () => app.database.db.selectFrom('avisos').selectAll().orderBy('id').execute();

test('a mail server that is away for 23 hours loses nothing', async () => {
  const ana = await crearPersona(app);
  const port = await freePort();
  const mailWorker = send({ smtpUrl: `smtp://127.0.0.1:${port}` });
  await tell(ana);
  const awayUntil = app.clock.epoch() + 23 * 3_600_000;
  for (let tries = 1; app.clock.epoch() < awayUntil; tries += 1) {
    mailWorker.wake();
    const proximo = app.clock.epoch() + pauseAfter(PAUSAS_MS, tries);
    await vi.waitFor(
      async () => expect(await avisos()).toMatchObject([{ intentos: tries, proximo_en: proximo }]),
      PATIENCE,
    );
    app.clock.setEpoch(proximo);
  }
  expect(mailWorker.failures.length).toBeGreaterThan(40);
  const server = await startSmtp({ port });
  ending.push(server.stop);
  await vi.waitFor(() => expect(server.received).toHaveLength(1), PATIENCE);
  await vi.waitFor(
    async () =>
      expect(await avisos()).toMatchObject([{ enviado_en: app.clock.epoch(), datos: null }]),
    PATIENCE,
  );
});

test('what is told in a transaction that is undone is never sent, and a second run sends once', async () => {
  const ana = await crearPersona(app);
  const { mailer, sent } = mailerOf(() => undefined);
  send({ mailer });
  let runs = 0;
  const work = inTransaction(app.database.db, async (tx) => {
    runs += 1;
    await app.dependencies.avisar(tx, {
      tipo: 'cambio-de-email',
      para: `intento${runs}@ejemplo.com`,
      usuarioId: ana.id,
      datos: { nombre: 'Ana', nuevo: 'nueva@ejemplo.com' },
    });
    // 40P01 is the code with which PostgreSQL aborts a transaction in a deadlock. `inTransaction`
    // must run the whole transaction again.
    if (runs === 1) throw Object.assign(new Error('deadlock'), { code: '40P01' });
  });
  await work;
  await vi.waitFor(() => expect(sent).toHaveLength(1), PATIENCE);
  const failing = inTransaction(app.database.db, async (tx) => {
    await app.dependencies.avisar(tx, { tipo: 'contrasena', para: ana.email });
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  await tell(ana, 'despues@ejemplo.com');
  await vi.waitFor(() => expect(sent).toHaveLength(2), PATIENCE);
  expect(sent.map(({ to }) => to)).toEqual(['intento2@ejemplo.com', 'despues@ejemplo.com']);
});

test('a hundred are sent at once, and none is stuck behind one whose server says nothing', async () => {
  const ana = await crearPersona(app);
  const release = Promise.withResolvers<void>();
  const { mailer, sent } = mailerOf(({ to }) =>
    to.startsWith('mudo') ? release.promise : undefined,
  );
  ending.push(async () => release.resolve());
  for (let n = 0; n < 100; n += 1) {
    await tell(ana, n < 2 ? `mudo${n}@ejemplo.com` : `otro${n}@ejemplo.com`);
  }
  const mailWorker = startMailWorker(app, { mailer });
  ending.push(() => mailWorker.stop());
  await vi.waitFor(() => expect(sent).toHaveLength(98), PATIENCE);
  release.resolve();
  await vi.waitFor(() => expect(sent).toHaveLength(100), PATIENCE);
});

test('what an instance took and did not live to send is sent by another, as the same message', async () => {
  const ana = await crearPersona(app);
  const never = Promise.withResolvers<void>();
  const taken: Mail[] = [];
  const dead = startMailWorker(app, {
    mailer: {
      send(mail) {
        taken.push(mail);
        return never.promise;
      },
    },
  });
  await tell(ana);
  dead.wake();
  await vi.waitFor(() => expect(taken).toHaveLength(1), PATIENCE);
  const stopping = dead.stop();
  const { mailer, sent } = mailerOf(() => undefined);
  const other = send({ mailer });
  app.clock.setEpoch(app.clock.epoch() + 149_000);
  other.wake();
  await stopping;
  expect(sent).toEqual([]);
  app.clock.setEpoch(app.clock.epoch() + 2_000);
  await vi.waitFor(() => expect(sent).toHaveLength(1), PATIENCE);
  expect(sent[0]).toMatchObject({ to: ana.email, messageId: taken[0]?.messageId });
  never.resolve();
});

test('whoever looks for it, it is sent once, and says what it is', async () => {
  const ana = await crearPersona(app);
  const { mailer, sent } = mailerOf(() => undefined);
  const mailWorkers = [send({ mailer }), send({ mailer })];
  await tell(ana);
  for (const mailWorker of mailWorkers) mailWorker.wake();
  await vi.waitFor(async () => expect((await avisos())[0]?.enviado_en).not.toBeNull(), PATIENCE);
  expect(sent).toEqual([
    expect.objectContaining({
      to: ana.email,
      messageId: expect.stringMatching(/^<aviso-1\.\d+@turnos\.ejemplo\.com>$/),
      headers: { 'X-Aviso': 'cuenta', 'Auto-Submitted': 'auto-generated' },
    }),
  ]);
});

test('what a clock that was ahead put off is sent once the clock is right', async () => {
  const ana = await crearPersona(app);
  app.clock.set('2027-03-01T07:00:00');
  await tell(ana);
  app.clock.set('2026-10-01T07:00:00');
  const { mailer, sent } = mailerOf(() => undefined);
  send({ mailer });
  await vi.waitFor(() => expect(sent).toHaveLength(1), PATIENCE);
});

test('who is erased is told that alone, and leaves no message behind', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const ana = await crearPersona(app);
  const { mailer, sent } = mailerOf(() => undefined);
  await tell(ana);
  await app.call(solicitarReset, { body: { email: ana.email } });
  expect((await app.call(eliminarUsuario, { as: admin, params: { id: ana.id } })).status).toBe(200);
  expect(await avisos()).toMatchObject([{ tipo: 'contrasena' }, { tipo: 'cuenta-borrada' }]);
  send({ mailer });
  await vi.waitFor(async () => expect(await avisos()).toEqual([]), PATIENCE);
  expect(sent.map(({ subject }) => subject)).toEqual(['Eliminamos tu cuenta de Remanso']);
});

test('a worker that is stopped at its first look sends the letter that this look has taken', async () => {
  const ana = await crearPersona(app);
  await tell(ana);
  const { mailer, sent } = mailerOf(() => undefined);
  await startMailWorker(app, { mailer }).stop();
  expect(sent).toHaveLength(1);
  expect((await avisos()).map(({ proximo_en }) => proximo_en)).toEqual([null]);
});
