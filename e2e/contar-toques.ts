import type { Page } from '@playwright/test';

/**
 * Counts from now on, in the page's `toques` and `teclas`, how often somebody presses or taps, and
 * how many keys; the combo box sends some of its own besides.
 */
export async function contarToques(page: Page): Promise<void> {
  await page.evaluate(`
    globalThis.toques = 0;
    globalThis.teclas = 0;
    addEventListener('pointerdown', () => { toques += 1; }, true);
    addEventListener('keydown', ({ isTrusted }) => { teclas += isTrusted ? 1 : 0; }, true);
  `);
}
