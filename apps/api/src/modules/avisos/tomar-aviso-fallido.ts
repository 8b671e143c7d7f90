import type { Tx } from '../../database/transaction.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { avisoInexistente, avisoNoFallido } from './avisos.errors.ts';
import { tomarAviso } from './avisos.repository.ts';

export type AvisoTrabado = NonNullable<Awaited<ReturnType<typeof tomarAviso>>>;

/**
 * Locks a failed aviso until the transaction ends. Throws 404 where there is no such aviso, and 409
 * where the aviso has not failed.
 */
export async function tomarAvisoFallido(tx: Tx, id: number): Promise<AvisoTrabado> {
  const aviso = await tomarAviso(tx, id);
  if (!aviso) throw avisoInexistente();
  if (aviso.fallido_en === null) throw avisoNoFallido();
  return aviso;
}

interface Anotacion {
  adminId: number;
  accion: 'reintentarAviso' | 'descartarAviso';
  aviso: AvisoTrabado;
  ocurridoEn: string;
}

/**
 * Writes to the trail that the desk tried a failed aviso again or discarded it. The hecho does not
 * contain the e-mail address, which the trail reads from the account while the account exists.
 */
export async function auditarAviso(tx: Tx, anotacion: Anotacion): Promise<void> {
  const { adminId, accion, aviso, ocurridoEn } = anotacion;
  const { tipo, usuario_id: usuarioId, reserva_id: reservaId } = aviso;
  const antes = { tipo, usuarioId, reservaId, entrega: 'FALLIDA' } as const;
  const hecho = { usuarioId: adminId, entidadId: aviso.id, antes, ocurridoEn };
  if (accion === 'descartarAviso') return registrarHecho(tx, { ...hecho, accion });
  return registrarHecho(tx, { ...hecho, accion, despues: { ...antes, entrega: 'EN_CURSO' } });
}
