import { RUTAS } from '../../apps/web/src/lib/direccion/rutas.ts';

/**
 * The person who looks: a stranger, a client who has booked, a client who has just registered, the
 * owner.
 */
export type Quien = 'nadie' | 'cliente' | 'nueva' | 'duena';

/** The way in which the API answers: as it always does, not yet, or with an error. */
export type Estado = 'llena' | 'cargando' | 'error';

export interface Pantalla {
  nombre: string;
  ruta: string;
  quien: Quien;
  estados: readonly Estado[];
}

const RUTAS_DE_LA_DUENA = [...RUTAS.panel, ...RUTAS.comienzo, '/dashboard/clientes?cliente=2'];

/**
 * The desk's screens, also while they load and when they fail. `vistas/` holds all others, state by
 * state.
 */
export const PANTALLAS: readonly Pantalla[] = RUTAS_DE_LA_DUENA.map((ruta) => ({
  nombre: ruta.slice(1).replaceAll(/\W/g, '-'),
  ruta,
  quien: 'duena',
  estados: ['llena', 'cargando', 'error'],
}));
