import { expect, type Page } from '@playwright/test';
import { idsRepetidos } from './ids-repetidos.ts';
import { sinFaltasEnNingunTema } from './sin-faltas.ts';

/** The width that the page has to be moved sideways to see, as code that runs in it. */
const SOBRA = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
const ANCHOS = [320, 390, 820, 1280];

/**
 * Expects that what is on screen breaks no rule of accessibility in either theme, and is nowhere
 * wider than the screen.
 */
export async function revisarPantalla(page: Page): Promise<void> {
  expect(await idsRepetidos(page)).toEqual([]);
  const antes = page.viewportSize();
  await sinFaltasEnNingunTema(page);
  for (const width of ANCHOS) {
    await page.setViewportSize({ width, height: antes?.height ?? 800 });
    // A window that has just changed may not be laid out yet.
    await expect.poll(() => page.evaluate(SOBRA), { message: `at ${width}` }).toBe(0);
  }
  if (antes) await page.setViewportSize(antes);
}
