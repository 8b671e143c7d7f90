import type { Cliente } from '@remanso/contract/persona/clientes.contract';
import type { UnionDeClientes } from '@remanso/contract/persona/union-de-clientes.contract';
import type { EstadoDeUsuario } from '@remanso/contract/persona/usuarios.rules';
import { contarReservas } from '../../../entities/persona/reservas-por-venir.view.ts';
import { enLista, sinAcentos } from '../../../lib/palabras.ts';

/*
 * The texts about two accounts that perhaps belong to one person, and about joining the two
 * accounts.
 */

type Nombrado = Pick<Cliente, 'nombre' | 'apellido'>;

export const nombreDe = ({ nombre, apellido }: Nombrado) => `${nombre} ${apellido}`;

/** Returns what two similar accounts have in common: the name, or else the telephone. */
export function enQueSeParecen(uno: Nombrado, otro: Nombrado): string {
  const mismoNombre = sinAcentos(nombreDe(uno)) === sinAcentos(nombreDe(otro));
  return mismoNombre ? 'El mismo nombre' : 'El mismo teléfono';
}

/**
 * True where one of the two accounts is active and the other account is not: an administrator then
 * chooses the state of the account that remains.
 */
export function hayQueElegirEstado({ queda, seBorra }: UnionDeClientes): boolean {
  return queda.activo !== seBorra.activo;
}

/**
 * The states that the remaining account can have. The first state is the default: nobody can log in
 * with the remaining account unless an administrator chooses so.
 */
export const ESTADOS_AL_UNIR = [
  {
    valor: 'INACTIVO',
    nombre: 'Sigue desactivada',
    quePasa: 'Nadie entra con esa cuenta. Sus reservas quedan.',
  },
  {
    valor: 'ACTIVO',
    nombre: 'Queda activa',
    quePasa: 'Quien tenga su email y su contraseña puede entrar y reservar.',
  },
] as const satisfies readonly { valor: EstadoDeUsuario; nombre: string; quePasa: string }[];

/**
 * Returns sentences that say what the remaining account gets, and what is lost with the erased
 * account.
 */
export function consecuenciasDeUnir({ queda, seBorra, reservas }: UnionDeClientes): string[] {
  const emailPasa = seBorra.email !== null && seBorra.email === queda.email;
  const perdidos = [
    ...(nombreDe(seBorra) === nombreDe(queda) ? [] : [`el nombre «${nombreDe(seBorra)}»`]),
    ...(seBorra.telefono === queda.telefono ? [] : [`el teléfono ${seBorra.telefono}`]),
    ...(seBorra.email === null || emailPasa ? [] : [`el email ${seBorra.email}`]),
  ];
  return [
    `Queda la de ${conTelefono(queda)}.`,
    reservas === 0
      ? 'La otra cuenta no tiene reservas que pasar.'
      : `${reservas === 1 ? 'Pasa' : 'Pasan'} a esa cuenta ${contarReservas(reservas)}, con sus pagos.`,
    ...(seBorra.nota === '' ? [] : ['La nota de la otra se agrega a la suya.']),
    ...(emailPasa ? [`Pasa también el email de la otra, ${queda.email}, con su contraseña.`] : []),
    ...(perdidos.length === 0
      ? []
      : [`Se ${perdidos.length === 1 ? 'pierde' : 'pierden'} ${enLista(perdidos)}.`]),
    ...(seBorra.email === null || emailPasa
      ? []
      : ['Con ese email ya no se puede entrar; ahí llega un aviso.']),
    `La de ${conTelefono(seBorra)}, se borra para siempre: no lo puedes deshacer.`,
  ];
}

const conTelefono = (cliente: Cliente) => `${nombreDe(cliente)}, ${cliente.telefono}`;
