import { crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { acompaniantes } from '../../apps/api/test/support/builders.ts';
import { clientOf } from '../../apps/api/test/support/client.ts';
import { openStream } from '../../apps/api/test/support/open-stream.ts';
import { PEOPLE, type CallPlan } from '../calls.ts';

/**
 * Books through the balancer while a stream is open at each instance. Returns, in ascending order,
 * the milliseconds from each booking's request until all streams have told of its franja's day.
 */
export async function timeLive(
  origin: string,
  instances: readonly string[],
  { clientes, franjas }: { clientes: CallPlan['clientes']; franjas: readonly number[] },
): Promise<number[]> {
  const [vecino] = clientes;
  if (!vecino) throw new Error('There are no clients');
  const streams = await Promise.all(instances.map((each) => openStream(each, vecino)));
  const { make } = clientOf(origin);
  const times: number[] = [];
  for (const [n, franjaId] of franjas.entries()) {
    const as = clientes[1 + (n % (clientes.length - 1))];
    const begun = performance.now();
    const told = Promise.all(streams.map(({ until }) => until('dia')));
    await make(crearReserva, { as, body: { franjaId, acompaniantes: acompaniantes(PEOPLE - 1) } });
    await told;
    times.push(performance.now() - begun);
  }
  await Promise.all(streams.map(({ close }) => close()));
  return times.toSorted((a, b) => a - b);
}
