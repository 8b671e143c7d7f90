import { useReloj } from './useReloj.ts';

const hastaElMinuto = (momento: string) => momento.slice(0, 16);

/**
 * Returns the centre's present to the minute, `YYYY-MM-DDTHH:MM`, and renders again when the minute
 * changes.
 */
export function useMinuto(): string {
  return useReloj(hastaElMinuto);
}
