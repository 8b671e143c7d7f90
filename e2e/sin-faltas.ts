import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect, type BrowserContext, type Page } from '@playwright/test';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Without `noHtml` axe writes down the HTML of everything that it looks at. */
const AXE = `${SOURCE}\naxe.configure({ noHtml: true });`;
/** As code that runs in the page: false where no context has brought axe along. */
const LEER_AXE = "'axe' in globalThis || Boolean(globalThis.leerAxe?.())";

/**
 * Brings axe to every page of a context once, where each document reads it when it is wanted: to
 * send it anew for each costs more than reading it.
 */
export async function llevarAxe(contexto: BrowserContext): Promise<void> {
  await contexto.addInitScript({ content: `globalThis.leerAxe = () => {${AXE}\nreturn true;};` });
}

/** The only rule of all that depends on the theme. */
export const DEL_TEMA = ['color-contrast'];

/**
 * Returns what of the page breaks axe's rules, or those that are named. No screen has frames, in
 * which axe would not look.
 */
export async function faltasDeAccesibilidad(page: Page, reglas?: string[]): Promise<string[]> {
  // The page reads axe only once, because that takes longer than looking for faults.
  if (!(await page.evaluate<boolean>(LEER_AXE))) await page.evaluate(AXE);
  // Colours on their way to another theme would be measured as they are.
  await page.evaluate(hastaQueNadaSeMueva);
  return page.evaluate(buscarFaltas, reglas);
}

// The function runs inside the page. A third of axe's time would go into the selectors of what is
// right: it looks for them only where something is wrong.
async function buscarFaltas(reglas?: string[]): Promise<string[]> {
  const buscar = (selectors: boolean) =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      preload: false,
      selectors,
      ...(reglas && { runOnly: reglas }),
    });
  const { violations } = await buscar(false);
  if (violations.length === 0) return [];
  const nombradas = (await buscar(true)).violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
  return nombradas.length > 0 ? nombradas : violations.map(({ id }) => id);
}

// The function runs inside the page. It does not wait for what turns for ever, such as a wheel that
// waits.
async function hastaQueNadaSeMueva(): Promise<void> {
  const conFinal = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(conFinal.map(({ finished }) => finished));
}

/** Expects that what is on screen breaks no rule of accessibility. */
export async function sinFaltas(page: Page): Promise<void> {
  expect(await faltasDeAccesibilidad(page)).toEqual([]);
}

/** Expects that what is on screen breaks no rule of accessibility, in the light or in the dark. */
export async function sinFaltasEnNingunTema(page: Page): Promise<void> {
  await sinFaltas(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faltasDeAccesibilidad(page, DEL_TEMA)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/**
 * Expects that what is on screen breaks no rule of accessibility, and that the page is not wider
 * than the screen.
 */
export async function sinFaltasNiSobras(page: Page): Promise<void> {
  await sinFaltas(page);
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
}
