import type { Sexo } from '@remanso/contract/franja/franjas.rules';
import type { Tx } from '../../../database/transaction.ts';
import { AppError, datosInvalidos, sinSesion } from '../../../platform/errors.ts';
import type { Session } from '../../../platform/http/session.ts';
import { politicaDe } from '../politicas.rules.ts';
import { franjaInexistente } from '../../franjas/franjas.errors.ts';
import { buscarFranja } from '../../franjas/franjas.repository.ts';
import { clienteNoEncontrado, clienteNoReservable } from '../../usuarios/usuarios.errors.ts';
import type { FilaDeUsuario } from '../../usuarios/usuarios.queries.ts';
import { sostenerUsuario } from '../../usuarios/usuarios.repository.ts';

export interface Titular {
  usuarioId: number;
  nombre: string;
  sexo: Sexo;
}

interface Entrada {
  session: Session;
  franjaId: number;
  generoTitular?: Sexo | undefined;
  clienteId?: number | undefined;
}

/**
 * Returns the person for whom a booking is made: the person of the session, or the client that the
 * desk names (rules §8.3). A program has to name one. An account of the desk, or a named client, is kept active until the
 * transaction ends. Where clients book for themselves, the caller must hold the lock of their
 * account. A preview, which locks nothing, passes `buscarUsuario` as `leer`.
 */
export async function resolverTitular(
  tx: Tx,
  { session, franjaId, generoTitular, clienteId }: Entrada,
  leer: typeof sostenerUsuario = sostenerUsuario,
): Promise<Titular> {
  const persona = await leerPersona(tx, { session, clienteId, leer });
  if (persona instanceof AppError) {
    // A missing franja is reported before a client who cannot be booked for (rules §2.4).
    throw (await buscarFranja(tx, franjaId)) ? persona : franjaInexistente();
  }
  return {
    usuarioId: persona.usuarioId,
    nombre: `${persona.nombre} ${persona.apellido}`,
    sexo: generoTitular ?? persona.genero,
  };
}

async function leerPersona(
  tx: Tx,
  {
    session,
    clienteId,
    leer,
  }: Pick<Entrada, 'session' | 'clienteId'> & { leer: typeof sostenerUsuario },
) {
  if (!politicaDe(session).paraOtros) return session;
  if (clienteId !== undefined) return leerCliente(await leer(tx, clienteId));
  if (session.programa) throw faltaElCliente();
  const propia = await leer(tx, session.usuarioId);
  if (propia?.estado !== 'ACTIVO') throw sinSesion();
  return session;
}

function leerCliente(usuario: FilaDeUsuario | undefined) {
  if (!usuario) return clienteNoEncontrado();
  if (usuario.rol !== 'CLIENT' || usuario.estado !== 'ACTIVO') return clienteNoReservable();
  return { ...usuario, usuarioId: usuario.id };
}

const faltaElCliente = () =>
  datosInvalidos([{ campo: 'clienteId', mensaje: 'Di para qué cliente es, con clienteId' }]);
