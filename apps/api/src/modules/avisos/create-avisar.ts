import { onCommit, type Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { insertarAviso, type NuevoAviso } from './avisos.repository.ts';
import { vidaDe } from './avisos.rules.ts';

/** Writes what is to be told in the transaction of what it tells; it is sent once that is committed. */
export type Avisar = (tx: Tx, aviso: NuevoAviso) => Promise<void>;

/** `despertar` sends it without waiting for the next look at what is to be sent. */
export function createAvisar(clock: Clock, despertar: () => void): Avisar {
  return async (tx, aviso) => {
    const creadoEn = clock.instant();
    await insertarAviso(tx, aviso, { creadoEn, venceEn: clock.instant(vidaDe(aviso.tipo)) });
    onCommit(tx, despertar);
  };
}
