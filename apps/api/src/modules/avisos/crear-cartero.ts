import { createQueueWorker } from '../../platform/jobs/create-queue-worker.ts';
import { tomarAvisos } from './avisos.repository.ts';
import { crearEnviarAviso, type Options as OpcionesDeEnvio } from './enviar-aviso.ts';

/** Sends the avisos that wait in the table `avisos`, as a worker of every instance. */
export interface Cartero {
  start(): void;
  /** Makes the cartero look now for avisos to send. */
  despertar(): void;
  /** Takes no new avisos, and waits a few seconds for the letters being sent. */
  stop(): Promise<void>;
}

interface Options extends OpcionesDeEnvio {
  pollingSeconds?: number;
  /** While this function returns true, the cartero sends no aviso and gives none up. */
  enPausa?: () => boolean;
}

/**
 * How many letters are sent at once. A slow mail server of one recipient delays only one of these.
 */
const A_LA_VEZ = 5;
/**
 * The time for which no other instance takes an aviso that this instance has taken. This time is
 * longer than a mail server is waited for, so an aviso that is being sent is not taken twice.
 */
const TOMA_MS = 2 * 60_000;
const INVEROSIMIL_MS = 60 * 60_000;
const POLLING_SECONDS = 5;

export function crearCartero(options: Options): Cartero {
  const { db, clock, outage, log, pollingSeconds = POLLING_SECONDS, enPausa } = options;
  const { start, wake, stop } = createQueueWorker({
    name: 'avisos',
    take: (cuantos) =>
      tomarAvisos(db, {
        cuantos,
        ahora: clock.instant(),
        hasta: clock.instant(TOMA_MS),
        inverosimil: clock.instant(INVEROSIMIL_MS),
      }),
    send: crearEnviarAviso(options),
    atOnce: A_LA_VEZ,
    pollingSeconds,
    paused: enPausa,
    outage,
    log,
  });
  return { start, despertar: wake, stop };
}
