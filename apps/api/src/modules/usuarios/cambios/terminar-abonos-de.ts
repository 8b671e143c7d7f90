import type { Tx } from '../../../database/transaction.ts';
import type { Clock } from '../../../platform/clock.ts';
import { terminarAbono, tomarAbonosDe } from '../../abonos/abonos.repository.ts';

/**
 * Ends the abonos of a person who is erased. What was paid for them stays in the accounts. The
 * caller must hold the lock of the account, and have cancelled its bookings.
 */
export async function terminarAbonosDe(
  tx: Tx,
  clock: Clock,
  { autorId, usuarioId }: { autorId: number; usuarioId: number },
): Promise<void> {
  const fin = {
    motivo: 'Se eliminó la cuenta',
    fecha: clock.today(),
    registradoEn: clock.instant(),
    registradoPor: autorId === usuarioId ? null : autorId,
  };
  for (const abono of await tomarAbonosDe(tx, usuarioId)) await terminarAbono(tx, abono, fin);
}
