import type { Page } from '@playwright/test';

/**
 * Makes the page count presses and taps in its variable `toques`, and pressed keys in `teclas`.
 * Keys that the combo box itself sends do not count.
 */
export async function contarToques(page: Page): Promise<void> {
  await page.evaluate(`
    globalThis.toques = 0;
    globalThis.teclas = 0;
    addEventListener('pointerdown', () => { toques += 1; }, true);
    addEventListener('keydown', ({ isTrusted }) => { teclas += isTrusted ? 1 : 0; }, true);
  `);
}
