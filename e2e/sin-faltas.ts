import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What of the page breaks axe's rules, or those that are named. No screen has frames, in which it would not look. */
export async function faltasDeAccesibilidad(page: Page, reglas?: string[]): Promise<string[]> {
  // Reading axe takes the page longer than looking for faults does, so that it reads it once.
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(AXE);
  // Colours on their way to another theme would be measured as they are.
  await page.evaluate(hastaQueNadaSeMueva);
  const { violations } = await page.evaluate(
    (runOnly) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
        resultTypes: ['violations'],
        preload: false,
        ...(runOnly && { runOnly }),
      }),
    reglas,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}

// It runs inside the page. What turns for ever, such as a wheel that waits, is not waited for.
async function hastaQueNadaSeMueva(): Promise<void> {
  const conFinal = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(conFinal.map(({ finished }) => finished));
}

/** What is on screen now breaks no rule of accessibility. */
export async function sinFaltas(page: Page): Promise<void> {
  expect(await faltasDeAccesibilidad(page)).toEqual([]);
}

/** Nor is it wider than the screen. */
export async function sinFaltasNiSobras(page: Page): Promise<void> {
  await sinFaltas(page);
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
}
