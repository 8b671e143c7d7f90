import type { Tx } from '../../database/transaction.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { avisoInexistente, avisoNoFallido } from './avisos.errors.ts';
import { tomarAviso } from './avisos.repository.ts';

export type AvisoTrabado = NonNullable<Awaited<ReturnType<typeof tomarAviso>>>;

/** Locks a failed aviso. Throws 404 when there is no such aviso and 409 when it has not failed. */
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
 * Writes an administrator's decision about a failed aviso to the trail. The address is left out: it
 * is read from the account for as long as the account exists.
 */
export async function auditarAviso(tx: Tx, anotacion: Anotacion): Promise<void> {
  const { adminId, accion, aviso, ocurridoEn } = anotacion;
  const { tipo, usuario_id: usuarioId, reserva_id: reservaId } = aviso;
  const antes = { tipo, usuarioId, reservaId, entrega: 'FALLIDA' } as const;
  const hecho = { usuarioId: adminId, entidadId: aviso.id, antes, ocurridoEn };
  if (accion === 'descartarAviso') return registrarHecho(tx, { ...hecho, accion });
  return registrarHecho(tx, { ...hecho, accion, despues: { ...antes, entrega: 'EN_CURSO' } });
}
