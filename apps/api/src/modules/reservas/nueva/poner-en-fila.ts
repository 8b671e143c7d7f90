import type { Dependencies } from '../../../dependencies.ts';
import type { Session } from '../../../platform/http/session.ts';
import { politicaDe } from '../politicas.rules.ts';

/**
 * Runs `work` when it is the turn of the session's account: what a client books runs one after the
 * other. Requests wait here without a database connection; waiting for the lock of the account would
 * occupy one.
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
