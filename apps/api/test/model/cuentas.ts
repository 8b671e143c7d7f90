import type { Centro, Usuario } from './centro.ts';

/*
 * The parts that the operations on accounts have in common.
 */

export const cuentaNueva = ({ ahora }: Centro) =>
  ({ rol: 'CLIENT', nota: '', activo: true, version: 1, creadoEn: ahora }) as const;

export function vistaDeUsuario({
  activo,
  version: _v,
  creadoEn: _c,
  nota: _n,
  ...usuario
}: Usuario) {
  return { ...usuario, estado: activo ? 'ACTIVO' : 'INACTIVO', isAdmin: usuario.rol === 'ADMIN' };
}

/** The answers about a person who is gone are not given again when the desk repeats its request. */
export function olvidarRespuestas({ claves }: Centro, id: number): void {
  for (const [clave, { respuesta }] of claves) {
    const deQuien = (respuesta as { cliente?: { id: number } }).cliente;
    if (deQuien?.id === id) claves.delete(clave);
  }
}
