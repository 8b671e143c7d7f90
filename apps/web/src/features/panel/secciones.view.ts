import type { Ruta } from '../../lib/rutas.ts';

/*
 * The sections of the admin panel, each with an address of its own. Turnos del Día is where the panel opens.
 */

export const RUTAS_DE_SECCION = {
  turnos: '/dashboard',
  configuracion: '/dashboard/configuracion',
  horarios: '/dashboard/horarios',
  feriados: '/dashboard/feriados',
} as const satisfies Record<string, Ruta>;
export type Seccion = keyof typeof RUTAS_DE_SECCION;
export const SECCIONES = Object.keys(RUTAS_DE_SECCION) as Seccion[];

export const NOMBRES_DE_SECCION: Record<Seccion, string> = {
  turnos: 'Turnos del Día',
  configuracion: 'Configuración del Sistema',
  horarios: 'Horarios Semanales',
  feriados: 'Feriados y excepciones',
};

export function seccionDe(ruta: string): Seccion {
  return SECCIONES.find((seccion) => RUTAS_DE_SECCION[seccion] === ruta) ?? 'turnos';
}
