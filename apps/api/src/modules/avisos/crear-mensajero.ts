import { createQueueWorker } from '../../platform/jobs/create-queue-worker.ts';
import type { Cartero } from './crear-cartero.ts';
import { crearEntregarAviso, type Options as OpcionesDeEntrega } from './entregar-aviso.ts';
import { tomarEntregas } from './entregas.repository.ts';

/**
 * Sends the entregas that wait in the table `entregas` to phones, as a worker of every instance.
 */
export type Mensajero = Cartero;

interface Options extends OpcionesDeEntrega {
  pollingSeconds?: number;
  /** While this function returns true, the mensajero sends nothing and gives nothing up. */
  enPausa?: () => boolean;
}

const A_LA_VEZ = 5;
/**
 * The time for which no other instance takes an entrega that this instance has taken. This time is
 * longer than a push service is waited for, so an entrega that is being sent is not taken twice.
 */
const TOMA_MS = 2 * 60_000;
const INVEROSIMIL_MS = 60 * 60_000;
/**
 * A new entrega wakes the mensajero, so the interval matters only to an entrega that is tried
 * again.
 */
const POLLING_SECONDS = 15;

export function crearMensajero(options: Options): Mensajero {
  const { db, clock, outage, log, pollingSeconds = POLLING_SECONDS, enPausa } = options;
  const { start, wake, stop } = createQueueWorker({
    name: 'entregas',
    take: (cuantos) =>
      tomarEntregas(db, {
        cuantos,
        ahora: clock.instant(),
        hasta: clock.instant(TOMA_MS),
        inverosimil: clock.instant(INVEROSIMIL_MS),
      }),
    send: crearEntregarAviso(options),
    atOnce: A_LA_VEZ,
    pollingSeconds,
    paused: enPausa,
    outage,
    log,
  });
  return { start, despertar: wake, stop };
}
