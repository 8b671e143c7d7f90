import type { Dependencies } from '../../../dependencies.ts';
import type { Session } from '../../../platform/http/session.ts';
import { politicaDe } from '../politicas.rules.ts';

/**
 * Runs `work` in the line of the session's account, where the requests of a client run one after
 * the other; those of the desk do not wait. A waiting request occupies no database connection,
 * which it would if it waited for the account's lock. Throws 429 where the line is full.
 */
export function ponerEnFila<T>(
  { bookingLimiter }: Pick<Dependencies, 'bookingLimiter'>,
  session: Session,
  work: () => Promise<T>,
): Promise<T> {
  return politicaDe(session).candado === 'EN_FILA'
    ? bookingLimiter(String(session.usuarioId), work)
    : work();
}
