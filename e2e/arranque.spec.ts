import { expect, type BrowserContext, type Page } from '@playwright/test';
import { abrirConReservas, guardarSesion } from './centro-con-reservas.ts';
import { test } from './servidor.ts';

const DE_NADIE = { '/login': 'Iniciar Sesión', '/register': 'Crear Cuenta' };
const DE_CLIENTE = {
  '/reservas/nueva-reserva': 'Hacer Mi Reserva',
  '/reservas/mis-reservas': 'Mis Reservas',
};

test('a page shows before its code where the screen will have its title', async ({
  servidor,
  browser,
  context,
}, { project }) => {
  const { cliente } = await abrirConReservas(servidor);
  const { viewport = null, isMobile = false } = project.use;
  const deCliente = await browser.newContext({ baseURL: servidor.origen, viewport, isMobile });
  await guardarSesion(deCliente, cliente);
  for (const [conCodigo, titulos] of [
    [context, DE_NADIE],
    [deCliente, DE_CLIENTE],
  ] as const) {
    for (const [ruta, titulo] of Object.entries(titulos)) {
      const antes = await cajaDelTitulo(await detenida(conCodigo, ruta), titulo);
      expect(await cajaDelTitulo(await abierta(conCodigo, ruta), titulo), ruta).toEqual(antes);
    }
  }
});

test('a page that is in a tab that nobody sees starts all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    globalThis.requestAnimationFrame = () => 0;
  });
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
});

/** As long as its code does not arrive. */
async function detenida(contexto: BrowserContext, ruta: string): Promise<Page> {
  const page = await contexto.newPage();
  await page.route('**/assets/*.js', () => {});
  await page.goto(ruta, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.styleSheets.length > 0);
  return page;
}

async function abierta(contexto: BrowserContext, ruta: string): Promise<Page> {
  const page = await contexto.newPage();
  await page.goto(ruta);
  // The app alone adds it.
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return page;
}

async function cajaDelTitulo(page: Page, name: string) {
  const titulo = page.getByRole('heading', { level: 1, name });
  await expect(titulo).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const caja = await titulo.boundingBox();
  await page.close();
  return Object.entries(caja ?? {}).map(([medida, valor]) => [medida, Math.round(valor)]);
}
