/** The person who looks: a stranger, a client who has booked, a client who has just registered, the owner. */
export type Quien = 'nadie' | 'cliente' | 'nueva' | 'duena';

/** The way in which the API answers: as it always does, not yet, or with an error. */
export type Estado = 'llena' | 'cargando' | 'error';

export interface Pantalla {
  nombre: string;
  ruta: string;
  quien: Quien;
  estados: readonly Estado[];
}

const TODOS = ['llena', 'cargando', 'error'] as const;

/**
 * The panel's screens, also while they load and when they fail: a new screen gets one line. `vistas/` holds all other
 * screens, state by state.
 */
export const PANTALLAS: readonly Pantalla[] = [
  { nombre: 'dia', ruta: '/dashboard', quien: 'duena', estados: TODOS },
  { nombre: 'sistema', ruta: '/dashboard/configuracion', quien: 'duena', estados: TODOS },
  { nombre: 'clientes', ruta: '/dashboard/clientes', quien: 'duena', estados: TODOS },
  { nombre: 'cliente', ruta: '/dashboard/clientes?cliente=2', quien: 'duena', estados: TODOS },
  { nombre: 'usuarios', ruta: '/dashboard/usuarios', quien: 'duena', estados: TODOS },
  { nombre: 'actividad', ruta: '/dashboard/actividad', quien: 'duena', estados: TODOS },
  { nombre: 'mensajes', ruta: '/dashboard/avisos', quien: 'duena', estados: TODOS },
  { nombre: 'semana', ruta: '/dashboard/horarios', quien: 'duena', estados: TODOS },
  { nombre: 'semana-aparte', ruta: '/configuracion-horarios', quien: 'duena', estados: TODOS },
  { nombre: 'ya-configurado', ruta: '/configuracion-inicial', quien: 'duena', estados: TODOS },
  { nombre: 'feriados', ruta: '/dashboard/feriados', quien: 'duena', estados: TODOS },
];
