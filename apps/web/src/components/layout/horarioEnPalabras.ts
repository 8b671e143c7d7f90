import type { Centro } from '@remanso/contract/centro/centro.contract';

/** Returns opening hours as the footer writes them: '8:00-12:00 y 16:00-20:00', or 'cerrado'. */
export function horarioEnPalabras({ tramos }: Pick<Centro['horarios'][number], 'tramos'>): string {
  return tramos.map((tramo) => tramo.replaceAll(/(^|-)0/g, '$1')).join(' y ') || 'cerrado';
}
