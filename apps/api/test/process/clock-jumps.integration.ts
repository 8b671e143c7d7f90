import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import { cancelarReserva, crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import { brokenInvariants } from '../../src/database/invariants.ts';
import { CONFIG, type Cliente } from '../support/builders.ts';
import { outcome } from '../support/refusals.ts';
import { useTestApp } from '../support/test-app.ts';
import { world } from '../support/world.ts';
import { promised } from './promised.ts';

/*
 * Somebody sets the clock of the machine forwards and backwards while clients book and cancel, and
 * sets it right again (reliability F8). Some bookings wait for their seña, which the work of the
 * passing time would cancel if it believed a clock that is ahead. `npm run clocks -- --rounds 50` runs the
 * test for 50 rounds.
 */

const ASKED = process.env['CLOCK_ROUNDS'];
const ROUNDS = Number(ASKED ?? 1);
const ROUND_MS = 60_000;

/** The milliseconds within which each client is answered, under whatever clock. */
const TOLD_MS = promised(2_500, ASKED);
/** The milliseconds after which all are served again once the clock is right. */
const HEALED_MS = promised(5_000, ASKED);

const CLIENTS = ['ana', 'luis', 'sol', 'eva', 'beto', 'ines'] as const;
const HOURS = ['08:00', '09:00', '10:00', '11:00', '16:00', '17:00', '18:00', '19:00'];

const RIGHT = '2026-10-01T07:10:00';
/** The clocks that somebody sets, by what they are at `RIGHT`. */
const WRONG: Record<string, string> = {
  'three quarters of an hour fast': '2026-10-01T07:55:00',
  'nineteen hours fast': '2026-10-02T02:00:00',
  'two days fast': '2026-10-03T09:30:00',
  'three months fast': '2027-01-01T07:00:00',
  'an hour slow': '2026-10-01T06:00:00',
  'two days slow': '2026-09-29T07:00:00',
  'six years slow': '2020-10-01T07:00:00',
};

/** The refusals that a client may be told while the clock is wrong, or because others were faster. */
const REFUSALS = [
  '401 SESION_NO_VALIDA',
  '409 FRANJA_COMENZADA',
  '409 FUERA_DE_VENTANA',
  '409 FUERA_DEL_LIMITE',
  '409 RESERVA_CANCELADA',
  '409 RESERVA_COMPLETADA',
  '409 RESERVA_REPETIDA',
  '409 RESERVA_YA_CANCELADA',
  '409 SIN_CUPO',
  '409 TURNO_COMENZADO',
];

const app = useTestApp({ rateLimit: false });

interface Told {
  bookings: Map<number, 'CONFIRMADA' | 'PENDIENTE' | 'CANCELADA'>;
  refusals: Map<string, number>;
  longestMs: number;
}

/** Starts clients who book and cancel until `stop`, and send each booking twice with its key. */
function startClients(clients: readonly Cliente[], franjas: readonly number[]) {
  const told: Told = { bookings: new Map(), refusals: new Map(), longestMs: 0 };
  const waiting = new Set<{ what: 'answered' | 'served'; missing: Set<number>; done(): void }>();
  const stopping = new AbortController();

  function happened(what: 'answered' | 'served', { id }: Cliente): void {
    for (const each of waiting) {
      if (each.what !== what) continue;
      each.missing.delete(id);
      if (each.missing.size > 0) continue;
      waiting.delete(each);
      each.done();
    }
  }

  /** Makes a call and returns the body of its success; undefined where it was refused. */
  async function tell<T>(
    client: Cliente,
    call: () => Promise<{ status: number; body: T; headers: Headers }>,
  ) {
    const begun = performance.now();
    const answer = await call();
    told.longestMs = Math.max(told.longestMs, performance.now() - begun);
    happened('answered', client);
    if (answer.status < 400) return answer.body;
    const refusal = String(outcome(answer));
    told.refusals.set(refusal, (told.refusals.get(refusal) ?? 0) + 1);
    return undefined;
  }

  async function work(as: Cliente, first: number): Promise<void> {
    const held = new Map<number, number>();
    for (let turn = first; !stopping.signal.aborted; turn += 1) {
      const franjaId = franjas[turn % franjas.length] ?? 0;
      const id = held.get(franjaId);
      if (id === undefined) {
        const headers = { 'idempotency-key': `${as.email}/${turn}` };
        const request = { as, body: { franjaId }, headers };
        const booked = await tell(as, () => app.call(crearReserva, request));
        if (!booked) continue;
        held.set(franjaId, booked.id);
        told.bookings.set(booked.id, 'CONFIRMADA');
        const again = await tell(as, () => app.call(crearReserva, request));
        expect(again?.id ?? booked.id).toBe(booked.id);
      } else {
        const done = await tell(as, () => app.call(cancelarReserva, { as, params: { id } }));
        if (!done) continue;
        held.delete(franjaId);
        told.bookings.set(id, 'CANCELADA');
      }
      happened('served', as);
    }
  }

  const ended = Promise.all(clients.map((client, n) => work(client, n * 5)));
  return {
    told,
    /** Resolves once each client has got another answer, or another success. */
    async untilAllAre(what: 'answered' | 'served'): Promise<void> {
      const missing = new Set(clients.map(({ id }) => id));
      const happening = new Promise<void>((done) => void waiting.add({ what, missing, done }));
      await Promise.race([happening, ended]);
    },
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

/** Lets the work of the passing time be done once, as it is every fifteen seconds. */
async function look(): Promise<void> {
  app.dependencies.timekeeper.start();
  await app.dependencies.timekeeper.stop();
}

test(
  'the clock jumps under load: nothing answered is lost or undone, and all is well when it is right',
  async () => {
    const { franja, admin, reservas, ...gente } = await world(app, {
      clientes: CLIENTS,
      config: { seniaPorcentaje: 50, seniaHoras: 12 },
      reservas: CLIENTS.map((de, n) => ({ de, hora: HOURS[n] ?? '', dia: '2026-10-05' })),
    });
    await app.make(actualizarConfig, { as: admin, body: { ...CONFIG, seniaPorcentaje: 0 } });
    const days = ['2026-10-02', '2026-10-03'];
    const franjas = days.flatMap((day) => HOURS.map((hour) => franja(hour, day)));
    // The clock has run evenly for long enough to be noted.
    app.clock.set(RIGHT);
    await look();
    const clients = startClients(
      CLIENTS.map((nombre) => gente[nombre]),
      franjas,
    );
    const { told } = clients;
    for (const { id } of reservas) told.bookings.set(id, 'PENDIENTE');
    let longestMs = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, wrong] of Object.entries(WRONG)) {
        await clients.untilAllAre('served');
        app.clock.jump(wrong);
        await Promise.all([look(), clients.untilAllAre('answered')]);
        await clients.untilAllAre('answered');
        app.clock.jump(RIGHT);
        const begun = performance.now();
        await Promise.all([look(), clients.untilAllAre('served')]);
        longestMs = Math.max(longestMs, performance.now() - begun);
        const unknown = [...told.refusals.keys()].filter((each) => !REFUSALS.includes(each));
        expect([name, unknown]).toEqual([name, []]);
      }
    }
    await clients.stop();
    expect(longestMs).toBeLessThan(HEALED_MS);
    expect(told.longestMs).toBeLessThan(TOLD_MS);
    const { db } = app.database;
    const stored = await db.selectFrom('reservas').select(['id', 'estado']).execute();
    expect(new Map(stored.map(({ id, estado }) => [id, estado]))).toEqual(told.bookings);
    expect(await brokenInvariants(db, app.clock)).toEqual([]);
    app.clock.set('2026-10-01T07:20:00');
    await look();
    expect(app.dependencies.clockGuard.alertas()).toEqual([]);
    if (!ASKED) return;
    process.stdout.write(
      `${ROUNDS * Object.keys(WRONG).length} wrong clocks under load, all served at most ${Math.round(longestMs)} ms ` +
        `after the right one; ${told.bookings.size} answered bookings, none lost or undone\n`,
    );
  },
  ROUND_MS * ROUNDS + 60_000,
);
