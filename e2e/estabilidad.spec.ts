import { expect, type BrowserContext, type Page } from '@playwright/test';
import { abrirConReservas, guardarSesion } from './centro-con-reservas.ts';
import { test } from './servidor.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/**
 * The most that a screen may move between its first paint and its last answer: the sum of all
 * layout shifts (CLS).
 */
const TOLERADO = 0.02;

/** The time allowed for one screen, in milliseconds, on a machine that other programs use too. */
const POR_PANTALLA_MS = 30_000;

/** The screens, each with a text that is on screen once the last answer has arrived (`llega`). */
const PANTALLAS = [
  { ruta: '/', llega: 'Reservar un turno' },
  { ruta: '/login', llega: 'Recordarme' },
  { ruta: '/register', llega: 'Un número' },
  { ruta: '/forgot-password', llega: 'Volver a iniciar sesión' },
  // Without a token, the login takes the place of the screen.
  { ruta: '/reset-password', llega: 'Recordarme' },
  { ruta: '/reset-password?token=no', llega: 'El enlace es inválido o ha expirado' },
  { ruta: '/agenda', llega: 'Actualizado' },
  { ruta: '/no-existe', llega: 'Acá solo hay agua quieta' },
] as const;
const DE_CLIENTE = [
  { ruta: '/reservas', llega: '3 personas, $ 45.000' },
  { ruta: '/reservas/mis-reservas', llega: '3 personas, $ 45.000' },
  { ruta: '/reservas/nueva-reserva', llega: /^Por la (mañana|tarde|noche)$/ },
  { ruta: '/turnos', llega: /^\d+ lugares$/ },
  { ruta: '/mi-cuenta', llega: 'Eliminar la cuenta' },
] as const;
const DE_LA_DUENA = [{ ruta: '/dashboard', llega: /^\d+ cupos disponibles$/ }] as const;

test('nothing moves while a screen arrives piece by piece', async ({
  servidor,
  browser,
  context,
}) => {
  test.setTimeout((PANTALLAS.length + DE_CLIENTE.length + DE_LA_DUENA.length) * POR_PANTALLA_MS);
  const sesiones = await abrirConReservas(servidor);
  const conSesion = async (quien: keyof typeof sesiones) => {
    const suyo = await browser.newContext({ baseURL: servidor.origen, serviceWorkers: 'block' });
    await guardarSesion(suyo, sesiones[quien]);
    return suyo;
  };
  const movidas: Record<string, unknown> = {};
  for (const [contexto, pantallas] of [
    [context, PANTALLAS],
    [await conSesion('cliente'), DE_CLIENTE],
    [await conSesion('duena'), DE_LA_DUENA],
  ] as const) {
    for (const { ruta, llega } of pantallas) {
      const { total, culpables } = await abrirDeAPoco(contexto, ruta, llega);
      if (total > TOLERADO) movidas[ruta] = { total, culpables };
    }
  }
  expect(movidas).toEqual({});
});

interface Movimiento {
  valor: number;
  quienes: string[];
}

/** A layout shift as the browser reports it; TypeScript's DOM types do not know this entry yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

function anotarMovimientos(): void {
  const movimientos: Movimiento[] = [];
  Object.assign(globalThis, { movimientos });
  new PerformanceObserver((lista) => {
    for (const { value, sources } of lista.getEntries() as LayoutShift[]) {
      const quienes = sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.nodeName),
      );
      movimientos.push({ valor: value, quienes });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Opens a page and lets its requests through one after another: each answer only after the page has
 * painted the answer before.
 */
async function abrirDeAPoco(contexto: BrowserContext, ruta: string, llega: string | RegExp) {
  const page = await contexto.newPage();
  await page.addInitScript(anotarMovimientos);
  let turno = Promise.resolve();
  await page.route('**/{api,assets}/**', (pedido) => {
    // The style sheet is let through at once, because a page paints nothing before it; so is the
    // font, which the page preloads, because the fallback is only nearly as wide.
    if (['stylesheet', 'font'].includes(pedido.request().resourceType())) return pedido.continue();
    // The event stream never ends: while the page reads the stream, the network is never idle.
    if (pedido.request().url().includes('/enVivo-')) return pedido.abort();
    turno = turno.then(async () => {
      await dosCuadros(page);
      await pedido.continue();
    });
    return turno;
  });
  await page.goto(ruta);
  await expect(page.getByText(llega).filter({ visible: true }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await dosCuadros(page);
  const movimientos = await page.evaluate(
    () => (globalThis as unknown as { movimientos: Movimiento[] }).movimientos,
  );
  await page.close();
  const total = movimientos.reduce((suma, { valor }) => suma + valor, 0);
  return { total, culpables: movimientos.flatMap(({ quienes }) => quienes) };
}

/**
 * Waits for two frames. Between two documents the page paints no frame; dosCuadros then resolves at
 * once.
 */
async function dosCuadros(page: Page): Promise<void> {
  await page
    .evaluate(
      () => new Promise((listo) => requestAnimationFrame(() => requestAnimationFrame(listo))),
    )
    .catch(() => undefined);
}
