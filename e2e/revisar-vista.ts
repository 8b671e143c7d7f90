import {
  expect,
  type Browser,
  type BrowserContext,
  type Page,
  type ViewportSize,
} from '@playwright/test';
import { conTodosLosEstados, guardarSesion, type abrirConReservas } from './centro-con-reservas.ts';
import { faltasDeDisposicion } from './disposicion.ts';
import { idsRepetidos } from './ids-repetidos.ts';
import { test, type Servidor } from './servidor.ts';
import { DEL_TEMA, faltasDeAccesibilidad, llevarAxe } from './sin-faltas.ts';
import { abrirVista, vistasConfundibles, type Vista } from './vistas/vista.ts';

type Sesiones = Awaited<ReturnType<typeof abrirConReservas>>;

const ESCRITORIO = { width: 1280, height: 800 };
const TELEFONO = { width: 390, height: 844 };
/** The narrowest window that WCAG names is 320 px wide (1.4.10). */
const TELEFONO_ANGOSTO = { width: 320, height: 640 };
/** The size that a window of 1280 px has at 200 %. */
const ESCRITORIO_AMPLIADO = { width: 640, height: 640 };
/** The desk's screens are checked for accessibility in a tablet's window too. */
const TABLETA = { width: 820, height: 1100 };

/**
 * The time for one view: on a machine that does other things besides, it takes up to a minute in
 * all its windows.
 */
const POR_VISTA_MS = 60_000;

interface Mirador {
  browser: Browser;
  servidor: Servidor;
  sesiones?: Sesiones;
  /** True for the desk's views, which are looked at on a tablet too. */
  tambienEnTableta?: boolean;
}

/**
 * Looks at each view once: axe in both themes and whether all of it can be read, on a phone, then
 * in the windows of a desk. Only the style sheets differ between these, so that one page serves for
 * all.
 */
export async function revisarVistas(vistas: readonly Vista[], mirador: Mirador): Promise<void> {
  test.setTimeout((vistas.length + 1) * POR_VISTA_MS);
  const faltas: Record<string, string[]> = {};
  // One browser context a person, so that the next view finds the app's files in its cache.
  const contextos = new Map<Vista['quien'], BrowserContext>();
  const paginas = new Map<Vista['quien'], PaginaUsable>();
  for (const vista of vistas) {
    const contexto = contextos.get(vista.quien) ?? (await nuevoContexto(vista.quien, mirador));
    contextos.set(vista.quien, contexto);
    const usable = paginas.get(vista.quien) ?? (await nuevaPagina(contexto));
    const { page } = usable;
    expect(vistasConfundibles(vistas, page)).toEqual([]);
    await abrirVista(page, vista);
    await expect(page.locator('footer')).toBeAttached();
    const suyas = [...(await idsRepetidos(page)), ...(await faltasEnTelefono(page))];
    if (!vista.soloTelefono) suyas.push(...(await faltasEnEscritorio(page)));
    await page.emulateMedia({ colorScheme: 'light' });
    if (mirador.tambienEnTableta) suyas.push(...(await faltasDeReglas(page, TABLETA)));
    if (suyas.length > 0) faltas[vista.nombre] = suyas;
    await page.evaluate('localStorage.clear(); sessionStorage.clear()');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await cambiarVentana(page, TELEFONO);
    if (usable.esDeUnaVista) await page.close();
    if (usable.esDeUnaVista) paginas.delete(vista.quien);
    else paginas.set(vista.quien, usable);
  }
  for (const contexto of contextos.values()) await contexto.close();
  expect(faltas).toEqual({});
}

interface PaginaUsable {
  page: Page;
  /** True once a view has changed how the page begins, which would reach into the next view. */
  esDeUnaVista: boolean;
}

/**
 * Opens a page for one view after the other: the browser compiles the app, and axe, which is four
 * times its size, once for a page and not for each view.
 */
async function nuevaPagina(contexto: BrowserContext): Promise<PaginaUsable> {
  const page = await contexto.newPage();
  const usable = { page, esDeUnaVista: false };
  const original = page.addInitScript.bind(page);
  page.addInitScript = (...datos: Parameters<Page['addInitScript']>) => {
    usable.esDeUnaVista = true;
    return original(...datos);
  };
  return usable;
}

async function nuevoContexto(
  quien: Vista['quien'],
  { browser, servidor, sesiones }: Mirador,
): Promise<BrowserContext> {
  const contexto = await browser.newContext({ baseURL: servidor.origen });
  await llevarAxe(contexto);
  const sesion = quien === 'nadie' ? undefined : sesiones?.[quien];
  if (sesion) {
    await guardarSesion(contexto, sesion);
    // As soon as a request may be answered by the test (`page.route`), Playwright turns the cache off.
    if (quien === 'cliente') await conTodosLosEstados(contexto);
  }
  return contexto;
}

async function faltasEnTelefono(page: Page): Promise<string[]> {
  const faltas = [...(await faltasDeReglas(page)), ...(await faltasDeLectura(page, TELEFONO))];
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  faltas.push(...(await faltasDeLectura(page, TELEFONO)).map((falta) => `200 %, ${falta}`));
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.emulateMedia({ colorScheme: 'dark' });
  faltas.push(...(await faltasDeReglas(page, TELEFONO, DEL_TEMA)));
  return [...faltas, ...(await faltasDeLectura(page, TELEFONO_ANGOSTO))];
}

/** Each width is looked at with all rules, and each theme; what only a desk shows, in the dark. */
async function faltasEnEscritorio(page: Page): Promise<string[]> {
  return [
    ...(await faltasDeLectura(page, ESCRITORIO_AMPLIADO)),
    ...(await faltasDeReglas(page, ESCRITORIO)),
    ...(await faltasDeLectura(page, ESCRITORIO)),
  ];
}

async function faltasDeReglas(page: Page, ventana = TELEFONO, reglas?: string[]) {
  await cambiarVentana(page, ventana);
  const faltas = await faltasDeAccesibilidad(page, reglas);
  return faltas.map((falta) => `${ventana.width} px: ${falta}`);
}

async function faltasDeLectura(page: Page, ventana: ViewportSize): Promise<string[]> {
  await cambiarVentana(page, ventana);
  return (await faltasDeDisposicion(page)).map((falta) => `${ventana.width} px: ${falta}`);
}

/** Leaves a window alone that has that size: to set it would lay the page out and paint it anew. */
async function cambiarVentana(page: Page, ventana: ViewportSize): Promise<void> {
  if (page.viewportSize()?.width !== ventana.width) await page.setViewportSize(ventana);
}
