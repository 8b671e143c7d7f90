import type { Permiso } from '@remanso/contract/persona/usuarios.rules';

/*
 * Every path of the app (specification §2). `app/pantallas.ts` and `app/panel/secciones.ts` name
 * the screen of each path. This file is in lib/ so that features can link to one another without
 * importing one another.
 */

/**
 * The paths that have a screen, grouped by the people whom the screen is for. The group decides to
 * which screens a login can lead, and how much code a screen is allowed to load.
 */
export const RUTAS = {
  acceso: [
    '/login',
    '/entrar',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/confirmar-email',
  ],
  cliente: [
    '/reservas',
    '/reservas/mis-reservas',
    '/reservas/nueva-reserva',
    '/reservas/cambiar-turno',
  ],
  todos: ['/turnos', '/mi-cuenta'],
  cualquiera: ['/agenda', '/ayuda', '/tus-datos', '/accesibilidad'],
  panel: [
    '/dashboard',
    '/dashboard/hoja',
    '/dashboard/recados',
    '/dashboard/caja',
    '/dashboard/clientes',
    '/dashboard/configuracion',
    '/dashboard/centro',
    '/dashboard/horarios',
    '/dashboard/feriados',
    '/dashboard/informes',
    '/dashboard/actividad',
    '/dashboard/avisos',
  ],
  comienzo: ['/configuracion-inicial', '/configuracion-horarios'],
} as const;

export type Publico = keyof typeof RUTAS;
export type RutaDePantalla = (typeof RUTAS)[Publico][number];
export type RutaDelPanel = (typeof RUTAS)['panel'][number];

/**
 * The permiso that opens each section of the panel: everybody at the desk has `mostrador`, only
 * administrators have `admin`.
 */
export const PERMISO_DE_SECCION: Record<RutaDelPanel, Permiso> = {
  '/dashboard': 'mostrador',
  '/dashboard/hoja': 'mostrador',
  '/dashboard/recados': 'mostrador',
  '/dashboard/caja': 'mostrador',
  '/dashboard/clientes': 'mostrador',
  '/dashboard/configuracion': 'admin',
  '/dashboard/centro': 'admin',
  '/dashboard/horarios': 'admin',
  '/dashboard/feriados': 'admin',
  '/dashboard/informes': 'admin',
  '/dashboard/actividad': 'admin',
  '/dashboard/avisos': 'mostrador',
};

const PUBLICOS = Object.keys(RUTAS) as Publico[];

/** Returns the group of RUTAS that contains a path. Undefined for a path without a screen. */
export function publicoDe(ruta: string): Publico | undefined {
  return PUBLICOS.find((publico) => RUTAS[publico].some((suya) => suya === ruta));
}

/** A path of the app. `/` is the landing, which is another document, and `/home` redirects. */
export type Ruta = '/' | '/home' | RutaDePantalla;

/** A path of the app, with or without a query: `/reservas/nueva-reserva?fecha=2026-10-01`. */
export type Destino = Ruta | `${Ruta}?${string}`;

export function rutaDe(destino: Destino): Ruta {
  return destino.split('?')[0] as Ruta;
}

type Precarga = (ruta: Ruta) => void;
let precargarPantalla: Precarga = () => {};

/**
 * Registers the function that fetches the code of a screen before the person visits the screen. The
 * app's table of screens (app/pantallas.ts) calls alPrecargar.
 */
export function alPrecargar(precarga: Precarga): void {
  precargarPantalla = precarga;
}

export function precargar(destino: Destino): void {
  precargarPantalla(rutaDe(destino));
}
