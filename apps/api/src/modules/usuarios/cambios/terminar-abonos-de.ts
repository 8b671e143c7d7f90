import type { Tx } from '../../../database/transaction.ts';
import type { Clock } from '../../../platform/clock.ts';
import { olvidarMotivos, terminarAbonos, tomarAbonosDe } from '../../abonos/abonos.repository.ts';
import { olvidarNotasDePagos } from '../../reservas/pagos/pagos.repository.ts';

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
  const ids = await tomarAbonosDe(tx, [usuarioId]);
  if (ids.length === 0) return;
  await olvidarMotivos(tx, ids);
  await olvidarNotasDePagos(tx, 'abono_vendido_id', ids);
  await terminarAbonos(tx, ids, fin);
}
