import type { ResumenDeCliente } from '@remanso/contract/persona/clientes.contract';
import { ROLES, type Rol } from '@remanso/contract/persona/usuarios.rules';
import {
  numeroEn,
  paginaEn,
  paginaParaPersonas,
  destinoCon,
  textoEn,
} from '../../lib/direccion/direccion.ts';
import type { Destino } from '../../lib/direccion/rutas.ts';
import { contarReservas } from './reservas-por-venir.view.ts';

/*
 * The state of the people's screens in the address, and the consequences of changing a client.
 */

export interface Lugar {
  /** The rol of the people listed; CLIENT unless the address names another rol. */
  rol: Rol;
  buscar: string;
  pagina: number;
  cliente: number | null;
  /** The zero-based page of the bookings of `cliente`. */
  reservas: number;
}

export function leerLugar(consulta: string): Lugar {
  return {
    rol: ROLES.find((rol) => rol === textoEn(consulta, 'rol')) ?? 'CLIENT',
    buscar: textoEn(consulta, 'buscar'),
    pagina: paginaEn(consulta),
    cliente: numeroEn(consulta, 'cliente'),
    reservas: paginaEn(consulta, 'reservas'),
  };
}

export function destinoDe({ rol, buscar, pagina, cliente, reservas }: Lugar): Destino {
  return destinoCon('/dashboard/clientes', {
    rol: rol === 'CLIENT' ? null : rol,
    buscar,
    pagina: paginaParaPersonas(pagina),
    cliente,
    reservas: paginaParaPersonas(reservas),
  });
}

type Cuentas = ResumenDeCliente['cuentas'];

/**
 * The consequences of deactivating a client, as sentences. The dialog asks separately whether to
 * keep or cancel the bookings to come.
 */
export function consecuenciasDeDesactivar({ pendientes }: Cuentas): string[] {
  return [
    'La cuenta deja de entrar al sistema; si hay una sesión abierta, se cierra.',
    ...(pendientes === 0 ? ['No tiene reservas por venir.'] : []),
    'La puedes volver a activar cuando haga falta.',
  ];
}

export function consecuenciasDeActivar({ pendientes }: Cuentas): string[] {
  return [
    'Puede volver a entrar y reservar, con la misma contraseña.',
    ...(pendientes === 0 ? [] : [`Sigue teniendo ${contarReservas(pendientes)} por venir.`]),
  ];
}

export function consecuenciasDeEliminar({ total, pendientes }: Cuentas): string[] {
  return [
    ...(pendientes === 0 ? [] : [seCancelan(pendientes)]),
    'Se borran el nombre, el email, el teléfono, el género y la contraseña, también del registro de actividad.',
    total === 0
      ? 'No tiene reservas: no queda nada.'
      : `${total === 1 ? 'Su reserva pasada o cancelada queda' : `Sus ${total} reservas pasadas o canceladas quedan`} en las cuentas del centro como «Cliente eliminado».`,
    'Es para siempre: no lo puedes deshacer.',
  ];
}

function seCancelan(pendientes: number): string {
  return pendientes === 1
    ? 'Su reserva por venir se cancela, y los lugares quedan libres.'
    : `Sus ${pendientes} reservas por venir se cancelan, y los lugares quedan libres.`;
}

/**
 * The reason why the server refuses to erase a client (rules §4.10, §4.9); null where the server
 * would erase the client.
 */
export function impedimentoDeEliminar({ enCurso }: Cuentas): string | null {
  return enCurso > 0 ? 'Tiene un turno en curso: espera a que termine.' : null;
}

const PLURALES = {
  cliente: 'clientes',
  administrador: 'administradores',
  recepcionista: 'recepcionistas',
} as const;

/** The text that a screen reader says once a search is answered; empty without a search. */
export function hallazgo(buscar: string, encontrados: number, que: keyof typeof PLURALES): string {
  if (buscar === '') return '';
  if (encontrados === 0) return `Ningún ${que} encontrado`;
  return encontrados === 1 ? `1 ${que} encontrado` : `${encontrados} ${PLURALES[que]} encontrados`;
}
