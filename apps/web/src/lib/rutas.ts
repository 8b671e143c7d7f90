/*
 * Every path of the app (specification §2). The table that gives each one its screen is `app/rutas.ts`; this half
 * lives here so that features can link to one another without importing one another.
 */

export const RUTAS = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/home',
  '/dashboard',
  '/dashboard/clientes',
  '/dashboard/usuarios',
  '/dashboard/configuracion',
  '/dashboard/horarios',
  '/dashboard/feriados',
  '/dashboard/actividad',
  '/dashboard/avisos',
  '/turnos',
  '/mi-cuenta',
  '/reservas',
  '/reservas/mis-reservas',
  '/reservas/nueva-reserva',
  '/configuracion-inicial',
  '/configuracion-horarios',
] as const;
export type Ruta = (typeof RUTAS)[number];

/** The paths with a screen. The landing is another document, and `/home` only redirects. */
export type RutaDePantalla = Exclude<Ruta, '/' | '/home'>;

/** A path, with its query if it has one: `/reservas/nueva-reserva?fecha=2026-10-01`. */
export type Destino = Ruta | `${Ruta}?${string}`;

export function rutaDe(destino: Destino): Ruta {
  return destino.split('?')[0] as Ruta;
}

type Precarga = (ruta: Ruta) => void;
let precargarPantalla: Precarga = () => {};

/** Registers how a screen's code is fetched before its visit; called by the app's table of routes. */
export function alPrecargar(precarga: Precarga): void {
  precargarPantalla = precarga;
}

export function precargar(destino: Destino): void {
  precargarPantalla(rutaDe(destino));
}
