import type { Page } from '@playwright/test';
import { diaDeSemana, fechaDe, sumarDias } from '../../packages/contract/src/calendario.ts';
import type { Franja } from '../../packages/contract/src/franja/franjas.contract.ts';
import type { ReservaDeCliente } from '../../packages/contract/src/reserva/reservas.contract.ts';
import type { FechaPrevista } from '../../packages/contract/src/serie/series-previstas.contract.ts';
import { enDias } from '../en-dias.ts';

/** The first day of the series in the answers. */
const PRIMERA = enDias(2);
const SERIE = 7001;

const OTRAS = [
  [0, '17:00'],
  [0, '20:00'],
  [-2, '18:00'],
] as const;

/** The preview of twelve dates: most are free, and one of each kind is not. */
function fechasPrevistas(veces: number): FechaPrevista[] {
  return Array.from({ length: veces }, (_, semana) => {
    const fecha = sumarDias(PRIMERA, semana * 7);
    const libre = { fecha, hora: '18:00', franjaId: 900_000 + semana, motivo: null, libres: 4 };
    const alternativas = OTRAS.map(([dias, hora], orden) => ({
      franjaId: 910_000 + semana * 10 + orden,
      inicio: `${sumarDias(fecha, dias)}T${hora}:00`,
      libres: 3,
    }));
    const precio = semana > 8 ? 42_000 : 36_000;
    const cerrada = CERRADAS[semana];
    return cerrada
      ? { ...libre, precio, alternativas, ...cerrada }
      : { ...libre, precio, resultado: 'LIBRE', alternativas: [] };
  });
}

const CERRADAS: Record<number, Pick<FechaPrevista, 'resultado' | 'motivo' | 'libres'>> = {
  1: { resultado: 'SIN_CUPO', motivo: null, libres: 1 },
  4: { resultado: 'FERIADO', motivo: 'Inmaculada Concepción de María', libres: 0 },
  6: { resultado: 'YA_RESERVADA', motivo: null, libres: 2 },
};

/** Answers every preview of a series, and refuses to make one because the third date is full now. */
export async function conPrevista(page: Page): Promise<void> {
  await page.route('**/api/series/prevista', (ruta) => {
    const { veces } = ruta.request().postDataJSON() as { veces: number };
    return ruta.fulfill({ json: { fechas: fechasPrevistas(veces), total: 0, sello: 'a' } });
  });
  await page.route('**/api/series', (ruta) => {
    const { veces } = ruta.request().postDataJSON() as { veces: number };
    const message = 'Los lugares o los precios cambiaron mientras tanto. No se reservó nada.';
    const fechas = fechasPrevistas(veces).map((una, semana) =>
      semana === 2 ? { ...una, resultado: 'SIN_CUPO', libres: 0 } : una,
    );
    const codigo = 'CAMBIO_MIENTRAS_TANTO';
    const json = { message, error: message, codigo, fechas, total: 0, sello: 'b' };
    return ruta.fulfill({ status: 409, json });
  });
}

/** Changes the configuration as if clients could repeat their turns. */
export async function conSeriesDeClientes(page: Page): Promise<void> {
  await page.route('**/api/config', async (ruta) => {
    const respuesta = await ruta.fetch();
    const json = await respuesta.json();
    const config = { ...json.config, seriesDeClientes: true };
    await ruta.fulfill({ response: respuesta, json: { ...json, config } });
  });
}

const deSerie = (inicio: string) => ({ serieId: SERIE, diaFijo: diaDeSemana(fechaDe(inicio)) });

/**
 * Changes the client's bookings to come: the first one is of a series, with eleven later dates that
 * the list folds under it.
 */
export async function conSerieEnMisReservas(page: Page): Promise<void> {
  await page.route('**/api/reservas/mias?cuando=proximas*', async (ruta) => {
    const respuesta = await ruta.fetch();
    const json = (await respuesta.json()) as { reservas: ReservaDeCliente[] };
    const [primera, ...otras] = json.reservas;
    if (primera)
      json.reservas = [...semanasDe(primera).slice(0, 1), ...otras, ...semanasDe(primera).slice(1)];
    await ruta.fulfill({ response: respuesta, json });
  });
  await page.route('**/api/reservas/mias/resumen', async (ruta) => {
    const respuesta = await ruta.fetch();
    const json = (await respuesta.json()) as { proxima: ReservaDeCliente };
    json.proxima = { ...json.proxima, ...deSerie(json.proxima.franja.inicio) };
    await ruta.fulfill({ response: respuesta, json });
  });
  await page.route(`**/api/series/${SERIE}`, async (ruta) => {
    const url = new URL('/api/reservas/mias?cuando=proximas&size=1', ruta.request().url());
    const respuesta = await ruta.fetch({ url: url.href });
    const { reservas } = (await respuesta.json()) as { reservas: ReservaDeCliente[] };
    const [primera] = reservas;
    await ruta.fulfill({ json: primera && serieDe(semanasDe(primera)) });
  });
}

/** Returns a booking and the same one in each of the eleven weeks that follow. */
function semanasDe(reserva: ReservaDeCliente): ReservaDeCliente[] {
  return Array.from({ length: 12 }, (_, semana) => {
    const mover = (momento: string) =>
      `${sumarDias(fechaDe(momento), semana * 7)}${momento.slice(10)}`;
    const franja = {
      ...reserva.franja,
      inicio: mover(reserva.franja.inicio),
      fin: mover(reserva.franja.fin),
    };
    return {
      ...reserva,
      ...deSerie(reserva.franja.inicio),
      id: semana === 0 ? reserva.id : 800_000 + semana,
      franja,
      fecha: fechaDe(franja.inicio),
      cancelableHasta: semana === 0 ? '2026-01-01T09:00:00' : mover(reserva.cancelableHasta),
      ...(semana === 3 && { estado: 'cancelada' as const }),
    };
  });
}

function serieDe(reservas: readonly ReservaDeCliente[]) {
  const inicio = reservas[0]?.franja.inicio;
  const personas = reservas[0]?.numPersonas;
  const cliente = { id: 2, nombre: 'Ana', apellido: 'Paz' };
  return { id: SERIE, inicio, cada: 1, veces: 12, personas, cliente, creadaEn: inicio, reservas };
}

/** Changes the owner's day as if each booking were of a series. */
export async function conSeriesEnElDia(page: Page): Promise<void> {
  await page.route('**/api/franjas/por-fecha/*', async (ruta) => {
    const respuesta = await ruta.fetch();
    const franjas = (await respuesta.json()) as Franja[];
    for (const { reservas = [] } of franjas) {
      for (const reserva of reservas) Object.assign(reserva, deSerie(reserva.franja.inicio));
    }
    const reserva = franjas.flatMap(({ reservas = [] }) => reservas)[0];
    await page.unroute(`**/api/series/${SERIE}`);
    await page.route(`**/api/series/${SERIE}`, (otra) =>
      otra.fulfill({
        json: {
          id: SERIE,
          inicio: reserva?.franja.inicio,
          cada: 2,
          veces: 2,
          personas: reserva?.personas,
          cliente: reserva?.cliente,
          creadaEn: reserva?.creadaEn,
          reservas: reserva ? [reserva, { ...reserva, id: 1, estado: 'CANCELADA' }] : [],
        },
      }),
    );
    await ruta.fulfill({ response: respuesta, json: franjas });
  });
}
