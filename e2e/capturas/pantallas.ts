import { RUTAS } from '../../apps/web/src/lib/direccion/rutas.ts';

/**
 * The person who looks at the screen: a stranger, a client with bookings (`cliente`), a client who
 * has just registered (`nueva`), or the owner (`duena`).
 */
export type Quien = 'nadie' | 'cliente' | 'nueva' | 'duena';

/** How the API answers: 'llena', with data; 'cargando', not at all; 'error', with an error. */
export type Estado = 'llena' | 'cargando' | 'error';

export interface Pantalla {
  nombre: string;
  ruta: string;
  quien: Quien;
  estados: readonly Estado[];
}

const RUTAS_DE_LA_DUENA = [...RUTAS.panel, ...RUTAS.comienzo, '/dashboard/clientes?cliente=2'];

/**
 * The desk's screens, each in the three states of `Estado`. The folder `vistas/` contains all other
 * screens, one by one in their states.
 */
export const PANTALLAS: readonly Pantalla[] = RUTAS_DE_LA_DUENA.map((ruta) => ({
  nombre: ruta.slice(1).replaceAll(/\W/g, '-'),
  ruta,
  quien: 'duena',
  estados: ['llena', 'cargando', 'error'],
}));
