import type { Rol } from '@remanso/contract/persona/usuarios.rules';
import type { UsuarioPropio } from '@remanso/contract/persona/usuarios.contract';
import { instanteDelServidor } from '../tiempo/instanteDelServidor.ts';
import { guardar, leer, quitar } from './almacen.ts';
import { DE_LA_SESION, QUIEN, quitarEnCursoAjeno, quitarRestos } from './restosDeSesion.ts';
import { vencimientoDe } from './token.ts';

/*
 * The stored session (specification §3 and §4), in a store outside React, because the API client
 * ends the session on a 401. Components read the session with `useSesion`.
 */

export interface Sesion {
  token: string | null;
  rol: Rol;
  /** The user to whom the token belongs. Null until the server has answered who the user is. */
  user: UsuarioPropio | null;
  /** True where no session is open because the last session expired. */
  vencida: boolean;
  /**
   * The e-mail of the session that expired, for the form of the login. The e-mail is not stored, so
   * only this page knows the e-mail.
   */
  emailDeVencida?: string | undefined;
}

export interface RespuestaDeLogin {
  token?: string;
  rol?: Rol;
  user?: UsuarioPropio;
}

const SEGUIDAS: readonly string[] = [...DE_LA_SESION, QUIEN];
const SIN_SESION: Sesion = { token: null, rol: 'CLIENT', user: null, vencida: false };

let actual: Sesion | null = null;
let abiertaAqui = false;
const oyentes = new Set<() => void>();

/** Returns the current session. The first call reads the session from storage. */
export function leerSesion(): Sesion {
  actual ??= restaurar();
  return actual;
}

export function suscribir(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}

/**
 * Opens the session of a login.
 * @throws Error 'No se recibió token' when the answer has no token (specification §8).
 */
export function abrirSesion({ token, rol, user }: RespuestaDeLogin): Sesion {
  if (!token) throw new Error('No se recibió token');
  guardar('token', token);
  abiertaAqui = true;
  return actualizar({ token, rol: rol ?? user?.rol ?? 'CLIENT', user: user ?? null });
}

/** True where a login on this page has opened a session, false where another tab has. */
export function seEntroAqui(): boolean {
  return abiertaAqui;
}

/**
 * Stores the user that `GET /auth/current` returned, because the rol can have changed since the
 * login.
 */
export function actualizarUsuario(user: UsuarioPropio): void {
  const { token } = leerSesion();
  if (token) actualizar({ token, rol: user.rol ?? 'CLIENT', user });
}

/**
 * Replaces the session's token by a new one for the same person, for example after a change of
 * password.
 */
export function renovarToken(token: string): void {
  const sesion = leerSesion();
  if (!sesion.token) return;
  if (sigueGuardada(sesion.token)) guardar('token', token);
  cambiar({ ...sesion, token });
}

/**
 * Ends the session. `vencida` is true for a session that expired: the same person finds their
 * borrador after logging in again.
 */
export function cerrarSesion({ vencida = false } = {}): void {
  const emailDeVencida = vencida ? (leerSesion().user?.email ?? undefined) : undefined;
  quitarRestos({ vencida });
  cambiar({ ...SIN_SESION, vencida, emailDeVencida });
}

/**
 * Removes the stored session without notifying the screens. Called before the browser goes to
 * another document: a protected screen that is notified would go to /login before the browser has
 * left.
 */
export function olvidarSesion(): void {
  quitarRestos();
}

/**
 * Returns false where the session of `token` has ended meanwhile, on this page or in another tab.
 * The answer to a request of that session must then not be stored.
 */
export function sigueGuardada(token: string | null): boolean {
  return token !== null && leer('token') === token;
}

/**
 * Follows what other tabs do to the stored session. Notices that the session has expired when the
 * person returns to this page. Returns the function that stops following.
 */
export function seguirAlmacen(): () => void {
  const alCambiar = ({ key }: StorageEvent) => {
    // A null `key` means that another tab called `localStorage.clear()`.
    if (key === null || SEGUIDAS.includes(key)) cambiar(restaurar());
  };
  const alVolver = ({ persisted }: PageTransitionEvent) => {
    if (persisted) cambiar(restaurar());
  };
  const alMirar = () => {
    const { token } = leerSesion();
    if (token && !document.hidden && !estaVigente(token)) cambiar(restaurar());
  };
  addEventListener('storage', alCambiar);
  addEventListener('pageshow', alVolver);
  addEventListener('visibilitychange', alMirar);
  return () => {
    removeEventListener('visibilitychange', alMirar);
    removeEventListener('storage', alCambiar);
    removeEventListener('pageshow', alVolver);
  };
}

function actualizar(sesion: Omit<Sesion, 'vencida'>): Sesion {
  if (sigueGuardada(sesion.token)) {
    guardar('rol', sesion.rol);
    if (sesion.user) guardar('user', JSON.stringify(sesion.user));
    else quitar('user');
    recordarA(sesion.user);
  }
  return cambiar({ ...sesion, vencida: false });
}

function cambiar(sesion: Sesion): Sesion {
  actual = sesion;
  for (const oyente of oyentes) oyente();
  return sesion;
}

function restaurar(): Sesion {
  const token = leer('token');
  if (!token || !estaVigente(token)) {
    const vencida = token !== null;
    const emailDeVencida = vencida ? (buscarUsuario()?.email ?? undefined) : undefined;
    if (vencida) quitarRestos({ vencida });
    else quitarEnCursoAjeno();
    return { ...SIN_SESION, vencida, emailDeVencida };
  }
  const guardado = leer('rol');
  const user = buscarUsuario();
  recordarA(user);
  // The roles are written out here, because the landing loads this file: importing the contract's
  // list of roles would make every visitor of the landing download that list.
  const rol = guardado === 'ADMIN' || guardado === 'RECEPCION' ? guardado : 'CLIENT';
  return { token, rol, user, vencida: false };
}

/**
 * Stores the id of the person who is logged in, and removes another person's borrador from this
 * tab.
 */
function recordarA(user: UsuarioPropio | null): void {
  if (user) guardar(QUIEN, String(user.id));
  quitarEnCursoAjeno();
}

/**
 * Returns false for a token that has expired by the server's clock, or that is no token. Before the
 * first answer of the server nobody knows whether it has expired, and a 401 ends the session.
 */
function estaVigente(token: string): boolean {
  const vence = vencimientoDe(token);
  return vence !== null && vence > (instanteDelServidor() ?? 0);
}

function buscarUsuario(): UsuarioPropio | null {
  try {
    const user: unknown = JSON.parse(leer('user') ?? 'null');
    const completo = typeof user === 'object' && user !== null && 'id' in user && 'nombre' in user;
    return completo ? (user as UsuarioPropio) : null;
  } catch {
    return null;
  }
}
