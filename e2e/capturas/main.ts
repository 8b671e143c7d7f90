// Pictures of every screen and state, for people to look at: `npm run screenshots [-- part of a name …]`.
// They go to .cache/capturas/, as <pantalla>-<estado>-<ancho>-<tema>.png.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { stopChild } from '../../bench/child-process.ts';
import { startDemo } from '../../bench/start-app.ts';
import config from '../../playwright.config.ts';
import { abrirSesiones, guardarSesion } from './sesiones.ts';
import { PANTALLAS, type Estado, type Pantalla } from './pantallas.ts';

const CARPETA = '.cache/capturas';
const TAMANOS = [
  { width: 390, height: 844, isMobile: true, hasTouch: true },
  { width: 1280, height: 800, isMobile: false, hasTouch: false },
];
const TEMAS = ['light', 'dark'] as const;
/** Time for fonts, skeletons and what moves to settle; nothing is asserted on it. */
const REPOSO_MS = 600;

const elegidas = process.argv.slice(2);
const datos = mkdtempSync(join(tmpdir(), 'remanso-capturas-'));
process.on('exit', () => rmSync(datos, { recursive: true, force: true, maxRetries: 5 }));
mkdirSync(CARPETA, { recursive: true });

const app = await startDemo(join(datos, 'demo'));
const origen = `http://127.0.0.1:${app.port}`;
const sesiones = await abrirSesiones(origen);
const navegador = await chromium.launch(config.use?.launchOptions);
for (const pantalla of PANTALLAS) {
  if (elegidas.length > 0 && !elegidas.some((parte) => pantalla.nombre.includes(parte))) continue;
  for (const estado of pantalla.estados) await capturar(navegador, pantalla, estado);
  console.log(`${pantalla.nombre}: ${pantalla.estados.join(', ')}`);
}
await navegador.close();
await stopChild(app.child);
process.exit();

async function capturar(browser: Browser, pantalla: Pantalla, estado: Estado): Promise<void> {
  for (const { width, height, isMobile, hasTouch } of TAMANOS) {
    for (const colorScheme of TEMAS) {
      const contexto = await browser.newContext({
        baseURL: origen,
        viewport: { width, height },
        isMobile,
        hasTouch,
        colorScheme,
        locale: 'es-AR',
        serviceWorkers: 'block',
      });
      const page = await contexto.newPage();
      const sesion = sesiones[pantalla.quien];
      if (sesion) await guardarSesion(page, sesion);
      await responder(page, estado);
      await page.goto(pantalla.ruta, { waitUntil: estado === 'llena' ? 'networkidle' : 'load' });
      await page.waitForTimeout(estado === 'error' ? REPOSO_MS * 10 : REPOSO_MS);
      const nombre = `${pantalla.nombre}-${estado}-${width}-${colorScheme}.png`;
      await page.screenshot({ path: join(CARPETA, nombre), fullPage: true });
      await contexto.close();
    }
  }
}

/** Who is logged in is always known; the rest waits for ever, or is not there. */
async function responder(page: Page, estado: Estado): Promise<void> {
  if (estado === 'llena') return;
  await page.route(/\/api\/(?!auth\/current)/, (ruta) =>
    estado === 'error' ? ruta.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }) : undefined,
  );
}
