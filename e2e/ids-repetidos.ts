import type { Page } from '@playwright/test';

/**
 * Names each id that stands more than once in the document, where whatever points at it would reach
 * only the first.
 */
export function idsRepetidos(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
    const repetidos = ids.filter((id, orden) => ids.indexOf(id) !== orden);
    return [...new Set(repetidos)].map((id) => `id="${id}" stands more than once`);
  });
}
