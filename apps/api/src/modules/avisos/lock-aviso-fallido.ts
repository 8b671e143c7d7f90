import type { Accion } from '@remanso/contract/auditoria.contract';
import type { Tx } from '../../database/transaction.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { avisoInexistente, avisoNoFallido } from './avisos.errors.ts';
import { lockAviso } from './avisos.repository.ts';

export type AvisoTrabado = NonNullable<Awaited<ReturnType<typeof lockAviso>>>;

/** Throws 404 for one that is missing, 409 for one that did not fail. */
export async function lockAvisoFallido(tx: Tx, id: number): Promise<AvisoTrabado> {
  const aviso = await lockAviso(tx, id);
  if (!aviso) throw avisoInexistente();
  if (aviso.fallido_en === null) throw avisoNoFallido();
  return aviso;
}

interface Anotacion {
  adminId: number;
  accion: Accion;
  aviso: AvisoTrabado;
  /** Whether it is tried again. */
  sigue: boolean;
  ocurridoEn: string;
}

/** Without the address: whose it is, is read from the account for as long as that is there. */
export async function auditarAviso(tx: Tx, anotacion: Anotacion): Promise<void> {
  const { adminId, accion, aviso, sigue, ocurridoEn } = anotacion;
  const antes = { tipo: aviso.tipo, usuarioId: aviso.usuario_id, entrega: 'FALLIDA' };
  await registrarHecho(tx, {
    usuarioId: adminId,
    accion,
    entidad: 'avisos',
    entidadId: aviso.id,
    antes,
    despues: sigue ? { ...antes, entrega: 'EN_CURSO' } : null,
    ocurridoEn,
  });
}
