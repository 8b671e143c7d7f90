import type { Alerta } from '@remanso/contract/sistema/salud.contract';
import type { Executor } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DailyWork } from '../../platform/jobs/create-daily-work.ts';
import type { NightlyBackup } from '../../platform/jobs/create-nightly-backup.ts';
import { leerPendientes } from './salud.queries.ts';
import { alertasDeAtraso } from './salud.rules.ts';

/** Queries the database and returns the present alertas. */
export type LeerAlertas = () => Promise<Alerta[]>;

interface Options {
  db: Executor;
  clock: Clock;
  clockGuard: { mirar: () => Promise<unknown>; alertas: () => Alerta[] };
  diskAlerts: () => Alerta[];
  dailyWork: DailyWork;
  nightlyBackup: NightlyBackup | undefined;
}

export function crearLeerAlertas({
  db,
  clock,
  clockGuard,
  diskAlerts,
  dailyWork,
  nightlyBackup,
}: Options): LeerAlertas {
  const seRespalda = nightlyBackup !== undefined;
  return async () => {
    const [pendientes] = await Promise.all([leerPendientes(db), clockGuard.mirar()]);
    return [
      ...clockGuard.alertas(),
      ...diskAlerts(),
      ...alertasDeAtraso(clock, { ...pendientes, seRespalda, atrasados: dailyWork.late() }),
    ];
  };
}
