import { setTimeout as sleep } from 'node:timers/promises';
import type { Endpoint } from '@remanso/contract/endpoint';
import type { Cliente } from '../support/builders.ts';
import { asking, clientOf, type Ask } from '../support/client.ts';
import type { BusyCentre } from './book-under-load.ts';
import { franjasPorFechaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { misReservas } from '@remanso/contract/reserva/reservas-leidas.contract';
import { cancelarReserva, crearReserva } from '@remanso/contract/reserva/reservas.contract';

/*
 * Clients who read, book and cancel for as long as a test wants, even while the database is away.
 * `told` records what the server has answered about their bookings.
 */

/** The pause in milliseconds before a client repeats a request that got a 503 or no answer. */
const PAUSE_MS = 25;

/** The number of franjas that a client books, below the limit of active bookings (rules §8.4). */
const FRANJAS_OF_A_CLIENT = 15;

export interface Told {
  /**
   * Every answer that was neither the expected one nor a 503 with `Retry-After`, and every
   * connection that failed.
   */
  unexpected: string[];
  /** The estado of each booking according to the server's last answer about it. */
  bookings: Map<number, 'CONFIRMADA' | 'CANCELADA'>;
  refused: number;
  longestRefusalMs: number;
  /** The number of requests that got no answer and were repeated; 0 without `outliveTheApp`. */
  lost: number;
}

export interface Clients {
  told: Told;
  /** Resolves once each client has got another 503. */
  untilAllAreRefused(): Promise<void>;
  /** Resolves once each client has got another answer to a booking or a cancellation. */
  untilAllAreServed(): Promise<void>;
  /** Lets each client finish the requests that it has begun, and then stops it. */
  stop(): Promise<void>;
}

type Event = 'refused' | 'served';

/**
 * Starts the clients. With `outliveTheApp`, a client repeats a request that gets no answer until
 * the app is back, as a phone would.
 */
export function startClients(
  origin: string,
  { clients, franjas, fechas }: BusyCentre,
  { outliveTheApp = false } = {},
): Clients {
  const told: Told = {
    unexpected: [],
    bookings: new Map(),
    refused: 0,
    longestRefusalMs: 0,
    lost: 0,
  };
  const waiting = new Set<{ event: Event; missing: Set<string>; resolve: () => void }>();
  const failed = Promise.withResolvers<never>();
  const stopping = new AbortController();

  function happened(event: Event, email: string): void {
    for (const each of waiting) {
      if (each.event !== event) continue;
      each.missing.delete(email);
      if (each.missing.size > 0) continue;
      waiting.delete(each);
      each.resolve();
    }
  }

  async function untilAll(event: Event): Promise<void> {
    const missing = new Set(clients.map(({ email }) => email));
    const happening = new Promise<void>((resolve) => waiting.add({ event, missing, resolve }));
    await Promise.race([happening, failed.promise]);
  }

  const { ask } = clientOf(origin);
  async function tryToAsk<E extends Endpoint>(asked: Ask<E>, as: Cliente) {
    try {
      return await ask(asked, as);
    } catch (error) {
      if (outliveTheApp) return undefined;
      throw error;
    }
  }

  async function work(client: Cliente): Promise<void> {
    const { email } = client;
    /** The ids of the client's bookings by the id of their franja. */
    const held = new Map<number, number>();
    let key = 0;

    /**
     * Repeats a request until the answer is not a 503. `again` is true when an earlier try got no
     * answer or a 503, and so can have been carried out.
     */
    async function insist<E extends Endpoint>(asked: Ask<E>) {
      const headers = { 'idempotency-key': `${email}/${(key += 1)}` };
      const { endpoint, request } = asked;
      for (let again = false; ; again = true) {
        const begun = performance.now();
        const answer = await tryToAsk<E>({ endpoint, request: { ...request, headers } }, client);
        if (!answer) {
          told.lost += 1;
          await sleep(PAUSE_MS);
          continue;
        }
        if (answer.status !== 503) return { answer, again };
        told.refused += 1;
        told.longestRefusalMs = Math.max(told.longestRefusalMs, performance.now() - begun);
        if (!answer.headers.has('retry-after')) {
          told.unexpected.push(`${endpoint.id}: no Retry-After`);
        }
        happened('refused', email);
        await sleep(PAUSE_MS);
      }
    }

    async function succeed<E extends Endpoint>(asked: Ask<E>) {
      const { answer, again } = await insist(asked);
      const { endpoint } = asked;
      // A repeated cancellation is refused with 409 where the first one succeeded and its answer
      // was lost.
      const isDone = again && endpoint.id === 'cancelarReserva' && answer.status === 409;
      if (answer.status !== endpoint.status && !isDone)
        told.unexpected.push(`${endpoint.id}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer.body;
    }

    async function bookOrCancel(franjaId: number): Promise<void> {
      const booked = held.get(franjaId);
      if (booked === undefined) {
        const { id } = await succeed(asking(crearReserva, { body: { franjaId } }));
        held.set(franjaId, id);
        told.bookings.set(id, 'CONFIRMADA');
      } else {
        await succeed(asking(cancelarReserva, { params: { id: booked } }));
        held.delete(franjaId);
        told.bookings.set(booked, 'CANCELADA');
      }
      happened('served', email);
    }

    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      await bookOrCancel(franjas[turn % FRANJAS_OF_A_CLIENT] ?? 0);
      await succeed(asking(misReservas));
      const fecha = fechas[turn % fechas.length] ?? '';
      await succeed(asking(franjasPorFechaDeCliente, { params: { fecha } }));
    }
  }

  const ended = Promise.all(
    clients.map((client) =>
      work(client).catch((error: Error) => {
        told.unexpected.push(`no answer: ${error.message}`);
        failed.reject(new Error('The server does not answer', { cause: error }));
      }),
    ),
  );
  failed.promise.catch(() => undefined);
  return {
    told,
    untilAllAreRefused: () => untilAll('refused'),
    untilAllAreServed: () => untilAll('served'),
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}
