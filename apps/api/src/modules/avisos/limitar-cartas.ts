import type { Executor } from '../../database/transaction.ts';
import type { Limits } from '../../platform/security/limits.ts';
import type { AvisoTomado } from './avisos.repository.ts';
import { CON_LIMITE_PROPIO, esDeCuenta } from './avisos.rules.ts';

/** Resolves to true where a letter may be sent to its address. */
export type Admitir = (aviso: Pick<AvisoTomado, 'tipo' | 'para' | 'intentos'>) => Promise<boolean>;

/**
 * Sends no letter to an address that a program wrote and the desk has not confirmed, because it may
 * be a stranger's (rules §24.3). Limits the letters a day to an address that nobody has confirmed, so that a person who registers
 * with somebody else's address cannot fill that mailbox. Letters about bookings and about the
 * account have separate limits. Only the first try of a letter is counted.
 */
export function crearLimitarCartas(db: Executor, limits: Limits): Admitir {
  return async ({ tipo, para, intentos }) => {
    const cuenta = await db
      .selectFrom('usuarios')
      .select(['email_confirmado', 'email_de_programa'])
      .where('email', '=', para)
      .executeTakeFirst();
    if (cuenta?.email_de_programa) return false;
    if (CON_LIMITE_PROPIO.includes(tipo) || intentos > 1) return true;
    const limit = esDeCuenta(tipo) ? limits.accountLetter : limits.bookingLetter;
    return cuenta?.email_confirmado || limit.admit(para);
  };
}
