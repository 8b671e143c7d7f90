import type { Executor } from '../../database/transaction.ts';
import type { UseLimits } from '../../platform/security/use-limits.ts';
import type { AvisoTomado } from './avisos.repository.ts';
import { CON_LIMITE_PROPIO, esDeCuenta } from './avisos.rules.ts';

/** Returns whether a letter may go to its address. */
export type Admitir = (aviso: Pick<AvisoTomado, 'tipo' | 'para' | 'intentos'>) => Promise<boolean>;

/**
 * Lets a few letters a day pass to an address that nobody has confirmed, about bookings and about
 * the account: whoever registers with a stranger's address must not fill their mailbox. A letter is
 * counted at its first try.
 */
export function crearLimitarCartas(db: Executor, { letter }: Pick<UseLimits, 'letter'>): Admitir {
  return async ({ tipo, para, intentos }) => {
    if (CON_LIMITE_PROPIO.includes(tipo) || intentos > 1) return true;
    const confirmado = await db
      .selectFrom('usuarios')
      .select('id')
      .where('email', '=', para)
      .where('email_confirmado', '=', true)
      .executeTakeFirst();
    return confirmado !== undefined || letter(para, esDeCuenta(tipo) ? 'cuenta' : 'reservas');
  };
}
