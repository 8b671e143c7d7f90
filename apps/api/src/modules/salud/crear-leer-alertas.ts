import type { Alerta } from '@remanso/contract/salud.contract';
import type { Dependencies } from '../../dependencies.ts';
import { leerPendientes } from './salud.queries.ts';
import { alertasDeAtraso } from './salud.rules.ts';

/** Returns what somebody should see to, as it is now. It asks the database. */
export type LeerAlertas = () => Promise<Alerta[]>;

export function crearLeerAlertas({
  db,
  clock,
  vigilante,
  diskAlerts,
  dailyWork,
  nightlyBackup,
}: Pick<
  Dependencies,
  'db' | 'clock' | 'vigilante' | 'diskAlerts' | 'dailyWork' | 'nightlyBackup'
>): LeerAlertas {
  const seRespalda = nightlyBackup !== undefined;
  return async () => {
    const [pendientes] = await Promise.all([leerPendientes(db), vigilante.mirar()]);
    return [
      ...vigilante.alertas(),
      ...diskAlerts(),
      ...alertasDeAtraso(clock, { ...pendientes, seRespalda, atrasados: dailyWork.late() }),
    ];
  };
}
