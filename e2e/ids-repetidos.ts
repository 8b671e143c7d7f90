import type { Page } from '@playwright/test';

/**
 * Returns each id that more than one element of the document has: a label or link to such an id
 * reaches only the first element.
 */
export function idsRepetidos(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
    const repetidos = ids.filter((id, orden) => ids.indexOf(id) !== orden);
    return [...new Set(repetidos)].map((id) => `id="${id}" stands more than once`);
  });
}
