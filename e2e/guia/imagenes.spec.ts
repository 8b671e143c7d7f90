import { HORA } from './hora-de-la-guia.ts';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Browser, type Page } from '@playwright/test';
import { createDatabase } from '../../apps/api/test/support/database/create-database.ts';
import { signIn, storeSession, type StoredSession } from '../../bench/sign-in.ts';
import { VISTAS } from '../capturas/todas-las-vistas.ts';
import { fijarReloj } from '../reloj/fijar-reloj.ts';
import { DUENA, PLANTILLA, test as base } from '../servidor.ts';
import { abrirVista, type Vista } from '../vistas/vista.ts';

/*
 * The pictures of the guide (docs/guia/imagenes/), each named after its view. Beside each picture is
 * what its screen says. Where the screen says something else, the picture is no longer of it, and the
 * test of that picture fails; `npm run screenshots:guia` takes the pictures anew, and Playwright
 * writes those that look different (`updateSnapshots`), or whose screens say something else.
 */

const GUIA = 'docs/guia';
const OTRA_VEZ = process.env['UPDATE_GUIDE'] === '1';
const EN_EL_TELEFONO = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true };
const EN_EL_MOSTRADOR = { viewport: { width: 1280, height: 800 } };
const CALIDAD = 80;
/**
 * The share of its pixels in which a picture may differ from the one before, which then stays as it
 * is: a letter or an edge may be drawn a little differently each time.
 */
const SE_VE_IGUAL = { maxDiffPixelRatio: 0.00005 };
/** The pictures of something that is below the beginning of its screen: of the sign of the view. */
const DESDE_SU_SENIAL = new Set(['panel-llaves', 'panel-webhooks', 'panel-espera', 'mis-abonos']);

interface Centro {
  origen: string;
  sesiones: Partial<Record<Vista['quien'], StoredSession>>;
}

/** The demonstration's centre, whose clock stands at HORA, for all pictures. */
const test = base.extend<object, { centro: Centro }>({
  centro: [
    async ({ servidores }, use) => {
      const datos = await mkdtemp(join(tmpdir(), 'remanso-guia-'));
      const { url, drop } = await createDatabase(process.env['TEST_DATABASE_URL'] ?? '', PLANTILLA);
      const origen = await servidores.abrir(url, datos, HORA);
      const cliente = await signIn(origen, 'cliente1@ejemplo.com');
      await use({ origen, sesiones: { cliente, duena: await signIn(origen, DUENA.email) } });
      await servidores.cerrar();
      await drop();
      await rm(datos, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // Otherwise each test would open a server of its own, for the address of its pages.
  baseURL: ({ centro }, use) => use(centro.origen),
});

for (const nombre of nombresDeImagenes()) {
  test(`the picture '${nombre}' is of its screen as it is`, async ({ browser, centro }) => {
    const vista = VISTAS.find((una) => una.nombre === nombre);
    if (!vista) throw new Error(`${GUIA} has a picture of '${nombre}', which is no view.`);
    const page = await abrirPagina(browser, centro, vista);
    await abrirVista(page, vista);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await nombrarElSitio(page);
    if (DESDE_SU_SENIAL.has(nombre)) await vista.muestra(page).scrollIntoViewIfNeeded();
    else await desdeElComienzo(page);
    const archivo = `${GUIA}/imagenes/${nombre}`;
    if (OTRA_VEZ) {
      const dice = await loQueTerminaDiciendo(page);
      if (dice !== loQueDecia(archivo)) rmSync(`${archivo}.webp`, { force: true });
      writeFileSync(`${archivo}.txt`, dice);
      expect(await fotografiar(page)).toMatchSnapshot(`${nombre}.webp`, SE_VE_IGUAL);
    } else {
      const message = `${archivo}.webp shows a screen that has changed: npm run screenshots:guia takes it anew`;
      await expect.poll(() => loQueDice(page), { message }).toBe(loQueDecia(archivo));
    }
    await page.context().close();
  });
}

/** Returns what the screen of a picture said when it was taken; undefined where there is none yet. */
function loQueDecia(archivo: string): string | undefined {
  const dicho = `${archivo}.txt`;
  return existsSync(dicho) ? readFileSync(dicho, 'utf8') : undefined;
}

/** Returns the names of the pictures in the guide, in the order of its pages. */
function nombresDeImagenes(): string[] {
  const paginas = globSync(`${GUIA}/**/*.md`).toSorted();
  const imagenes = paginas.flatMap((pagina) =>
    [...readFileSync(pagina, 'utf8').matchAll(/imagenes\/([\w-]+)\.webp/g)].map(
      ([, nombre = '']) => nombre,
    ),
  );
  return [...new Set(imagenes)];
}

/** Opens a page whose clock stands at HORA too. */
async function abrirPagina(
  browser: Browser,
  { sesiones }: Centro,
  { quien }: Vista,
): Promise<Page> {
  const contexto = await browser.newContext({
    ...(quien === 'duena' ? EN_EL_MOSTRADOR : EN_EL_TELEFONO),
  });
  const page = await contexto.newPage();
  await fijarReloj(page, HORA);
  // The alerts of the machine on which the test runs are no part of a screen.
  await page.route('**/api/salud', async (pedido) => {
    const respuesta = await pedido.fetch();
    const json = { ...((await respuesta.json()) as object), alertas: [] };
    await pedido.fulfill({ response: respuesta, json });
  });
  const sesion = sesiones[quien];
  if (sesion) await storeSession(page, sesion);
  return page;
}

/** Names the site, whose address is another one at each run, as an owner would. */
async function nombrarElSitio(page: Page): Promise<void> {
  await page.evaluate(() => {
    const textos = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let uno = textos.nextNode(); uno; uno = textos.nextNode()) {
      uno.nodeValue = uno.nodeValue?.replace(location.origin, 'https://turnos.ejemplo.com') ?? '';
    }
  });
}

/** Scrolls the page and what scrolls in it to their beginnings. */
async function desdeElComienzo(page: Page): Promise<void> {
  await page.evaluate(() => {
    scrollTo(0, 0);
    for (const uno of document.querySelectorAll('dialog *')) uno.scrollTop = 0;
  });
}

/** Returns what the topmost window says, or the screen where no window is open. */
async function loQueDice(page: Page): Promise<string> {
  const ventana = page.getByRole('dialog').last();
  const arriba = (await ventana.isVisible()) ? ventana : page.locator('main');
  return `${await arriba.ariaSnapshot()}\n`;
}

/** Returns what the screen says once it says the same twice, half a second apart. */
async function loQueTerminaDiciendo(page: Page): Promise<string> {
  let antes = '';
  const seRepite = async () => {
    const dice = await loQueDice(page);
    const igual = dice === antes;
    antes = dice;
    return igual;
  };
  await expect.poll(seRepite, { intervals: [500] }).toBe(true);
  return antes;
}

/** Takes a picture of the window as WebP, a third of a PNG's size, which Playwright does not write. */
async function fotografiar(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: CALIDAD,
  });
  return Buffer.from(data, 'base64');
}
