import type { RequestOf } from '@remanso/contract/endpoint';
import type { corregirInvitacion as llamada } from '@remanso/contract/reserva/invitaciones.contract';
import { inTransaction } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { corregirAsiento } from '../asientos/actualizar-asiento.ts';
import { leerInvitacion } from './invitaciones.queries.ts';
import { tomarInvitacion } from './tomar-invitacion.ts';

/**
 * Corrects the name or the sexo of the companion to whom the secret belongs. Throws 404 where the
 * secret has ended.
 */
export async function corregirInvitacion(
  { db, clock, limits }: Pick<Dependencies, 'db' | 'clock' | 'limits'>,
  secreto: string,
  cambios: RequestOf<typeof llamada>['body'],
): Promise<void> {
  // The limit counts only valid secrets, so that guessed secrets add no counters.
  const { asientoId } = await leerInvitacion(db, secreto, clock.now());
  await limits.correction.take(asientoId);
  await inTransaction(db, async (tx) => {
    const { comoTitular: session } = await tomarInvitacion(tx, clock, secreto);
    const accion = 'corregirInvitacion';
    await corregirAsiento(tx, clock, { session, asientoId, cambios, accion });
  });
}
