import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { conTodosLosEstados, guardarSesion, type abrirConReservas } from './centro-con-reservas.ts';
import { faltasDeDisposicion } from './disposicion.ts';
import { idsRepetidos } from './ids-repetidos.ts';
import { test, type Servidor } from './servidor.ts';
import { faltasDeAccesibilidad } from './sin-faltas.ts';
import { abrirVista, vistasConfundibles, type Vista } from './vistas/vista.ts';

type Sesiones = Awaited<ReturnType<typeof abrirConReservas>>;

/** 640 px is a window of 1280 at 200 %; 320 is the narrowest that WCAG names (1.4.10). */
const VENTANAS = {
  telefono: [320],
  escritorio: [820, 640],
};

/** On a machine that does other things besides, a view takes up to half a minute in all its windows. */
const POR_VISTA_MS = 40_000;

interface Mirador {
  browser: Browser;
  servidor: Servidor;
  sesiones?: Sesiones;
  esTelefono: boolean;
  /** A width where the rules of accessibility are looked at again; not on a phone. */
  tambienA?: number;
}

/** Each view once: axe in both themes, then whether all of it can be read in smaller windows and with larger text. */
export async function revisarVistas(vistas: readonly Vista[], mirador: Mirador): Promise<void> {
  const { esTelefono, tambienA } = mirador;
  test.setTimeout((vistas.length + 1) * POR_VISTA_MS);
  const faltas: Record<string, string[]> = {};
  // What one view has read, the next one of the same person need not read again.
  const contextos = new Map<Vista['quien'], BrowserContext>();
  for (const vista of vistas) {
    if (vista.soloTelefono && !esTelefono) continue;
    const contexto = contextos.get(vista.quien) ?? (await nuevoContexto(vista.quien, mirador));
    contextos.set(vista.quien, contexto);
    const page = await contexto.newPage();
    expect(vistasConfundibles(vistas, page)).toEqual([]);
    await abrirVista(page, vista);
    await expect(page.locator('footer')).toBeAttached();
    const suyas = [
      ...(await idsRepetidos(page)),
      ...(await enAmbosTemas(page)),
      ...(await faltasDeLectura(page, esTelefono)),
    ];
    if (tambienA && !esTelefono) {
      await page.setViewportSize({ width: tambienA, height: 1100 });
      const faltasAhi = await faltasDeAccesibilidad(page);
      suyas.push(...faltasAhi.map((falta) => `${tambienA} px: ${falta}`));
    }
    if (suyas.length > 0) faltas[vista.nombre] = suyas;
    await page.evaluate('localStorage.clear()');
    await page.close();
  }
  for (const contexto of contextos.values()) await contexto.close();
  expect(faltas).toEqual({});
}

async function nuevoContexto(
  quien: Vista['quien'],
  { browser, servidor, sesiones }: Mirador,
): Promise<BrowserContext> {
  const contexto = await browser.newContext({
    baseURL: servidor.origen,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  const sesion = quien === 'nadie' ? undefined : sesiones?.[quien];
  if (sesion) {
    await guardarSesion(contexto, sesion);
    await conTodosLosEstados(contexto);
  }
  return contexto;
}

async function enAmbosTemas(page: Page): Promise<string[]> {
  const claras = await faltasDeAccesibilidad(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  // Of all the rules only this one knows the theme.
  const oscuras = await faltasDeAccesibilidad(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...claras, ...oscuras];
}

async function faltasDeLectura(page: Page, esTelefono: boolean): Promise<string[]> {
  const deOrigen = page.viewportSize() ?? { width: 0, height: 0 };
  const faltas = await conNombre(`${deOrigen.width} px`, page);
  for (const width of VENTANAS[esTelefono ? 'telefono' : 'escritorio']) {
    await page.setViewportSize({ width, height: 640 });
    faltas.push(...(await conNombre(`${width} px`, page)));
  }
  if (!esTelefono) return faltas;
  await page.setViewportSize(deOrigen);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  return [...faltas, ...(await conNombre('200 %', page))];
}

async function conNombre(nombre: string, page: Page): Promise<string[]> {
  return (await faltasDeDisposicion(page)).map((falta) => `${nombre}: ${falta}`);
}
