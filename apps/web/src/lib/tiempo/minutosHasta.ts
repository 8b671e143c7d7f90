import { segundosEntre } from '@remanso/contract/calendario';

/** Returns the minutes from `ahora` until `momento`, rounded up; 0 once `momento` has come. */
export function minutosHasta(momento: string, ahora: string): number {
  return Math.max(0, Math.ceil(segundosEntre(ahora, momento) / 60));
}

/** Returns, for example, '1 h 42 min', '2 h' or '12 min'. */
export function minutosEnPalabras(minutos: number): string {
  const [horas, resto] = [Math.floor(minutos / 60), minutos % 60];
  if (horas === 0) return `${resto} min`;
  return resto === 0 ? `${horas} h` : `${horas} h ${resto} min`;
}
