import type { Ruta } from '../../lib/rutas.ts';

/*
 * The sections of the admin panel, each with its own address. The panel opens with Turnos del Día.
 */

export const RUTAS_DE_SECCION = {
  turnos: '/dashboard',
  clientes: '/dashboard/clientes',
  configuracion: '/dashboard/configuracion',
  horarios: '/dashboard/horarios',
  feriados: '/dashboard/feriados',
  actividad: '/dashboard/actividad',
  avisos: '/dashboard/avisos',
  usuarios: '/dashboard/usuarios',
} as const satisfies Record<string, Ruta>;
export type Seccion = keyof typeof RUTAS_DE_SECCION;
export const SECCIONES = Object.keys(RUTAS_DE_SECCION) as Seccion[];

export const NOMBRES_DE_SECCION: Record<Seccion, string> = {
  turnos: 'Turnos del Día',
  clientes: 'Gestión de Usuarios',
  configuracion: 'Configuración del Sistema',
  horarios: 'Horarios Semanales',
  feriados: 'Feriados y excepciones',
  actividad: 'Actividad',
  avisos: 'Mensajes sin entregar',
  usuarios: 'Usuarios',
};

export function seccionDe(ruta: string): Seccion {
  return SECCIONES.find((seccion) => RUTAS_DE_SECCION[seccion] === ruta) ?? 'turnos';
}

/**
 * The sections without an entry in the bar, by the section that stands for them. Usuarios stands beside Clientes,
 * inside 'Gestión de Usuarios'; undelivered avisos are reached from their alert.
 */
const DENTRO_DE_OTRA: Partial<Record<Seccion, Seccion>> = {
  usuarios: 'clientes',
  avisos: 'actividad',
};
export const SECCIONES_DE_LA_BARRA = SECCIONES.filter((seccion) => !DENTRO_DE_OTRA[seccion]);

export function seccionEnLaBarra(seccion: Seccion): Seccion {
  return DENTRO_DE_OTRA[seccion] ?? seccion;
}
