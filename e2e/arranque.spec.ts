import { expect, type BrowserContext, type Page } from '@playwright/test';
import { abrirConReservas, guardarSesion } from './centro-con-reservas.ts';
import { test } from './servidor.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const DE_NADIE = {
  '/login': ['Iniciar Sesión'],
  '/register': ['Crear Cuenta'],
  '/agenda': ['Cuánto cuesta'],
};
const DE_CLIENTE = {
  '/reservas/nueva-reserva': ['Hacer Mi Reserva', '¿Qué día?', '¿A qué hora?'],
  '/reservas/mis-reservas': ['Mis Reservas'],
};

test('a page shows before its code where the screen will have it', async ({
  servidor,
  browser,
  context,
}, { project }) => {
  const { cliente } = await abrirConReservas(servidor);
  const { viewport = null, isMobile = false } = project.use;
  const deCliente = await browser.newContext({ baseURL: servidor.origen, viewport, isMobile });
  await guardarSesion(deCliente, cliente);
  for (const [contexto, pantallas] of [
    [context, DE_NADIE],
    [deCliente, DE_CLIENTE],
  ] as const) {
    for (const [ruta, textos] of Object.entries(pantallas)) {
      const antes = await lugares(await detenida(contexto, ruta), textos);
      expect(await lugares(await abierta(contexto, ruta), textos), ruta).toEqual(antes);
    }
  }
});

test(
  'what is asked for before the code is there is what the screen wants, and is asked once',
  { tag: '@telefono' },
  async ({ servidor, context }) => {
    const { cliente } = await abrirConReservas(servidor);
    await guardarSesion(context, cliente);
    for (const ruta of ['/reservas', '/reservas/mis-reservas', '/reservas/nueva-reserva']) {
      const page = await context.newPage();
      const codigo = Promise.withResolvers<void>();
      // The event stream never ends: while the page reads the stream, the network is never idle.
      await page.route('**/assets/enVivo-*.js', (pedido) => pedido.abort());
      await page.route('**/assets/main-*.js', async (pedido) => {
        await codigo.promise;
        await pedido.continue();
      });
      const pedidos: string[] = [];
      page.on('request', (pedido) => {
        if (pedido.url().includes('/api/')) pedidos.push(pedido.url());
      });
      await page.goto(ruta, { waitUntil: 'commit' });
      await expect.poll(() => pedidos.length, ruta).toBeGreaterThan(1);
      const antes = pedidos.slice();
      codigo.resolve();
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await page.waitForLoadState('networkidle');
      expect(
        pedidos.slice(antes.length).filter((url) => antes.includes(url)),
        ruta,
      ).toEqual([]);
      await page.close();
    }
  },
);

test(
  'a page that is in a tab that nobody sees starts all the same',
  { tag: '@telefono' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
      globalThis.requestAnimationFrame = () => 0;
    });
    await page.goto('/login');
    await expect(page.getByLabel('Email')).toBeVisible();
  },
);

/** Opens a page whose code never arrives, so that the page stays as the server sent it. */
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
  // The footer shows that the app has started: the server's page has none.
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return page;
}

/** Returns the left and top edge of each text, in pixels, and closes the page. */
async function lugares(page: Page, textos: readonly string[]) {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const hallados: unknown[] = [];
  for (const texto of textos) {
    const elemento = page.locator('h1, h2, legend, p').and(page.getByText(texto, { exact: true }));
    await expect(elemento).toBeVisible();
    const { x = 0, y = 0 } = (await elemento.boundingBox()) ?? {};
    hallados.push([texto, Math.round(x), Math.round(y)]);
  }
  await page.close();
  return hallados;
}
