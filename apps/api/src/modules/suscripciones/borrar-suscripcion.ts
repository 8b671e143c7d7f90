import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Session } from '../../platform/http/session.ts';
import { registrarHechoPropio } from '../auditoria/auditoria.repository.ts';
import { suscripcionInexistente } from './suscripciones.errors.ts';
import { olvidarSuscripcion } from './suscripciones.repository.ts';

/**
 * Deletes the subscription of one of a person's devices. Throws 404 where the person has no
 * subscription with this id.
 */
export async function borrarSuscripcion(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { usuarioId, esDelMostrador }: Session,
  id: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const dispositivo = await olvidarSuscripcion(tx, { id, usuarioId });
    if (dispositivo === undefined) throw suscripcionInexistente();
    if (!esDelMostrador) return;
    const antes = { dispositivo };
    await registrarHechoPropio(tx, clock, { usuarioId, accion: 'borrarSuscripcion', antes });
  });
}
