import { inTransaction } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { sacarAsiento } from '../asientos/quitar-asiento.ts';
import { leerInvitacion } from './invitaciones.queries.ts';
import { tomarInvitacion } from './tomar-invitacion.ts';

/**
 * Gives back the place of the companion whose page it is, by the rules and the limit by which the
 * holder removes a companion (rules §8.7).
 */
export async function rechazarInvitacion(
  { db, clock, avisar, useLimits }: Pick<Dependencies, 'db' | 'clock' | 'avisar' | 'useLimits'>,
  secreto: string,
): Promise<void> {
  // Only known secrets are counted, so that guessing adds no counters.
  const { asientoId } = await leerInvitacion(db, secreto, clock.now());
  await useLimits.companion(asientoId);
  await inTransaction(db, async (tx) => {
    const { invitacion, comoTitular: session } = await tomarInvitacion(tx, clock, secreto);
    const salida = { session, asientoId, accion: 'rechazarInvitacion' } as const;
    await sacarAsiento(tx, { clock, avisar }, { ...salida, seBajo: invitacion.nombre });
  });
}
