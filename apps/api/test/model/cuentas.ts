import type { Centro, Usuario } from './centro.ts';

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

/**
 * Forgets the stored answers about an erased person: when the desk repeats a request with its key,
 * the server does not answer with that person's data.
 */
export function olvidarRespuestas({ claves }: Centro, id: number): void {
  for (const [clave, { respuesta }] of claves) {
    const deQuien = (respuesta as { cliente?: { id: number } }).cliente;
    if (deQuien?.id === id) claves.delete(clave);
  }
}

/** Forgets the entries of an erased person, who has left every line before. */
export function olvidarEsperas({ esperas }: Centro, usuarioId: number): void {
  for (const [id, espera] of esperas) if (espera.usuarioId === usuarioId) esperas.delete(id);
}
