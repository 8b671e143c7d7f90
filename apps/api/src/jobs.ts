import { sql } from 'kysely';
import type { Executor } from './database/transaction.ts';
import { generarVentana } from './modules/franjas/franjas.jobs.ts';
import type { Replanificar } from './modules/franjas/replanificar.ts';
import { enviarEnlace } from './modules/password-reset/password-reset.jobs.ts';
import type { CerrarReservasPasadas } from './modules/reservas/cerrar-reservas-pasadas.ts';
import { cerrarReservas } from './modules/reservas/reservas.jobs.ts';
import type { Clock } from './platform/clock.ts';
import type { Job } from './platform/jobs/job.ts';
import type { Mailer } from './platform/mail/mailer.ts';

interface Dependencies {
  db: Executor;
  clock: Clock;
  mailer: Mailer;
  publicUrl: string;
  replanificar: Replanificar;
  cerrarReservasPasadas: CerrarReservasPasadas;
}

/** All the work that is done outside requests. */
export function createJobs(dependencies: Dependencies): Job[] {
  return [
    generarVentana(dependencies),
    cerrarReservas(dependencies),
    enviarEnlace(dependencies) as Job,
    limpiar(dependencies),
  ];
}

const DIA_MS = 24 * 60 * 60 * 1000;

/** Takes away each night what has served its time: keys of requests, links, counters of attempts. */
function limpiar({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Job {
  return {
    name: 'limpiar-vencidos',
    cron: '30 3 * * *',
    retries: 3,
    async run() {
      const ayer = Temporal.Instant.fromEpochMilliseconds(clock.epoch() - DIA_MS).toString();
      await sql`delete from idempotencia where creada_en < ${ayer}`.execute(db);
      await sql`delete from password_resets where vence_en < ${ayer}`.execute(db);
      await sql`delete from limites where expire < ${clock.epoch()}::bigint`.execute(db);
    },
  };
}
