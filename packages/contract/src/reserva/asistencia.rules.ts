import { sumarHoras } from '../calendario.ts';

export const ASISTENCIAS = ['SIN_MARCAR', 'VINO', 'PARCIAL', 'NO_VINO'] as const;
export type Asistencia = (typeof ASISTENCIAS)[number];

/** The most minutes of delay that the desk can note. */
export const MAXIMO_DE_TARDE = 240;

/**
 * Returns the asistencia of a booking from the marks of its people (rules §9.4). Null stands for a
 * person without a mark, such as a companion who was added after the marking.
 * @example asistenciaDe([true, null]) // 'PARCIAL'
 */
export function asistenciaDe(presentes: readonly (boolean | null)[]): Asistencia {
  if (presentes.every((presente) => presente === null)) return 'SIN_MARCAR';
  if (presentes.every((presente) => presente === true)) return 'VINO';
  return presentes.includes(true) ? 'PARCIAL' : 'NO_VINO';
}

/**
 * Returns whether the asistencia of a franja may be marked at a momento (rules §9.4).
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
