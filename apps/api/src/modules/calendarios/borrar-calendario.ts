import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Session } from '../../platform/http/session.ts';
import { registrarHechoPropio } from '../auditoria/auditoria.repository.ts';
import { olvidarCalendario } from './calendarios.repository.ts';

/** Ends the secret address of a person's calendar. Does nothing where there is no address. */
export async function borrarCalendario(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { usuarioId, esDelMostrador }: Session,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await olvidarCalendario(tx, usuarioId);
    if (!esDelMostrador) return;
    const hecho = { usuarioId, accion: 'borrarCalendario', antes: { calendario: true } } as const;
    await registrarHechoPropio(tx, clock, hecho);
  });
}
