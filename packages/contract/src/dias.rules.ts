import type { DiaSemana } from './calendario.ts';

const NOMBRES: Record<DiaSemana, string> = {
  LUNES: 'lunes',
  MARTES: 'martes',
  MIERCOLES: 'miércoles',
  JUEVES: 'jueves',
  VIERNES: 'viernes',
  SABADO: 'sábado',
  DOMINGO: 'domingo',
};

/** @example nombreDeDia('MIERCOLES') // 'miércoles' */
export function nombreDeDia(dia: DiaSemana): string {
  return NOMBRES[dia];
}
