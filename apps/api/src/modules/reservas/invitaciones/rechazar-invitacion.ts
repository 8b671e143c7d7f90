import { inTransaction } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { sacarAsiento } from '../asientos/quitar-asiento.ts';
import { leerInvitacion } from './invitaciones.queries.ts';
import { tomarInvitacion } from './tomar-invitacion.ts';

/**
 * Gives back the place of the companion to whom the secret belongs, under the rules and the time
 * limit that hold for a holder who removes a companion (rules §8.7). Throws 404 where the secret
 * has ended.
 */
export async function rechazarInvitacion(
  { db, clock, avisar, limits }: Pick<Dependencies, 'db' | 'clock' | 'avisar' | 'limits'>,
  secreto: string,
): Promise<void> {
  // The limit counts only valid secrets, so that guessed secrets add no counters.
  const { asientoId } = await leerInvitacion(db, secreto, clock.now());
  await limits.refusal.take(asientoId);
  await inTransaction(db, async (tx) => {
    const { invitacion, comoTitular: session } = await tomarInvitacion(tx, clock, secreto);
    const salida = { session, asientoId, accion: 'rechazarInvitacion' } as const;
    await sacarAsiento(tx, { clock, avisar }, { ...salida, seBajo: invitacion.nombre });
  });
}
