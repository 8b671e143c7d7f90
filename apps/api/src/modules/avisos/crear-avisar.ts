import { onCommit, type Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { insertarAvisos, type NuevoAviso } from './avisos.repository.ts';
import { esDeCuenta, vidaDe } from './avisos.rules.ts';

/**
 * Writes avisos within the transaction of the change that they tell. They are sent after the
 * transaction is committed, and never if it is rolled back.
 */
export type Avisar = (tx: Tx, ...avisos: NuevoAviso[]) => Promise<void>;

/** The dependencies of a function that tells people of a change. */
export interface Anunciar {
  clock: Clock;
  avisar: Avisar;
}

interface Despertar {
  /** Makes the mail worker look now, instead of at its next interval. */
  mailWorker: () => void;
  /** Makes the push worker look now, instead of at its next interval. */
  pushWorker: () => void;
}

/**
 * Creates the function `Avisar`. After the commit, that function wakes the mail worker where there are
 * letters to send, and the push worker where there are entregas to send.
 */
export function crearAvisar(clock: Clock, despertar: Despertar): Avisar {
  return async (tx, ...avisos) => {
    const creadoEn = clock.instant();
    const conVida = avisos
      // An aviso about an account is sent by e-mail only, never to a phone.
      .filter(({ para, tipo }) => para !== null || !esDeCuenta(tipo))
      .map((aviso) => ({
        ...aviso,
        creadoEn,
        venceEn: clock.instant(vidaDe(aviso.tipo)),
      }));
    if (conVida.length === 0) return;
    const alTelefono = await insertarAvisos(tx, conVida);
    if (conVida.some(({ para }) => para !== null)) onCommit(tx, despertar.mailWorker);
    if (alTelefono > 0) onCommit(tx, despertar.pushWorker);
  };
}
