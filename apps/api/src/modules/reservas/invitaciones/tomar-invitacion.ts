import type { Tx } from '../../../database/transaction.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Quien } from '../../../platform/http/session.ts';
import { tomarReservaVisible } from '../tomar-reserva-visible.ts';
import { leerInvitacion, type FilaDeInvitacion } from './invitaciones.queries.ts';

interface InvitacionTomada {
  invitacion: FilaDeInvitacion;
  /**
   * The holder, in whose name the companion acts. `esDelMostrador` is false even where the holder
   * works at the desk, so that the rules for clients apply.
   */
  comoTitular: Quien;
}

/** Locks the booking to which a secret belongs. Throws 404 where the secret has ended. */
export async function tomarInvitacion(
  tx: Tx,
  clock: Clock,
  secreto: string,
): Promise<InvitacionTomada> {
  const { reservaId, titularId: usuarioId } = await leerInvitacion(tx, secreto, clock.now());
  const comoTitular = { usuarioId, esDelMostrador: false };
  await tomarReservaVisible(tx, clock, { session: comoTitular, reservaId });
  // The secret may have ended while this transaction waited for the lock.
  return { invitacion: await leerInvitacion(tx, secreto, clock.now()), comoTitular };
}
