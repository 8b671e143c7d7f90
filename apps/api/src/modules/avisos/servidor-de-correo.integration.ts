import {
  actualizarReserva,
  cancelarReserva,
  crearReserva,
} from '@remanso/contract/reserva/reservas.contract';
import { afterEach, expect, test, vi } from 'vitest';
import { createMailer, type Mailer } from '../../platform/mail/mailer.ts';
import { freePort, startSmtp, type Letter } from '../../../test/support/servers/start-smtp.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { world } from '../../../test/support/world.ts';
import { PAUSAS_MS } from './avisos.rules.ts';
import { pauseAfter } from '../../platform/outbox/pause-after.ts';

let mailer: Mailer;
const app = useTestApp({ mailer: { send: (mail) => mailer.send(mail) }, pollingSeconds: 0.05 });

const PATIENCE = { timeout: 15_000, interval: 10 };

const ending: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) await end();
});

/** A mail server in one state, such as away or refusing. */
interface Mood {
  /**
   * Resolves when the server has received a letter or connection that it does not accept yet.
   * Undefined for a server that accepts everything.
   */
  met?: Promise<unknown>;
  /** Returns the letters that the server has accepted. */
  taken(): Letter[];
  /**
   * Makes the server accept all letters from now on, those that wait in the app's queue included.
   */
  mend(): Promise<void> | void;
}

type Behaviour = Parameters<typeof startSmtp>[0];

const MOODS: Record<string, () => Promise<Mood>> = {
  async 'is well'() {
    const received = await serve({});
    return { taken: () => received, mend: () => undefined };
  },
  async 'takes its time'() {
    const met = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    ending.push(async () => release.resolve());
    const receive = async () => {
      met.resolve();
      await release.promise;
    };
    const received = await serve({ receive });
    return { met: met.promise, taken: () => received, mend: release.resolve };
  },
  'turns every connection away': () =>
    refusing(554, (refusal) => ({ onConnect: (_session, done) => done(refusal()) })),
  'refuses the recipient': () =>
    refusing(550, (refusal) => ({ onRcptTo: (_to, _session, done) => done(refusal()) })),
  'asks to come back later': () =>
    refusing(451, (refusal) => ({
      receive() {
        const error = refusal();
        if (error) throw error;
      },
    })),
  async 'is away for ten minutes'() {
    const port = await freePort();
    sendTo(port);
    let received: Letter[] = [];
    const mend = async () => {
      await tryUntil(app.clock.epoch() + 600_000);
      received = await serve({ port });
    };
    const met = vi.waitFor(() => expect(app.logs.join()).toContain('aviso confirmacion'), PATIENCE);
    return { met, taken: () => received, mend };
  },
};

/**
 * Starts a mail server and makes the app send its letters there. Returns the letters that the
 * server has accepted, a list that grows.
 */
async function serve(behaviour: Behaviour): Promise<Letter[]> {
  const server = await startSmtp(behaviour);
  ending.push(server.stop);
  sendTo(Number(new URL(server.smtpUrl).port));
  return server.received;
}

function sendTo(port: number): void {
  const { instant } = app.clock;
  const [outbox, mailFrom, log] = ['/nowhere', 'turnos@ejemplo.com', () => undefined];
  mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, outbox, mailFrom, instant, log });
}

/** Starts a mail server that answers with `responseCode` until `mend` is called. */
async function refusing(
  responseCode: number,
  behaviour: (refusal: () => Error | undefined) => Behaviour,
): Promise<Mood> {
  const met = Promise.withResolvers<void>();
  let mended = false;
  const refusal = () => {
    if (mended) return undefined;
    met.resolve();
    return Object.assign(new Error('not now'), { responseCode });
  };
  const received = await serve(behaviour(refusal));
  return { met: met.promise, taken: () => received, mend: () => void (mended = true) };
}

/**
 * Moves the clock to the next try of the first waiting letter, again and again, until no letter
 * waits or the next try is not before `end` (milliseconds since 1970).
 */
async function tryUntil(end = Infinity): Promise<void> {
  await vi.waitFor(async () => {
    const [first] = await app.database.db
      .selectFrom('avisos')
      .select(['intentos', 'proximo_en'])
      .where('proximo_en', 'is not', null)
      .orderBy('id')
      .execute();
    if (!first?.proximo_en) return;
    // The next try of a letter that is being sent is not known yet, so the clock stays.
    const putOff = first.proximo_en === app.clock.epoch() + pauseAfter(PAUSAS_MS, first.intentos);
    if (putOff && first.proximo_en >= end) return;
    if (putOff) app.clock.setEpoch(first.proximo_en);
    throw new Error(`A letter waits after ${first.intentos} tries`);
  }, PATIENCE);
}

test.each(Object.entries(MOODS))(
  'who books does not wait for a mail server that %s, and is told each thing once, in its order',
  async (_how, start) => {
    const { ana, franja } = await world(app, { clientes: ['ana'] });
    const mood = await start();
    app.dependencies.mailWorker.start();
    const booked = { franjaId: franja('08:00'), acompaniantes: [] };
    const { id } = await app.make(crearReserva, { as: ana, body: booked });
    await mood.met;
    const params = { id };
    await app.make(actualizarReserva, { as: ana, params, body: { franjaId: franja('10:00') } });
    await app.make(cancelarReserva, { as: ana, params });
    expect(mood.met ? mood.taken() : []).toEqual([]);

    await mood.mend();
    await tryUntil();
    const letters = mood.taken();
    expect(letters.map(({ raw }) => /^X-Aviso: (\w+)/m.exec(raw)?.[1])).toEqual([
      'confirmacion',
      'cambio',
      'cancelacion',
    ]);
    expect(new Set(letters.map(({ messageId }) => messageId)).size).toBe(3);
  },
);
