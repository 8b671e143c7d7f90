import { setTimeout as sleep } from 'node:timers/promises';
import { crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { acompaniantes } from '../../apps/api/test/support/builders.ts';
import { clientOf } from '../../apps/api/test/support/client.ts';
import { PEOPLE, type CallPlan } from '../calls.ts';

interface Load {
  clientes: CallPlan['clientes'];
  /** The franjas that the clients book, each of them once. */
  franjas: readonly number[];
}

export interface Lost {
  booked: number;
  /** The requests that got no answer, or a 5xx, and were repeated with their key. */
  repeated: number;
  longestMs: number;
}

const CONNECTIONS = 16;
const PAUSE_MS = 25;

/**
 * Books every franja once on CONNECTIONS connections, as phones do: a request without an answer is
 * repeated with its key. Calls `kill` once a third of the franjas is booked.
 */
export async function loseOne(
  origin: string,
  { clientes, franjas }: Load,
  kill: () => void,
): Promise<Lost> {
  const { call } = clientOf(origin);
  const lost: Lost = { booked: 0, repeated: 0, longestMs: 0 };
  const left = [...franjas.entries()];
  let killed = false;

  async function book(n: number, franjaId: number): Promise<void> {
    const as = clientes[n % clientes.length];
    const headers = { 'idempotency-key': `franja/${franjaId}` };
    const begun = performance.now();
    for (;;) {
      const answer = await call(crearReserva, {
        as,
        body: { franjaId, acompaniantes: acompaniantes(PEOPLE - 1) },
        headers,
      }).catch(() => null);
      if (answer?.status === 201) break;
      if (answer && answer.status < 500) throw new Error(`A booking was answered ${answer.status}`);
      lost.repeated += 1;
      await sleep(PAUSE_MS);
    }
    lost.booked += 1;
    lost.longestMs = Math.max(lost.longestMs, performance.now() - begun);
    if (killed || lost.booked < franjas.length / 3) return;
    killed = true;
    kill();
  }

  async function bookWhatIsLeft(): Promise<void> {
    for (let next = left.pop(); next; next = left.pop()) await book(...next);
  }

  await Promise.all(Array.from({ length: CONNECTIONS }, bookWhatIsLeft));
  return lost;
}
