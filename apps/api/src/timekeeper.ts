import type { Outage } from './database/outage/outage.ts';
import type { Executor } from './database/transaction.ts';
import { writeIfPossible } from './database/outage/write-if-possible.ts';
import type { Avisar } from './modules/avisos/crear-avisar.ts';
import { replanificar } from './modules/plan/replanificar.ts';
import { tomarPlan } from './modules/plan/tomar-plan.ts';
import { avisarLoQueLlega } from './modules/reservas/tiempo/avisar-lo-que-llega.ts';
import { soltarSinSenia } from './modules/reservas/tiempo/soltar-sin-senia.ts';
import type { Vigilante } from './modules/reloj/crear-vigilante.ts';
import type { NightlyBackup } from './platform/jobs/create-nightly-backup.ts';
import type { Clock } from './platform/clock.ts';
import type { DailyWork } from './platform/jobs/create-daily-work.ts';

const LOOK_MS = 15_000;

interface Options {
  db: Executor;
  clock: Clock;
  avisar: Avisar;
  outage: Pick<Outage, 'explains'>;
  vigilante: Vigilante;
  dailyWork: DailyWork;
  nightlyBackup: NightlyBackup | undefined;
  log: (message: string, error?: unknown) => void;
}

/**
 * Does the work that the passing of time asks for, and only while the clock is to be believed
 * (decision 16).
 */
export interface Timekeeper {
  /**
   * Plans the window anew before anyone is served, because the days that passed while the centre
   * was switched off have moved it.
   */
  begin(): Promise<void>;
  /** Looks at the clock now, and every 15 seconds until it is stopped. */
  start(): void;
  stop(): Promise<void>;
}

export function createTimekeeper(options: Options): Timekeeper {
  const { db, clock, outage, vigilante, dailyWork, nightlyBackup, log } = options;
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();
  let failing = false;

  async function look(): Promise<void> {
    try {
      const { sospecha } = await vigilante.latir();
      await dailyWork.check();
      // A backup may take its time, and the clock is looked at meanwhile.
      void nightlyBackup?.check();
      if (!sospecha) {
        await soltarSinSenia(options);
        await avisarLoQueLlega(options);
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
      const { sospecha } = await vigilante.mirar();
      // On a full disk the window stays as it is, so that reads and logins go on.
      if (!sospecha) await writeIfPossible(tomarPlan(db, (tx) => replanificar(tx, clock)));
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
