import type { Sexo } from '@remanso/contract/franjas.rules';
import type { Tx } from '../../database/transaction.ts';
import { sinSesion } from '../../platform/errors.ts';
import type { Session } from '../../platform/http/session.ts';
import { clienteNoEncontrado, clienteNoReservable } from '../usuarios/usuarios.errors.ts';
import { buscarUsuario } from '../usuarios/usuarios.queries.ts';

export interface Titular {
  usuarioId: number;
  nombre: string;
  sexo: Sexo;
}

interface Pedido {
  session: Session;
  generoTitular?: Sexo | undefined;
  clienteId?: number | undefined;
}

/** Whom a booking is for: oneself, or the client that an administrator names (rules §9.11). */
export async function resolverTitular(
  tx: Tx,
  { session, generoTitular, clienteId }: Pedido,
): Promise<Titular> {
  const persona =
    session.isAdmin && clienteId !== undefined ? await leerCliente(tx, clienteId) : session;
  return {
    usuarioId: persona.usuarioId,
    nombre: `${persona.nombre} ${persona.apellido}`,
    sexo: generoTitular ?? persona.genero,
  };
}

/** What to say of a holder who was there at the look and is no longer active at the writing. */
export async function titularPerdido(tx: Tx, pedido: Pedido): Promise<Error> {
  const { usuarioId } = await resolverTitular(tx, pedido);
  return usuarioId === pedido.session.usuarioId ? sinSesion() : clienteNoReservable();
}

async function leerCliente(tx: Tx, id: number) {
  const usuario = await buscarUsuario(tx, id);
  if (!usuario) throw clienteNoEncontrado();
  if (usuario.rol !== 'CLIENT' || usuario.estado !== 'ACTIVO') throw clienteNoReservable();
  return { ...usuario, usuarioId: usuario.id };
}
