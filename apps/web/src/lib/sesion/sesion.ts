import type { Rol } from '@remanso/contract/persona/usuarios.rules';
import type { UsuarioPropio } from '@remanso/contract/persona/usuarios.contract';
import { guardar, leer, quitar } from './almacen.ts';
import { DE_LA_SESION, QUIEN, quitarEnCursoAjeno, quitarRestos } from './restosDeSesion.ts';
import { vencimientoDe } from './token.ts';

/*
 * The stored session (specification §3 and §4), as a store outside React: the API client ends it on
 * a 401. Components read it with `useSesion`.
 */

export interface Sesion {
  token: string | null;
  rol: Rol;
  /** Null until the server has reported whose token it is. */
  user: UsuarioPropio | null;
  /** True where there is no session because it expired. */
  vencida: boolean;
  /**
   * The e-mail of the session that expired, for the login. Only this page knows it: it is stored
   * nowhere.
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
const oyentes = new Set<() => void>();

/** The current session; the first call reads it from storage. */
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
  return actualizar({ token, rol: rol ?? user?.rol ?? 'CLIENT', user: user ?? null });
}

/** Takes over the answer of `GET /auth/current`: the rol may have changed since the login. */
export function actualizarUsuario(user: UsuarioPropio): void {
  const { token } = leerSesion();
  if (token) actualizar({ token, rol: user.rol ?? 'CLIENT', user });
}

/** Replaces the token for the same person, as a change of password requires. */
export function renovarToken(token: string): void {
  const sesion = leerSesion();
  if (!sesion.token) return;
  if (sigueGuardada(sesion.token)) guardar('token', token);
  cambiar({ ...sesion, token });
}

/**
 * Ends the session. `vencida` is true for a session that expired: whoever logs in again then finds
 * their borrador.
 */
export function cerrarSesion({ vencida = false } = {}): void {
  const emailDeVencida = vencida ? (leerSesion().user?.email ?? undefined) : undefined;
  quitarRestos({ vencida });
  cambiar({ ...SIN_SESION, vencida, emailDeVencida });
}

/**
 * Removes the stored session without notifying the screens, for leaving to another document: a
 * protected screen that saw the session end would be faster and go to /login.
 */
export function olvidarSesion(): void {
  quitarRestos();
}

/**
 * False for a session that has ended meanwhile, on this page or in another tab: answers that were
 * on their way are then not stored.
 */
export function sigueGuardada(token: string | null): boolean {
  return token !== null && leer('token') === token;
}

/**
 * Follows the session in other tabs, and its end while nobody saw this page. Returns the function
 * that stops following.
 */
export function seguirAlmacen(): () => void {
  const alCambiar = ({ key }: StorageEvent) => {
    // A null key is `localStorage.clear()`.
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
  // The landing page loads this file too, so it names the roles itself: importing the contract's
  // list would make every visitor of the landing download it.
  const rol = guardado === 'ADMIN' || guardado === 'RECEPCION' ? guardado : 'CLIENT';
  return { token, rol, user, vencida: false };
}

/** Notes the person who was here last, and removes another person's borrador from this tab. */
function recordarA(user: UsuarioPropio | null): void {
  if (user) guardar(QUIEN, String(user.id));
  quitarEnCursoAjeno();
}

function estaVigente(token: string): boolean {
  // The only use of the device's clock: `exp` is an instant, not a civil time, and the server
  // decides anyway.
  return (vencimientoDe(token) ?? 0) > Date.now();
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
