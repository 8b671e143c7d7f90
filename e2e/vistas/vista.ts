import { expect, type Locator, type Page } from '@playwright/test';
import { formatearPesos } from '../../packages/contract/src/dinero.ts';
import type { Quien } from '../capturas/pantallas.ts';

/** A screen in one of its states, and the way to open it. Each view gets a new page. */
export interface Vista {
  nombre: string;
  quien: Quien;
  /** The element that the view is named after. No other view shows this element. */
  muestra: (page: Page) => Locator;
  /** Opens the view. The function must not change any data of the server. */
  abrir: (page: Page) => Promise<unknown>;
  /**
   * True where the view is a waiting screen: `abrirVista` does not wait for the end of the wait.
   */
  esperando?: boolean;
  /** True for a view that exists only on phones, where the header's menu is behind a button. */
  soloTelefono?: boolean;
}

/** The skeletons and spinners that a screen shows while a part of the screen is loading. */
const ESPERAS = '.esqueleto:visible, .giro:visible';
/**
 * The time in milliseconds that a test waits for a view: the app repeats a failed request twice
 * before it shows an error.
 */
const HASTA_QUE_SE_VE_MS = 20_000;

/**
 * Opens a view. Resolves when the element `muestra` is visible and, unless the view is `esperando`,
 * the page shows no skeleton or spinner.
 */
export async function abrirVista(
  page: Page,
  { abrir, muestra, esperando = false }: Vista,
): Promise<void> {
  await abrir(page);
  await expect(muestra(page)).toBeVisible({ timeout: HASTA_QUE_SE_VE_MS });
  if (!esperando) await expect(page.locator(ESPERAS)).toHaveCount(0);
}

/**
 * Returns the names of the views that have the same `muestra` as another view, for example the
 * screen below a dialog: a test could not tell the two apart.
 */
export function vistasConfundibles(vistas: readonly Vista[], page: Page): string[] {
  const muestras = vistas.map(({ muestra }) => String(muestra(page)));
  return vistas
    .filter((_, orden) => muestras.filter((muestra) => muestra === muestras[orden]).length > 1)
    .map(({ nombre }) => nombre);
}

/**
 * Keeps success screens and toasts on screen, which otherwise disappear after two seconds
 * (specification §9).
 */
export async function sinRegresos(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const esperar = globalThis.setTimeout;
    Object.assign(globalThis, {
      setTimeout: (hacer: () => void, ms?: number) => (ms === 2000 ? 0 : esperar(hacer, ms)),
    });
  });
}

export async function sinRespuesta(page: Page, ruta: string | RegExp): Promise<void> {
  await page.route(ruta, () => undefined);
}

/** Answers requests to `ruta` with 502, as a proxy does while the server is down. */
export async function sinServidor(page: Page, ruta: string | RegExp): Promise<void> {
  await page.route(ruta, (pedido) => pedido.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }));
}

export async function conRechazo(
  page: Page,
  ruta: string,
  message: string,
  codigo = 'RECHAZO',
): Promise<void> {
  const json = { message, error: message, codigo };
  await page.route(ruta, (pedido) => pedido.fulfill({ status: 409, json }));
}

/** Shows the alert that the server's clock is behind a moment that the system has seen already. */
export async function conAlertaDeReloj(page: Page): Promise<void> {
  const mensaje =
    'El reloj de la computadora muestra el domingo 22 de noviembre de 2020 a las 10:00, y el sistema ya había visto el domingo 22 de noviembre de 2026 a las 09:58.';
  await page.route('**/api/salud', async (pedido) => {
    const respuesta = await pedido.fetch();
    const alertas = [{ codigo: 'RELOJ', mensaje, desde: '2020-11-22T10:00:00' }];
    await pedido.fulfill({ json: { ...((await respuesta.json()) as object), alertas } });
  });
}

/**
 * Answers `precioTotal` to every question for a price, and refuses bookings (409 PRECIO_CAMBIO).
 */
export async function conPrecioNuevo(page: Page, precioTotal: number): Promise<void> {
  await page.route('**/calcular-precio?*', (pedido) => {
    const personas = Number(new URL(pedido.request().url()).searchParams.get('cantidadPersonas'));
    const precioPorPersona = Math.round(precioTotal / personas);
    return pedido.fulfill({ json: { precioTotal, precioPorPersona, ahorro: 0, descuento: 0 } });
  });
  const message = `El precio cambió: ahora son ${formatearPesos(precioTotal)}. No se reservó nada.`;
  const json = { message, error: message, codigo: 'PRECIO_CAMBIO' };
  await page.route('**/api/reservas', (pedido) => pedido.fulfill({ status: 409, json }));
}

/** Shows the owner a day that a feriado closes: only the booked franjas remain, all blocked. */
export async function conFeriado(page: Page): Promise<void> {
  const descripcion = 'Día de la Independencia';
  await page.route('**/api/excepciones?*', (ruta) => {
    const fecha = new URL(ruta.request().url()).searchParams.get('desde');
    const feriados = [{ id: 1, fecha, descripcion }];
    return ruta.fulfill({ json: { feriados, bloqueos: [], overrides: [] } });
  });
  await page.route('**/api/franjas/por-fecha/*', async (ruta) => {
    const respuesta = await ruta.fetch();
    const franjas = (await respuesta.json()) as { ocupadosTotal: number }[];
    const cerrada = { estado: 'BLOQUEADA', motivo: descripcion, fueraDelPlan: true };
    const json = franjas
      .filter(({ ocupadosTotal }) => ocupadosTotal > 0)
      .map((franja) => ({ ...franja, ...cerrada }));
    await ruta.fulfill({ response: respuesta, json });
  });
}

/** Shows the owner a day with an override, whose franjas and bookings remain as they are. */
export async function conHorarioEspecial(page: Page): Promise<void> {
  await page.route('**/api/excepciones?*', (ruta) => {
    const fecha = new URL(ruta.request().url()).searchParams.get('desde');
    const tramos = [
      { horaInicio: '08:00', horaFin: '12:00' },
      { horaInicio: '16:00', horaFin: '20:00' },
    ];
    const overrides = [{ id: 1, fecha, tramos, capacidad: null, motivo: 'Feria del barrio' }];
    return ruta.fulfill({ json: { feriados: [], bloqueos: [], overrides } });
  });
}

/** Shows a client's confirmed bookings as if a feriado had closed the day of each booking. */
export async function conReservasEnFeriado(page: Page): Promise<void> {
  const cerrada = { motivo: 'Día de la Independencia' };
  await page.route('**/api/reservas/mias?*', async (ruta) => {
    const respuesta = await ruta.fetch();
    const json = (await respuesta.json()) as { reservas: { estado: string }[] };
    json.reservas = json.reservas.map((reserva) =>
      reserva.estado === 'confirmada' ? { ...reserva, cerrada } : reserva,
    );
    await ruta.fulfill({ response: respuesta, json });
  });
  await page.route('**/api/reservas/mias/resumen', async (ruta) => {
    const respuesta = await ruta.fetch();
    const json = (await respuesta.json()) as { proxima: object };
    json.proxima = { ...json.proxima, cerrada };
    await ruta.fulfill({ response: respuesta, json });
  });
}

/** Makes the app read `ventanaDias` as the booking window, of more days than fit side by side. */
export async function conVentana(page: Page, ventanaDias: number): Promise<void> {
  await page.route('**/api/config', async (pedido) => {
    const respuesta = await pedido.fetch();
    const json = await respuesta.json();
    const config = { ...json.config, ventanaDias };
    await pedido.fulfill({ response: respuesta, json: { ...json, config } });
  });
}

/** Shows a client's bookings as if the time limit to cancel them had passed. */
export async function conPlazoVencido(page: Page): Promise<void> {
  await page.route('**/api/reservas/mias?*', async (ruta) => {
    const respuesta = await ruta.fetch();
    const json = (await respuesta.json()) as { reservas: object[] };
    const cancelableHasta = '2026-01-02T09:00:00';
    json.reservas = json.reservas.map((reserva) => ({ ...reserva, cancelableHasta }));
    await ruta.fulfill({ response: respuesta, json });
  });
}

/**
 * Shows avisos that could not be sent, as after a day on which the mail server refused every
 * letter.
 */
export async function conAvisosFallidos(page: Page): Promise<void> {
  const fallido = {
    para: 'maria.de.los.angeles.fernandez.albornoz@correo.ejemplo.com.ar',
    persona: { id: 2, nombre: 'María De Los Ángeles', apellido: 'Fernández Albornoz' },
    creadoEn: '2026-10-01T07:00:00',
    fallidoEn: '2026-10-02T06:50:00',
    intentos: 52,
    motivo: 'connect ECONNREFUSED 203.0.113.25:587',
  };
  const avisos = [
    { ...fallido, id: 2, tipo: 'cambio-de-email' },
    { ...fallido, id: 1, tipo: 'bienvenida', persona: null, para: 'ana@ejemplo.com', intentos: 1 },
  ];
  const pagina = { paginaActual: 0, totalPaginas: 1, tieneSiguiente: false, tieneAnterior: false };
  await page.route('**/api/avisos/fallidos*', (ruta) =>
    ruta.fulfill({ json: { avisos, ...pagina, totalElementos: avisos.length, correo: 'SMTP' } }),
  );
}
