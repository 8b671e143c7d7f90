import type { Rol, Usuario } from '@remanso/contract/usuarios.contract';
import { guardar, leer, quitar } from './almacen.ts';
import { olvidarEnCurso } from './enCurso.ts';
import { vencimientoDe } from './token.ts';

/*
 * The stored session (specification §3 and §4), as a store outside React: the API client ends it on a 401.
 * Components read it with `useSesion`.
 */

export interface Sesion {
  token: string | null;
  rol: Rol;
  /** Null until the server has told who holds the token. */
  user: Usuario | null;
  /** Why there is none, when it ended by itself. */
  vencida: boolean;
}

export interface RespuestaDeLogin {
  token?: string;
  rol?: Rol;
  user?: Usuario;
}

const CLAVES = ['token', 'rol', 'user'] as const;
/** What `copia.ts` keeps of a session, and loses with it. */
const COPIAS = ['copia:resumen', 'copia:reservas'] as const;
export type Copia = (typeof COPIAS)[number];
const SIN_SESION: Sesion = { token: null, rol: 'CLIENT', user: null, vencida: false };

let actual: Sesion | null = null;
const oyentes = new Set<() => void>();

/** The current session; the first reading looks at what is stored. */
export function leerSesion(): Sesion {
  actual ??= restaurar();
  return actual;
}

export function suscribir(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}

/** @throws Error 'No se recibió token' when the answer carries none (specification §8). */
export function abrirSesion({ token, rol, user }: RespuestaDeLogin): Sesion {
  if (!token) throw new Error('No se recibió token');
  guardar('token', token);
  return actualizar({ token, rol: rol ?? user?.rol ?? 'CLIENT', user: user ?? null });
}

/** What `GET /auth/current` answered: the role may have changed since the login. */
export function actualizarUsuario(user: Usuario): void {
  const { token } = leerSesion();
  if (token) actualizar({ token, rol: user.rol ?? 'CLIENT', user });
}

/** A new token for the same person, as a change of password answers. */
export function renovarToken(token: string): void {
  guardar('token', token);
  cambiar({ ...leerSesion(), token });
}

/** `vencida` when it ended by itself: whoever logs in again finds the booking that was being made. */
export function cerrarSesion({ vencida = false } = {}): void {
  if (vencida) quitar(...CLAVES, ...COPIAS);
  else olvidarSesion();
  cambiar({ ...SIN_SESION, vencida });
}

/**
 * Forgets what is stored without telling the screens: for leaving to another document, where a protected screen that
 * saw the session end would be quicker and go to /login.
 */
export function olvidarSesion(): void {
  quitar(...CLAVES, ...COPIAS);
  olvidarEnCurso();
}

/** Follows other tabs, and pages that the browser kept while the session ended elsewhere. Answers how to stop. */
export function seguirAlmacen(): () => void {
  const alCambiar = ({ key }: StorageEvent) => {
    // A null key is `localStorage.clear()`.
    if (key === null || (CLAVES as readonly string[]).includes(key)) cambiar(restaurar());
  };
  const alVolver = ({ persisted }: PageTransitionEvent) => {
    if (persisted) cambiar(restaurar());
  };
  addEventListener('storage', alCambiar);
  addEventListener('pageshow', alVolver);
  return () => {
    removeEventListener('storage', alCambiar);
    removeEventListener('pageshow', alVolver);
  };
}

function actualizar(sesion: Omit<Sesion, 'vencida'>): Sesion {
  guardar('rol', sesion.rol);
  if (sesion.user) guardar('user', JSON.stringify(sesion.user));
  else quitar('user');
  return cambiar({ ...sesion, vencida: false });
}

function cambiar(sesion: Sesion): Sesion {
  actual = sesion;
  for (const oyente of oyentes) oyente();
  return sesion;
}

function restaurar(): Sesion {
  const token = leer('token');
  if (!token) return SIN_SESION;
  if (!estaVigente(token)) {
    quitar(...CLAVES, ...COPIAS);
    return { ...SIN_SESION, vencida: true };
  }
  const guardado = leer('rol');
  return {
    token,
    rol: guardado === 'ADMIN' ? guardado : 'CLIENT',
    user: leerUsuario(),
    vencida: false,
  };
}

function estaVigente(token: string): boolean {
  // The one look at the device's clock: `exp` is an instant, not a civil time, and the server decides anyway.
  return (vencimientoDe(token) ?? 0) > Date.now();
}

function leerUsuario(): Usuario | null {
  try {
    const user: unknown = JSON.parse(leer('user') ?? 'null');
    const completo = typeof user === 'object' && user !== null && 'id' in user && 'nombre' in user;
    return completo ? (user as Usuario) : null;
  } catch {
    return null;
  }
}
