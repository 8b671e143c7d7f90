import type { MouseEvent } from 'react';

/**
 * Returns the title of the list in which a button was pressed. A button that removes its own line
 * gives the focus to the title.
 */
export function tituloDeTarjeta({ currentTarget }: MouseEvent<HTMLElement>): HTMLElement | null {
  return currentTarget.closest('section')?.querySelector('h3') ?? null;
}
