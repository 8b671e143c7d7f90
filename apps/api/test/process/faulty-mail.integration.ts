import { expect, onTestFinished, test, vi } from 'vitest';
import { inTransaction } from '../../src/database/transaction.ts';
import { crearAzar, type Azar } from '../../src/demo/azar.ts';
import { createMailer } from '../../src/platform/mail/mailer.ts';
import { startMailWorker } from '../support/start-mail-worker.ts';
import { crearPersona } from '../support/personas.ts';
import { startFaultyProxy, type Fault } from '../support/servers/start-faulty-proxy.ts';
import { startSmtp } from '../support/servers/start-smtp.ts';
import { useTestApp } from '../support/test-app.ts';

/*
 * The network between the app and its mail server delays, resets, cuts off and swallows what they
 * send each other (reliability F7). `npm run network -- --rounds 50 --seed 1` runs both tests of
 * faulty networks for 50 rounds.
 */

const ASKED = process.env['NETWORK_ROUNDS'];
const ROUNDS = Number(ASKED ?? 1);
const SEED = Number(process.env['NETWORK_SEED'] ?? 1);

const PATIENCE = { timeout: 15_000, interval: 10 };
const TIMEOUT_MS = 250;

/** The answers of a mail server to one letter, before the answer that it has taken the letter. */
const BEFORE_TAKEN = 5;

const app = useTestApp();

/** Returns the faults of a round, each of a size of the seed. */
function faultsOf(azar: Azar): Fault[] {
  return [
    { kind: 'latency', ms: azar.entero(5, 40) },
    { kind: 'reset' },
    { kind: 'cut', bytes: azar.entero(0, 2), after: azar.entero(0, BEFORE_TAKEN - 1) },
    { kind: 'cut', bytes: azar.entero(0, 2), after: BEFORE_TAKEN },
    { kind: 'black hole' },
    { kind: 'silence' },
  ];
}

test(
  'whatever the network to the mail server does, every letter arrives, and again only where its receipt was lost',
  async () => {
    // Without pipelining each answer is sent by itself, so that BEFORE_TAKEN counts them.
    const smtp = await startSmtp({ hidePIPELINING: true });
    onTestFinished(smtp.stop);
    const proxy = await startFaultyProxy(Number(new URL(smtp.smtpUrl).port));
    onTestFinished(() => proxy.stop());
    const mailWorker = startMailWorker(app, {
      mailer: createMailer({
        smtpUrl: `smtp://127.0.0.1:${proxy.port}`,
        outbox: '/nowhere',
        mailFrom: 'Remanso <turnos@remanso.example>',
        instant: app.clock.instant,
        log: () => undefined,
        timeoutMs: TIMEOUT_MS,
      }),
    });
    onTestFinished(() => mailWorker.stop());
    const ana = await crearPersona(app);
    const avisoA = (para: string) =>
      app.database.db
        .selectFrom('avisos')
        .select(['ultimo_error', 'proximo_en', 'enviado_en'])
        .where('para', '=', para)
        .executeTakeFirstOrThrow();
    const untilFailed = (para: string) =>
      vi.waitFor(async () => expect((await avisoA(para)).ultimo_error).not.toBeNull(), PATIENCE);
    const azar = crearAzar(SEED);
    const twice: Fault[] = [];
    let letters = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const fault of faultsOf(azar)) {
        letters += 1;
        const para = `carta${letters}@ejemplo.com`;
        proxy.set(fault);
        await inTransaction(app.database.db, (tx) =>
          app.dependencies.avisar(tx, {
            tipo: 'cambio-de-email',
            para,
            usuarioId: ana.id,
            datos: { nombre: 'Ana', nuevo: 'nueva@ejemplo.com' },
          }),
        );
        mailWorker.wake();
        if (fault.kind !== 'latency') {
          await untilFailed(para);
          proxy.set({ kind: 'none' });
          app.clock.setEpoch((await avisoA(para)).proximo_en ?? 0);
          mailWorker.wake();
        }
        await vi.waitFor(
          async () => expect((await avisoA(para)).enviado_en).not.toBeNull(),
          PATIENCE,
        );
        const copies = smtp.received.filter(({ to }) => to === para);
        expect([fault, new Set(copies.map(({ messageId }) => messageId)).size]).toEqual([fault, 1]);
        if (copies.length > 1) twice.push(fault);
      }
    }
    const lost = { kind: 'cut', bytes: expect.any(Number), after: BEFORE_TAKEN };
    expect(twice).toEqual(Array.from({ length: ROUNDS }, () => lost));
    if (!ASKED) return;
    process.stdout.write(
      `${ROUNDS} faults of each kind between the app and its mail server (seed ${SEED}): ` +
        `${letters} letters, all arrived; ${twice.length} of them twice, whose receipts were cut off\n`,
    );
  },
  60_000 + ROUNDS * 20_000,
);
