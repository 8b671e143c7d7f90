import type { Rol } from '@remanso/contract/persona/usuarios.rules';
import { leer } from '../sesion/almacen.ts';
import { RESERVA_DE_VISITA } from '../sesion/restosDeSesion.ts';
import type { CodigoPedido, Escrito, TurnoSinReservar } from '../sesion/visita.ts';
import { publicoDe, type Destino, type Publico } from './rutas.ts';

/*
 * Decides which screen a person sees after a login.
 */

export const PANEL = {
  ADMIN: '/dashboard',
  RECEPCION: '/dashboard',
  CLIENT: '/reservas',
} as const satisfies Record<Rol, Destino>;

export const RESERVAR = '/reservas/nueva-reserva';

/** Returns the address of the booking screen that goes on with a turn, or with its waiting list. */
export function destinoDelTurno({ franja, personas, precio }: TurnoSinReservar): Destino {
  const espera = precio === null ? '&espera=si' : '';
  return `${RESERVAR}?fecha=${franja.fecha}&franja=${franja.id}&personas=${personas}${espera}`;
}

/** The roles that a login can lead to a screen, by the group of RUTAS that the screen is in. */
const LLEVA: Record<Publico, readonly Rol[]> = {
  acceso: [],
  cliente: ['CLIENT'],
  todos: ['CLIENT', 'RECEPCION', 'ADMIN'],
  cualquiera: ['CLIENT'],
  panel: ['RECEPCION', 'ADMIN'],
  comienzo: ['ADMIN'],
};

/**
 * The history state of /login. `volver` is the address that the person wanted to see, and `estado`
 * the history state of that address.
 */
export interface EstadoDeLogin {
  volver?: string;
  estado?: unknown;
  /** The e-mail that the person typed on the screen before /login. */
  email?: string | undefined;
  /** The data that the person typed about themselves at a booking. */
  escrito?: Escrito | undefined;
  /** The turn that is booked after the login. */
  turno?: TurnoSinReservar | undefined;
  /** The code that was asked for with `email`, so that a reload goes on with it. */
  codigo?: CodigoPedido | undefined;
  /** True where the account was just created, and the automatic login afterwards failed. */
  creada?: boolean;
}

/**
 * Moves `?volver=`, the address that the person wanted to see, from the address of a screen that
 * leads into a session into the history state. The landing is another document, so the landing can pass `volver` on only in the
 * address.
 */
export function tomarDestino(): void {
  const volver = new URLSearchParams(location.search).get('volver');
  if (volver && publicoDe(location.pathname) === 'acceso') {
    history.replaceState({ volver }, '', location.pathname);
  }
}

/**
 * Returns the address to open after the login: `volver` if the person's rol has access to that
 * screen, else the booking that a client was making before, else the panel of the rol.
 */
export function destinoTrasLogin(rol: Rol, estado: unknown): Destino {
  const volver = (estado as EstadoDeLogin | null)?.volver;
  if (typeof volver !== 'string') {
    return rol === 'CLIENT' && hayReservaDeVisita() ? RESERVAR : PANEL[rol];
  }
  const publico = publicoDe(volver.replace(/\/*(\?.*)?$/, ''));
  return publico && LLEVA[publico].includes(rol) ? (volver as Destino) : PANEL[rol];
}

/** True where somebody has begun to book without a session (`visita.ts`), on this device. */
function hayReservaDeVisita(): boolean {
  return Number.parseInt(leer(RESERVA_DE_VISITA) ?? '', 10) > Date.now();
}

/**
 * Returns the history state for `destino`: `estado.estado` if `destino` is the address that the
 * person wanted to see (`volver`), else null.
 */
export function estadoTrasLogin(destino: Destino, estado: unknown): unknown {
  const login = estado as EstadoDeLogin | null;
  return destino === login?.volver ? login.estado : null;
}
