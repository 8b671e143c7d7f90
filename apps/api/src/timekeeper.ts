import type { Outage } from './database/outage/outage.ts';
import type { Executor } from './database/transaction.ts';
import { writeIfPossible } from './database/outage/write-if-possible.ts';
import { crearAvisarAbonos } from './modules/abonos/cambios/avisar-abonos.ts';
import type { Avisar } from './modules/avisos/crear-avisar.ts';
import { invitarImportados } from './modules/importaciones/invitar-importados.ts';
import { replanificar } from './modules/plan/replanificar.ts';
import { tomarPlan } from './modules/plan/tomar-plan.ts';
import { avisarLoQueLlega } from './modules/reservas/tiempo/avisar-lo-que-llega.ts';
import { soltarSinSenia } from './modules/reservas/tiempo/soltar-sin-senia.ts';
import { soltarOfertas } from './modules/reservas/tiempo/vencer-ofertas.ts';
import { contarVencidas } from './modules/webhooks/cambios/contar-vencidas.ts';
import type { OutboxWorker } from './platform/outbox/create-outbox-worker.ts';
import type { ClockGuard } from './modules/reloj/create-clock-guard.ts';
import type { NightlyBackup } from './platform/jobs/create-nightly-backup.ts';
import type { Clock } from './platform/clock.ts';
import type { DailyWork } from './platform/jobs/create-daily-work.ts';

const LOOK_MS = 15_000;

interface Options {
  db: Executor;
  clock: Clock;
  avisar: Avisar;
  webhookWorker: OutboxWorker;
  outage: Pick<Outage, 'explains'>;
  clockGuard: ClockGuard;
  dailyWork: DailyWork;
  nightlyBackup: NightlyBackup | undefined;
  log: (message: string, error?: unknown) => void;
}

/**
 * Runs the work that is due as time passes, such as daily jobs, backups and reminders. Work that
 * depends on the time waits while the machine's clock is not believed (decision 16).
 */
export interface Timekeeper {
  /**
   * Plans the window again before the server answers requests, because the window has moved on by
   * the days for which the centre was switched off.
   */
  begin(): Promise<void>;
  /** Checks the clock and runs the due work now, and then every 15 seconds until `stop`. */
  start(): void;
  stop(): Promise<void>;
}

export function createTimekeeper(options: Options): Timekeeper {
  const { db, outage, clockGuard, dailyWork, nightlyBackup, log } = options;
  const avisarAbonos = crearAvisarAbonos(options);
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();
  let failing = false;

  async function look(): Promise<void> {
    try {
      const { sospecha } = await clockGuard.latir();
      await dailyWork.check();
      // The backup is not awaited: it can take long, and the clock is checked meanwhile.
      void nightlyBackup?.check();
      if (!sospecha) {
        await soltarSinSenia(options);
        await soltarOfertas(options);
        await avisarLoQueLlega(options);
        await contarVencidas({ ...options, despertar: options.webhookWorker.wake });
        await avisarAbonos();
        await invitarImportados(options);
      }
      failing = false;
    } catch (error) {
      if (!failing && !outage.explains(error))
        log('the clock could not be looked after; it is tried again', error);
      failing = true;
    }
  }

  return {
    async begin() {
      const { sospecha } = await clockGuard.mirar();
      // `writeIfPossible` skips the planning on a full disk, so that the start goes on and people
      // can log in and read.
      if (!sospecha) await writeIfPossible(tomarPlan(db, (tx) => replanificar(tx, options)));
    },
    start() {
      looking = look();
      timer = setInterval(() => {
        looking = looking.then(look);
      }, LOOK_MS).unref();
    },
    async stop() {
      clearInterval(timer);
      await looking;
      await nightlyBackup?.stop();
    },
  };
}
