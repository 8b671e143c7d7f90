import { setTimeout as sleep } from 'node:timers/promises';
import { registrarPago } from '@remanso/contract/caja/pagos.contract';
import { expect, onTestFinished } from 'vitest';
import { connect } from '../../src/database/connect.ts';
import type { Admin } from '../support/builders.ts';
import { clientOf } from '../support/client.ts';
import { fixedClock } from '../support/fixed-clock.ts';
import type { Told } from './clients-in-an-outage.ts';

/*
 * A desk that takes money for the bookings of clients-in-an-outage.ts, even while the database is
 * away.
 */

const PESOS = 500;
const PAUSE_MS = 25;

interface Desk {
  /** Resolves once another payment was answered. */
  untilPaid(): Promise<void>;
  /** Ends the work, and returns the ids of the bookings whose payment was answered. */
  stop(): Promise<Set<number>>;
}

export function startDesk(
  origin: string,
  { admin, bookings }: { admin: Admin; bookings: Told['bookings'] },
): Desk {
  const { call } = clientOf(origin);
  const paid = new Set<number>();
  const given = new Set<number>();
  const waiting = new Set<() => void>();
  const stopping = new AbortController();

  /** Repeats a payment with its key until it is answered, as a browser does. */
  async function pay(id: number): Promise<void> {
    const body = { tipo: 'PAGO', monto: PESOS, medio: 'EFECTIVO' } as const;
    const headers = { 'idempotency-key': `pago/${id}` };
    const request = { as: admin, params: { id }, body, headers };
    for (;;) {
      const answer = await call(registrarPago, request).catch(() => undefined);
      if (answer && answer.status !== 503) {
        // A booking that its client cancels meanwhile owes nothing, which is refused with 409.
        if (answer.status === 201) paid.add(id);
        else expect(answer.status).toBe(409);
        return;
      }
      await sleep(PAUSE_MS);
    }
  }

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      const id = [...bookings.keys()].findLast((one) => !given.has(one));
      if (id === undefined) {
        await sleep(PAUSE_MS);
        continue;
      }
      given.add(id);
      await pay(id);
      if (!paid.has(id)) continue;
      for (const resolve of waiting) resolve();
      waiting.clear();
    }
  }

  const ended = work();
  return {
    untilPaid: () => new Promise((resolve) => void waiting.add(resolve)),
    async stop() {
      stopping.abort();
      await ended;
      return paid;
    },
  };
}

/** Expects that the payment of each of these bookings is in the database. */
export async function expectPaid(
  database: { databaseUrl: string | undefined; dataDir: string },
  ids: ReadonlySet<number>,
): Promise<void> {
  const { db, close } = await connect({ ...database, clock: fixedClock(), log: () => undefined });
  onTestFinished(close);
  const held = await db
    .selectFrom('pagos')
    .select('reserva_id')
    .where('monto', '=', PESOS)
    .execute();
  expect(new Set(held.map(({ reserva_id: id }) => id))).toEqual(new Set(ids));
}
