import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect, type BrowserContext, type Page } from '@playwright/test';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** The source of axe. Without `noHtml`, axe stores the HTML of every element that it checks. */
const AXE = `${SOURCE}\naxe.configure({ noHtml: true });`;
/**
 * Code that runs in the page: starts axe if it is not there yet. False where `llevarAxe` has not
 * put axe's source into the browser context.
 */
const LEER_AXE = "'axe' in globalThis || Boolean(globalThis.leerAxe?.())";

/**
 * Adds axe's source to each page of a context, in a function that runs only when `LEER_AXE` calls
 * it. To send the source to each document takes longer than to run it.
 */
export async function llevarAxe(contexto: BrowserContext): Promise<void> {
  await contexto.addInitScript({ content: `globalThis.leerAxe = () => {${AXE}\nreturn true;};` });
}

/** The rules of axe that are checked; all rules where it is empty. */
export type Reglas = Pick<axe.RunOptions, 'runOnly' | 'rules'>;

/** The only rule of axe whose result depends on the theme. It takes four fifths of axe's time. */
const TEMA = 'color-contrast';
export const DEL_TEMA: Reglas = { runOnly: [TEMA] };
export const MENOS_EL_TEMA: Reglas = { rules: { [TEMA]: { enabled: false } } };

/**
 * Returns what on the page breaks axe's rules, or only the rules in `reglas`. The content of frames
 * is not checked; no screen has a frame.
 */
export async function faltasDeAccesibilidad(page: Page, reglas?: Reglas): Promise<string[]> {
  // Axe is started once in each document, because starting axe takes longer than a check.
  if (!(await page.evaluate<boolean>(LEER_AXE))) await page.evaluate(AXE);
  // Axe would measure a colour in the middle of a transition to the other theme, so the transitions
  // are awaited.
  await page.evaluate(hastaQueNadaSeMueva);
  return page.evaluate(buscarFaltas, reglas);
}

// Runs inside the page. Axe names elements by selectors, which take a third of its time, so it is
// asked for selectors only after a check without them has found a fault.
async function buscarFaltas(reglas?: Reglas): Promise<string[]> {
  const buscar = (selectors: boolean) =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      preload: false,
      selectors,
      ...reglas,
    });
  const { violations } = await buscar(false);
  if (violations.length === 0) return [];
  const nombradas = (await buscar(true)).violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
  return nombradas.length > 0 ? nombradas : violations.map(({ id }) => id);
}

// Runs inside the page. Resolves when all animations that run have ended, except those that never end,
// such as a spinner, or that go with the scrolling.
async function hastaQueNadaSeMueva(): Promise<void> {
  const conFinal = document
    .getAnimations()
    .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(conFinal.map(({ finished }) => finished));
}

/** Expects the page to break no rule of axe. */
export async function sinFaltas(page: Page): Promise<void> {
  expect(await faltasDeAccesibilidad(page)).toEqual([]);
}

/**
 * Expects the page to break no rule of axe in the light theme, nor the rule for colours in the dark
 * theme.
 */
export async function sinFaltasEnNingunTema(page: Page): Promise<void> {
  await sinFaltas(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faltasDeAccesibilidad(page, DEL_TEMA)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Expects the page to break no rule of axe, and not to be wider than the window. */
export async function sinFaltasNiSobras(page: Page): Promise<void> {
  await sinFaltas(page);
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
}
