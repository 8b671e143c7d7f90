import { minutosHasta } from './minutosHasta.ts';
import { useReloj } from './useReloj.ts';

/** Returns the minutes until a momento by the server's clock, kept up to date. */
export function useMinutosHasta(momento: string): number {
  return useReloj((ahora) => minutosHasta(momento, ahora));
}
