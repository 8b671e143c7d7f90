import { sumarHoras } from '../calendario.ts';

export const ASISTENCIAS = ['SIN_MARCAR', 'VINO', 'PARCIAL', 'NO_VINO'] as const;
export type Asistencia = (typeof ASISTENCIAS)[number];

/** The most minutes by which somebody comes late. */
export const MAXIMO_DE_TARDE = 240;

/**
 * Returns what the marks of a booking's people say of it (rules §9.4). Null is a person who is not marked:
 * somebody added after the others were.
 * @example asistenciaDe([true, null]) // 'PARCIAL'
 */
export function asistenciaDe(presentes: readonly (boolean | null)[]): Asistencia {
  if (presentes.every((presente) => presente === null)) return 'SIN_MARCAR';
  if (presentes.every((presente) => presente === true)) return 'VINO';
  return presentes.includes(true) ? 'PARCIAL' : 'NO_VINO';
}

/**
 * Returns whether it may be said at a momento who came to a franja (rules §9.4).
 * @example seMarcaAsistencia({ inicio: '2026-10-01T09:00:00', fin: '2026-10-01T10:00:00' },
 *   '2026-10-01T08:30:00')
 *   // true
 */
export function seMarcaAsistencia(
  { inicio, fin }: { inicio: string; fin: string },
  ahora: string,
): boolean {
  return sumarHoras(inicio, -0.5) <= ahora && ahora <= sumarHoras(fin, 7 * 24);
}
