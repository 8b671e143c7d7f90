import { expect, type Page } from '@playwright/test';
import { idsRepetidos } from './ids-repetidos.ts';
import { sinFaltasEnNingunTema } from './sin-faltas.ts';

/** Code that runs in the page: the pixels by which the page is wider than its window. */
const SOBRA = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
const ANCHOS = [320, 390, 820, 1280];

/**
 * Expects the screen to break no accessibility rule in either theme, to have no repeated ids, and
 * not to be wider than the window at any width of ANCHOS.
 */
export async function revisarPantalla(page: Page): Promise<void> {
  expect(await idsRepetidos(page)).toEqual([]);
  const antes = page.viewportSize();
  await sinFaltasEnNingunTema(page);
  for (const width of ANCHOS) {
    await page.setViewportSize({ width, height: antes?.height ?? 800 });
    // After a change of size, the window may not have its new layout yet, so the width is polled.
    await expect.poll(() => page.evaluate(SOBRA), { message: `at ${width}` }).toBe(0);
  }
  if (antes) await page.setViewportSize(antes);
}
