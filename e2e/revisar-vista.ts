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
import {
  DEL_TEMA,
  faltasDeAccesibilidad,
  llevarAxe,
  MENOS_EL_TEMA,
  type Reglas,
} from './sin-faltas.ts';
import { abrirVista, vistasConfundibles, type Vista } from './vistas/vista.ts';

type Sesiones = Awaited<ReturnType<typeof abrirConReservas>>;

const ESCRITORIO = { width: 1280, height: 800 };
const TELEFONO = { width: 390, height: 844 };
/** The narrowest window, in pixels, in which WCAG 1.4.10 requires a page to work. */
const TELEFONO_ANGOSTO = { width: 320, height: 640 };
/** A window 1280 px wide at a zoom of 200 %, in CSS pixels. */
const ESCRITORIO_AMPLIADO = { width: 640, height: 640 };
/** The window of a tablet, in which the desk's screens are checked for accessibility. */
const TABLETA = { width: 820, height: 1100 };

/**
 * The time allowed for one view, in milliseconds: on a machine that other programs use too, the
 * windows of one view together take up to a minute.
 */
const POR_VISTA_MS = 60_000;

interface Mirador {
  browser: Browser;
  servidor: Servidor;
  sesiones?: Sesiones;
  /** True for the desk's views, which are checked in a tablet's window too. */
  tambienEnTableta?: boolean;
}

/**
 * Checks each view: axe's rules in both themes and whether all text can be read, first in a phone's
 * windows, then in a desk's. The windows differ only in their styles, so one page is used for all
 * windows.
 */
export async function revisarVistas(vistas: readonly Vista[], mirador: Mirador): Promise<void> {
  test.setTimeout((vistas.length + 1) * POR_VISTA_MS);
  const faltas: Record<string, string[]> = {};
  // Each person has one browser context: the next view of the same person finds the app's files in
  // the cache.
  const contextos = new Map<Vista['quien'], BrowserContext>();
  const paginas = new Map<Vista['quien'], PaginaUsable>();
  const revisar = async (vista: Vista): Promise<void> => {
    const contexto = contextos.get(vista.quien) ?? (await nuevoContexto(vista.quien, mirador));
    contextos.set(vista.quien, contexto);
    const usable = paginas.get(vista.quien) ?? (await nuevaPagina(contexto));
    const { page } = usable;
    expect(vistasConfundibles(vistas, page)).toEqual([]);
    await abrirVista(page, vista);
    await expect(page.locator('footer')).toBeAttached();
    const suyas = [...(await idsRepetidos(page)), ...(await faltasEnTelefono(page))];
    if (!vista.soloTelefono) suyas.push(...(await faltasEnEscritorio(page)));
    // Axe's rule for colours is not checked again in a tablet's window: the colours are those of the
    // windows checked before.
    if (mirador.tambienEnTableta)
      suyas.push(...(await faltasDeReglas(page, TABLETA, MENOS_EL_TEMA)));
    await page.emulateMedia({ colorScheme: 'light' });
    if (suyas.length > 0) faltas[vista.nombre] = suyas;
    await page.evaluate('localStorage.clear(); sessionStorage.clear()');
    // What a view left without an answer gets one now, and its page must not store it.
    await page.goto('about:blank');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await cambiarVentana(page, TELEFONO);
    if (usable.esDeUnaVista) await page.close();
    if (usable.esDeUnaVista) paginas.delete(vista.quien);
    else paginas.set(vista.quien, usable);
  };
  // A view that stands still fails by its name, and not with the time of all of them.
  for (const vista of vistas)
    await test.step(vista.nombre, () => revisar(vista), { timeout: POR_VISTA_MS });
  for (const contexto of contextos.values()) await contexto.close();
  expect(faltas).toEqual({});
}

interface PaginaUsable {
  page: Page;
  /**
   * True once a view has added a script to the page. The page is then not used for another view,
   * because the script would run there too.
   */
  esDeUnaVista: boolean;
}

/**
 * Opens a page that several views use, one after another. The browser then compiles the app and
 * axe, which is four times the app's size, once for each page and not for each view.
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
    // `conTodosLosEstados` answers requests by `page.route`, and Playwright turns the browser's
    // cache off for every context with a route. So only the client's context gets these answers.
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

/**
 * Checks a view in a desk's windows: whether all text can be read, and axe's rules at full width.
 * The page is in the dark theme, which faltasEnTelefono has set.
 */
async function faltasEnEscritorio(page: Page): Promise<string[]> {
  return [
    ...(await faltasDeLectura(page, ESCRITORIO_AMPLIADO)),
    ...(await faltasDeReglas(page, ESCRITORIO)),
    ...(await faltasDeLectura(page, ESCRITORIO)),
  ];
}

async function faltasDeReglas(page: Page, ventana = TELEFONO, reglas?: Reglas) {
  await cambiarVentana(page, ventana);
  const faltas = await faltasDeAccesibilidad(page, reglas);
  return faltas.map((falta) => `${ventana.width} px: ${falta}`);
}

async function faltasDeLectura(page: Page, ventana: ViewportSize): Promise<string[]> {
  await cambiarVentana(page, ventana);
  return (await faltasDeDisposicion(page)).map((falta) => `${ventana.width} px: ${falta}`);
}

/**
 * Sets the window's size. A window of the same width is left alone, because setting its size would
 * lay out and paint the page again.
 */
async function cambiarVentana(page: Page, ventana: ViewportSize): Promise<void> {
  if (page.viewportSize()?.width !== ventana.width) await page.setViewportSize(ventana);
}
