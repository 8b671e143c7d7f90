import type { Permiso } from '@remanso/contract/persona/usuarios.rules';

/*
 * Every path of the app (specification §2). The tables that give each one its screen are
 * `app/pantallas.ts` and `app/panel/secciones.ts`; this half lives here so that features can link
 * to one another without importing one another.
 */

/**
 * The paths with a screen, by whose they are. It decides where a login may lead to, and what a
 * screen may weigh.
 */
export const RUTAS = {
  acceso: ['/login', '/register', '/forgot-password', '/reset-password', '/confirmar-email'],
  cliente: ['/reservas', '/reservas/mis-reservas', '/reservas/nueva-reserva'],
  todos: ['/turnos', '/mi-cuenta'],
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

/** Who works in each section of the panel: all of the desk, or the administrators alone. */
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

/** Whose screen a path has; undefined where it has none. */
export function publicoDe(ruta: string): Publico | undefined {
  return PUBLICOS.find((publico) => RUTAS[publico].some((suya) => suya === ruta));
}

/** A path of the app. The landing is another document, and `/home` only redirects. */
export type Ruta = '/' | '/home' | RutaDePantalla;

/** A path, with its query if it has one: `/reservas/nueva-reserva?fecha=2026-10-01`. */
export type Destino = Ruta | `${Ruta}?${string}`;

export function rutaDe(destino: Destino): Ruta {
  return destino.split('?')[0] as Ruta;
}

type Precarga = (ruta: Ruta) => void;
let precargarPantalla: Precarga = () => {};

/**
 * Registers how a screen's code is fetched before its visit; called by the app's table of screens.
 */
export function alPrecargar(precarga: Precarga): void {
  precargarPantalla = precarga;
}

export function precargar(destino: Destino): void {
  precargarPantalla(rutaDe(destino));
}
