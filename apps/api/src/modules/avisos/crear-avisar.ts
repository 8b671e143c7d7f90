import { onCommit, type Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { insertarAvisos, type NuevoAviso } from './avisos.repository.ts';
import { vidaDe } from './avisos.rules.ts';

/**
 * Writes avisos in the transaction of the change that they are about; they are sent once that is
 * committed.
 */
export type Avisar = (tx: Tx, ...avisos: NuevoAviso[]) => Promise<void>;

/**
 * The `despertar` that is passed makes the cartero send them at once instead of at its next
 * look.
 */
export function crearAvisar(clock: Clock, despertar: () => void): Avisar {
  return async (tx, ...avisos) => {
    const creadoEn = clock.instant();
    const conVida = avisos
      .filter(({ para }) => para !== null)
      .map((aviso) => ({
        ...aviso,
        creadoEn,
        venceEn: clock.instant(vidaDe(aviso.tipo)),
      }));
    if (conVida.length === 0) return;
    await insertarAvisos(tx, conVida);
    onCommit(tx, despertar);
  };
}
