import type { Page } from '@playwright/test';

/** Counts from now on, in the page's `toques`, how often somebody presses or taps. */
export async function contarToques(page: Page): Promise<void> {
  await page.evaluate(`
    globalThis.toques = 0;
    addEventListener('pointerdown', () => { toques += 1; }, true);
  `);
}
