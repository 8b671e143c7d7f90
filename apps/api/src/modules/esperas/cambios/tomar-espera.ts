import type { Tx } from '../../../database/transaction.ts';
import { puedeVer, type Session } from '../../../platform/http/session.ts';
import { tomarFranja } from '../../franjas/franjas.repository.ts';
import { esperaInexistente } from '../esperas.errors.ts';
import { buscarEspera, type FilaDeEspera } from '../esperas.queries.ts';

/**
 * Reads an entry under its franja's lock, without which nobody changes it. Throws 404 for one that
 * the session may not see.
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
