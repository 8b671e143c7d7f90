import { terminarLugares } from './reglas/reglas-de-abono.ts';
import type { Centro, Usuario } from './centro.ts';
import { olvidarPagos } from './pagos.ts';

export const cuentaNueva = ({ ahora }: Centro) =>
  ({
    rol: 'CLIENT',
    nota: '',
    activo: true,
    version: 1,
    creadoEn: ahora,
    emailConfirmado: false,
  }) as const;

export function vistaDeUsuario({
  activo,
  version: _v,
  creadoEn: _c,
  nota: _n,
  emailConfirmado: _e,
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

/** Forgets whose the turnos fijos of an erased person were. */
export function olvidarSeries({ series }: Centro, usuarioId: number): void {
  for (const serie of series.values()) if (serie.usuarioId === usuarioId) serie.usuarioId = null;
}

/** Ends the abonos of a person who is erased, and takes the person out of those of others. */
export function olvidarAbonos(centro: Centro, usuarioId: number): void {
  for (const vendido of centro.vendidos.values()) {
    vendido.compartidoCon = vendido.compartidoCon.filter((id) => id !== usuarioId);
    if (vendido.usuarioId !== usuarioId) continue;
    vendido.usuarioId = null;
    olvidarPagos(vendido);
    if (vendido.motivo === null) terminarLugares(centro, vendido);
    vendido.motivo = vendido.motivo === null ? 'Se eliminó la cuenta' : '';
  }
}

/** Gives the turnos fijos and the abonos of the account `de` to the account `a`, and those that were shared with it. */
export function pasarLoSuyo(
  { vendidos, series }: Centro,
  { de, a }: { de: number; a: number },
): void {
  for (const vendido of vendidos.values()) {
    if (vendido.usuarioId === de) vendido.usuarioId = a;
    const quienes = vendido.compartidoCon.map((id) => (id === de ? a : id));
    vendido.compartidoCon = [...new Set(quienes)].filter((id) => id !== vendido.usuarioId);
  }
  for (const serie of series.values()) if (serie.usuarioId === de) serie.usuarioId = a;
}

/** Forgets the entries of an erased person, who has left every line before. */
export function olvidarEsperas({ esperas }: Centro, usuarioId: number): void {
  for (const [id, espera] of esperas) if (espera.usuarioId === usuarioId) esperas.delete(id);
}
