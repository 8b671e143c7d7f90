/** Who looks: a stranger, a client who has booked, one who has just registered, the owner. */
export type Quien = 'nadie' | 'cliente' | 'nueva' | 'duena';

/** How the API answers: as it does, not yet, or not at all. */
export type Estado = 'llena' | 'cargando' | 'error';

export interface Pantalla {
  nombre: string;
  ruta: string;
  quien: Quien;
  estados: readonly Estado[];
}

const TODOS = ['llena', 'cargando', 'error'] as const;
const QUIETA = ['llena'] as const;

/** A new screen gets one line; what a click opens is seen by the screen's own test. */
export const PANTALLAS: readonly Pantalla[] = [
  { nombre: 'portada', ruta: '/', quien: 'nadie', estados: QUIETA },
  { nombre: 'login', ruta: '/login', quien: 'nadie', estados: QUIETA },
  { nombre: 'registro', ruta: '/register', quien: 'nadie', estados: QUIETA },
  { nombre: 'olvido', ruta: '/forgot-password', quien: 'nadie', estados: QUIETA },
  { nombre: 'enlace', ruta: '/reset-password?token=no', quien: 'nadie', estados: TODOS },
  { nombre: 'no-existe', ruta: '/no-existe', quien: 'nadie', estados: QUIETA },
  { nombre: 'inicio', ruta: '/reservas', quien: 'cliente', estados: TODOS },
  { nombre: 'inicio-vacio', ruta: '/reservas', quien: 'nueva', estados: QUIETA },
  { nombre: 'mis-reservas', ruta: '/reservas/mis-reservas', quien: 'cliente', estados: TODOS },
  { nombre: 'mis-reservas-vacia', ruta: '/reservas/mis-reservas', quien: 'nueva', estados: QUIETA },
  { nombre: 'nueva-reserva', ruta: '/reservas/nueva-reserva', quien: 'cliente', estados: TODOS },
  { nombre: 'turnos', ruta: '/turnos', quien: 'cliente', estados: TODOS },
  { nombre: 'mi-cuenta', ruta: '/mi-cuenta', quien: 'cliente', estados: QUIETA },
  { nombre: 'dia', ruta: '/dashboard', quien: 'duena', estados: TODOS },
  { nombre: 'sistema', ruta: '/dashboard/configuracion', quien: 'duena', estados: TODOS },
  { nombre: 'semana', ruta: '/dashboard/horarios', quien: 'duena', estados: TODOS },
  { nombre: 'feriados', ruta: '/dashboard/feriados', quien: 'duena', estados: TODOS },
];
