import { onCommit, type Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { insertarAviso, type NuevoAviso } from './avisos.repository.ts';
import { vidaDe } from './avisos.rules.ts';

/**
 * Writes an aviso in the transaction of the change that it is about; the aviso is sent once that is
 * committed.
 */
export type Avisar = (tx: Tx, aviso: NuevoAviso) => Promise<void>;

/**
 * The `despertar` that is passed makes the cartero send the aviso at once instead of at its next
 * look.
 */
export function crearAvisar(clock: Clock, despertar: () => void): Avisar {
  return async (tx, aviso) => {
    const creadoEn = clock.instant();
    await insertarAviso(tx, aviso, { creadoEn, venceEn: clock.instant(vidaDe(aviso.tipo)) });
    onCommit(tx, despertar);
  };
}
