import { expect, type BrowserContext, type Page } from '@playwright/test';
import { abrirConReservas, guardarSesion } from './centro-con-reservas.ts';
import { test } from './servidor.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/**
 * The most that a screen may move, all together, between its first paint and its last answer (CLS).
 */
const TOLERADO = 0.02;

/** The time for one screen on a machine that does other things besides. */
const POR_PANTALLA_MS = 30_000;

/** Screens, each with a text that is there when its last answer has arrived. */
const PANTALLAS = [
  { ruta: '/', llega: 'Reservar un turno' },
  { ruta: '/login', llega: 'Recordarme' },
  { ruta: '/register', llega: 'Un número' },
  { ruta: '/forgot-password', llega: 'Enviar Enlace' },
  { ruta: '/reset-password?token=no', llega: 'El enlace es inválido o ha expirado' },
  { ruta: '/no-existe', llega: 'Acá solo hay agua quieta' },
] as const;
const DE_CLIENTE = [
  { ruta: '/reservas', llega: '3 personas, $ 45.000' },
  { ruta: '/reservas/mis-reservas', llega: '3 personas, $ 45.000' },
  { ruta: '/reservas/nueva-reserva', llega: /^Por la (mañana|tarde|noche)$/ },
  { ruta: '/turnos', llega: /^\d+ lugares$/ },
  { ruta: '/mi-cuenta', llega: 'Eliminar la cuenta' },
] as const;

test('nothing moves while a screen arrives piece by piece', async ({
  servidor,
  browser,
  context,
}) => {
  test.setTimeout((PANTALLAS.length + DE_CLIENTE.length) * POR_PANTALLA_MS);
  const { cliente } = await abrirConReservas(servidor);
  const suyo = await browser.newContext({ baseURL: servidor.origen, serviceWorkers: 'block' });
  await guardarSesion(suyo, cliente);
  const movidas: Record<string, unknown> = {};
  for (const [contexto, pantallas] of [
    [context, PANTALLAS],
    [suyo, DE_CLIENTE],
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

/** The entry that the browser reports, which the types of the DOM do not know yet. */
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
 * Opens a page with one answer after another, each only once what came before it has been painted.
 */
async function abrirDeAPoco(contexto: BrowserContext, ruta: string, llega: string | RegExp) {
  const page = await contexto.newPage();
  await page.addInitScript(anotarMovimientos);
  let turno = Promise.resolve();
  await page.route('**/{api,assets}/**', (pedido) => {
    // A page paints nothing before its style sheet.
    if (pedido.request().resourceType() === 'stylesheet') return pedido.continue();
    // The live stream never ends: with it the network would never be idle.
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

/** Waits for two frames, unless the page is between two documents, when it paints nothing. */
async function dosCuadros(page: Page): Promise<void> {
  await page
    .evaluate(
      () => new Promise((listo) => requestAnimationFrame(() => requestAnimationFrame(listo))),
    )
    .catch(() => undefined);
}
