import type { Tx } from '../../../database/transaction.ts';
import { puedeVer, type Session } from '../../../platform/http/session.ts';
import { tomarFranja } from '../../franjas/franjas.repository.ts';
import { esperaInexistente } from '../esperas.errors.ts';
import { buscarEspera, type FilaDeEspera } from '../esperas.queries.ts';

/**
 * Locks the franja of an entry and reads the entry, which nobody changes without that lock. Throws
 * 404 for an entry that the session may not see.
 */
export async function tomarEspera(
  tx: Tx,
  { session, esperaId, ahora }: { session: Session; esperaId: number; ahora: string },
): Promise<FilaDeEspera> {
  const antes = await buscarEspera(tx, ahora, esperaId);
  if (!antes || !puedeVer(session, antes.usuario_id)) throw esperaInexistente();
  await tomarFranja(tx, antes.franja_id);
  const fila = await buscarEspera(tx, ahora, esperaId);
  if (!fila) throw esperaInexistente();
  return fila;
}
