import { inTransaction, type Executor } from '../../database/transaction.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { CerrarReservasPasadas } from './cerrar-reservas-pasadas.ts';

interface Dependencies {
  db: Executor;
  cerrarReservasPasadas: CerrarReservasPasadas;
}

/** Completes what has ended and drops what was never confirmed, each minute (rules §7). */
export function cerrarReservas({ db, cerrarReservasPasadas }: Dependencies): Job {
  return {
    name: 'cerrar-reservas-pasadas',
    cron: '* * * * *',
    // The next minute tries again anyway.
    retries: 0,
    async run() {
      await inTransaction(db, (tx) => cerrarReservasPasadas(tx));
    },
  };
}
