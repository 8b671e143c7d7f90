import { createQueueWorker } from '../../platform/jobs/create-queue-worker.ts';
import { crearEnviarEnvio, type Options as OpcionesDeEnvio } from './enviar-envio.ts';
import { tomarEnvios } from './envios.repository.ts';
import { PAUSA_MAXIMA_MS } from './sucesos.rules.ts';

/** Sends the envíos that wait in the table `envios` to the webhooks, as a worker of every instance. */
export interface Pregonero {
  start(): void;
  /** Makes the pregonero look now, instead of at its next interval. */
  despertar(): void;
  stop(): Promise<void>;
}

interface Options extends OpcionesDeEnvio {
  pollingSeconds?: number;
  /** While this function returns true, nothing is sent and nothing given up. */
  enPausa?: () => boolean;
  /** Makes envíos of the sucesos that were left over. */
  contarSueltos: () => Promise<void>;
}

const A_LA_VEZ = 5;
/**
 * The time for which no other instance takes an envío that this instance has taken. It is longer
 * than a receiver is waited for, so that an envío that is being sent is not taken twice.
 */
const TOMA_MS = 60_000;
const INVEROSIMIL_MS = PAUSA_MAXIMA_MS + 60_000;
/** The first pause between two tries. A new envío wakes the pregonero. */
const POLLING_SECONDS = 5;

export function crearPregonero(options: Options): Pregonero {
  const { db, clock, outage, log, pollingSeconds = POLLING_SECONDS, enPausa } = options;
  const { start, wake, stop } = createQueueWorker({
    name: 'envíos',
    async take(cuantos) {
      await options.contarSueltos();
      return tomarEnvios(db, {
        cuantos,
        ahora: clock.instant(),
        hasta: clock.instant(TOMA_MS),
        inverosimil: clock.instant(INVEROSIMIL_MS),
      });
    },
    send: crearEnviarEnvio(options),
    atOnce: A_LA_VEZ,
    pollingSeconds,
    paused: enPausa,
    outage,
    log,
  });
  return { start, despertar: wake, stop };
}
