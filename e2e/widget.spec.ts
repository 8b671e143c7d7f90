import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import {
  CONFIG,
  DUENA,
  abrirCentro,
  cambiar,
  entrar,
  pedir,
  test,
  type Servidor,
} from './servidor.ts';
import { sinFaltasEnNingunTema } from './sin-faltas.ts';

const SITIO = 'https://www.salon.ejemplo';

/** A page of somebody else, with the line that the settings give to copy. */
const paginaAjena = (origen: string) => `<!doctype html>
  <html lang="es"><title>Salón</title><body style="margin:0">
    <h1>Salón</h1>
    <script src="${origen}/agenda.js" data-remanso></script>
    <p id="despues">Dónde estamos</p>`;

/** Opens a centre whose agenda SITIO may show, and answers for SITIO in the browser. */
async function abrir(context: BrowserContext, page: Page, servidor: Servidor) {
  const { token } = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, token);
  await cambiar(servidor.origen, '/config', { ...CONFIG, sitiosQueEmbeben: [SITIO] }, token);
  // The server of this test is on loopback, which a page of the internet may ask only if permitted.
  await context.grantPermissions(['local-network-access'], { origin: SITIO });
  await context.route(`${SITIO}/**`, (pedido) =>
    pedido.fulfill({ contentType: 'text/html; charset=utf-8', body: paginaAjena(servidor.origen) }),
  );
}

test('the page of another shows the hours, and a tap opens one of them in a tab of ours', async ({
  servidor,
  browser,
  context,
  page,
}) => {
  await abrir(context, await (await browser.newContext()).newPage(), servidor);
  await page.goto(SITIO);
  const marco = page.frameLocator('iframe');
  await expect(marco.getByRole('heading', { level: 1 })).toHaveText('Horarios de Remanso');
  const hora = marco.getByRole('link', { name: /^\d\d:00 4 lugares$/ }).first();
  await expect(hora).toBeVisible();

  // The page around the frame has not moved since it was first laid out.
  const corridas = await page.evaluate(
    () =>
      new Promise<number>((resolver) => {
        let cuantas = 0;
        const vistas = new PerformanceObserver((lista) => (cuantas += lista.getEntries().length));
        vistas.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolver(cuantas + vistas.takeRecords().length)),
        );
      }),
  );
  expect(corridas).toBe(0);
  const alto = await page.locator('iframe').evaluate((uno) => uno.getBoundingClientRect().height);
  expect(alto).toBe(576);

  expect(await context.storageState()).toEqual({ cookies: [], origins: [] });

  const [destino, pestania] = await Promise.all([
    hora.getAttribute('href'),
    context.waitForEvent('page'),
    hora.click(),
  ]);
  await pestania.waitForLoadState();
  expect(pestania.url()).toBe(servidor.origen + destino);
  expect(await pestania.evaluate(() => window.opener)).toBeNull();
  await expect(pestania.getByRole('heading', { level: 1 })).toHaveText('Horarios');
});

test(
  'the framed page can be read by everybody, in the narrowest frame too',
  { tag: '@telefono' },
  async ({ servidor, browser, context, page }) => {
    await abrir(context, await (await browser.newContext()).newPage(), servidor);
    await page.setViewportSize({ width: 320, height: 576 });
    await page.goto('/agenda/embebida');
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(8);
    await sinFaltasEnNingunTema(page);
  },
);

test(
  'nobody else may frame the hours, and nobody any other page',
  { tag: '@escritorio' },
  async ({ servidor, browser, context, page }) => {
    await abrir(context, await (await browser.newContext()).newPage(), servidor);
    const ajena = createServer((_, respuesta) =>
      respuesta.setHeader('content-type', 'text/html').end(paginaAjena(servidor.origen)),
    ).listen(0, '127.0.0.1');
    await once(ajena, 'listening');
    const otra = `http://127.0.0.1:${(ajena.address() as AddressInfo).port}`;
    await Promise.all([seNiega(page, '/agenda/embebida'), page.goto(otra)]);
    ajena.close();

    await page.goto(SITIO);
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
    for (const ruta of ['/', '/agenda', '/agenda?fecha=2026-10-01', '/login', '/api/agenda']) {
      const enmarcada = page.evaluate((url) => {
        const marco = document.createElement('iframe');
        marco.src = url;
        document.querySelector('iframe')?.replaceWith(marco);
      }, servidor.origen + ruta);
      await Promise.all([seNiega(page, ruta), enmarcada]);
    }
  },
);

/** Waits until the browser says on its console that it refuses to frame a page. */
async function seNiega(page: Page, ruta: string): Promise<void> {
  const mensaje = await page.waitForEvent('console', (uno) =>
    uno.text().includes('frame-ancestors'),
  );
  expect([ruta, mensaje.text()]).toEqual([ruta, expect.stringContaining("'http")]);
}

test(
  'what changes is shown within half a minute to who looks at it',
  { tag: '@escritorio' },
  async ({ servidor, browser, context, page }) => {
    await abrir(context, await (await browser.newContext()).newPage(), servidor);
    await page.clock.install();
    await page.goto(SITIO);
    const marco = page.frameLocator('iframe');
    const titulo = marco.getByRole('heading', { level: 1 });
    await expect(titulo).toHaveText('Horarios de Remanso');
    const { token } = (await pedir(servidor.origen, '/auth/login', DUENA)) as { token: string };
    await cambiar(servidor.origen, '/centro', { nombre: 'Termas' }, token);
    await page.clock.runFor(31_000);
    await expect(titulo).toHaveText('Horarios de Termas');
  },
);
