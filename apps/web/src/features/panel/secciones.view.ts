import type { Destino } from '../../lib/rutas.ts';

/*
 * The sections of the admin panel. Each has an address of its own below /dashboard.
 */

export const SECCIONES = ['turnos', 'configuracion', 'horarios'] as const;
export type Seccion = (typeof SECCIONES)[number];

export const NOMBRES_DE_SECCION: Record<Seccion, string> = {
  turnos: 'Turnos del Día',
  configuracion: 'Configuración del Sistema',
  horarios: 'Horarios Semanales',
};

/** Turnos del Día is where the panel opens, so it also answers for what does not exist. */
export function seccionEnDireccion(consulta: string): Seccion {
  const pedida = new URLSearchParams(consulta).get('seccion');
  return SECCIONES.find((seccion) => seccion === pedida) ?? 'turnos';
}

export function destinoDeSeccion(seccion: Seccion): Destino {
  return seccion === 'turnos' ? '/dashboard' : `/dashboard?seccion=${seccion}`;
}
