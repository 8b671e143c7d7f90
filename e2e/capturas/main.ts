// Takes pictures of every screen and state, for people to look at: `npm run screenshots [-- part of
// a name …]`. The pictures are written to .cache/capturas/, as
// <pantalla>-<estado>-<ancho>-<tema>.png.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { stopChild } from '../../bench/child-process.ts';
import { startDemo } from '../../bench/start-app.ts';
import config from '../../playwright.config.ts';
import { storeSession } from '../../bench/sign-in.ts';
import { abrirSesiones } from './sesiones.ts';
import { abrirVista } from '../vistas/vista.ts';
import { VISTAS } from './todas-las-vistas.ts';
import { PANTALLAS, type Estado, type Quien } from './pantallas.ts';

const CARPETA = '.cache/capturas';
const TAMANOS = [
  { width: 390, height: 844, isMobile: true, hasTouch: true },
  { width: 1280, height: 800, isMobile: false, hasTouch: false },
];
/** The window of a tablet at the desk. */
const TABLETA = { width: 820, height: 1180, isMobile: true, hasTouch: true };
const TEMAS = ['light', 'dark'] as const;
/**
 * The time in milliseconds for fonts, skeletons and animations to settle. A picture that is taken
 * too early fails nothing.
 */
const REPOSO_MS = 500;

const elegidas = process.argv.slice(2);
const datos = mkdtempSync(join(tmpdir(), 'remanso-capturas-'));
process.on('exit', () => rmSync(datos, { recursive: true, force: true, maxRetries: 5 }));
mkdirSync(CARPETA, { recursive: true });

const app = await startDemo(join(datos, 'demo'));
const origen = `http://127.0.0.1:${app.port}`;
const sesiones = await abrirSesiones(origen);
const navegador = await chromium.launch(config.use?.launchOptions);
for (const pantalla of PANTALLAS.filter(esElegida)) {
  for (const estado of pantalla.estados) {
    const { quien, ruta } = pantalla;
    await capturar(navegador, `${pantalla.nombre}-${estado}`, quien, async (page) => {
      await responder(page, estado);
      await page.goto(ruta, { waitUntil: estado === 'llena' ? 'networkidle' : 'load' });
      if (estado === 'error') await page.waitForTimeout(REPOSO_MS * 10);
    });
  }
}
for (const vista of VISTAS.filter(esElegida)) {
  const { nombre, quien, soloTelefono } = vista;
  await capturar(navegador, nombre, quien, (page) => abrirVista(page, vista), soloTelefono);
}
await navegador.close();
await stopChild(app.child);
process.exit();

function esElegida({ nombre }: { nombre: string }): boolean {
  return elegidas.length === 0 || elegidas.some((parte) => nombre.includes(parte));
}

async function capturar(
  browser: Browser,
  nombre: string,
  quien: Quien,
  abrir: (page: Page) => Promise<unknown>,
  soloTelefono = false,
): Promise<void> {
  const tamanos = quien === 'duena' ? [...TAMANOS, TABLETA] : TAMANOS;
  for (const { width, height, isMobile, hasTouch } of tamanos) {
    if (soloTelefono && !isMobile) continue;
    const contexto = await browser.newContext({
      baseURL: origen,
      viewport: { width, height },
      isMobile,
      hasTouch,
      locale: 'es-AR',
      serviceWorkers: 'block',
      // Reduced motion makes a picture show an animation's last frame.
      reducedMotion: 'reduce',
    });
    const page = await contexto.newPage();
    const sesion = sesiones[quien];
    if (sesion) await storeSession(page, sesion);
    await abrir(page);
    await page.evaluate(() => scrollTo(0, 0));
    for (const colorScheme of TEMAS) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(REPOSO_MS);
      const path = join(CARPETA, `${nombre}-${width}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage: true });
    }
    await contexto.close();
  }
  console.log(nombre);
}

/**
 * Makes the API answer as `estado` says. `/auth/current` always answers; with 'cargando' all other
 * calls wait for ever, with 'error' they fail.
 */
async function responder(page: Page, estado: Estado): Promise<void> {
  if (estado === 'llena') return;
  await page.route(/\/api\/(?!auth\/current)/, (ruta) =>
    estado === 'error' ? ruta.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }) : undefined,
  );
}
