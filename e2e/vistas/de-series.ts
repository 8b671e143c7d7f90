import { expect, type Page } from '@playwright/test';
import {
  conPrevista,
  conSerieEnMisReservas,
  conSeriesDeClientes,
  conSeriesEnElDia,
} from './con-series.ts';
import { deCliente } from './de-cliente.ts';
import { abrirReservado, deDuena, diaConReservas, pulsar, ventana } from './del-panel.ts';
import { nombrarParticipantes } from './nueva-reserva.ts';
import { sinRespuesta, sinServidor, type Vista } from './vista.ts';

/** The views of a client who repeats a turn every week, and of the bookings made so. */
export const DE_SERIES: readonly Vista[] = [
  deCliente(
    'series-nueva-reserva',
    (page) => page.getByRole('button', { name: 'Repetir este turno' }),
    async (page) => {
      await conSeriesDeClientes(page);
      await nombrarParticipantes(page);
    },
  ),
  {
    ...deCliente(
      'series-hacer-cargando',
      (page) => ventana(page).getByText('Buscando lugares…'),
      async (page) => {
        await sinRespuesta(page, '**/api/series/prevista');
        await repetir(page);
      },
    ),
    esperando: true,
  },
  deCliente(
    'series-hacer-error',
    (page) => ventana(page).getByText('Error al preparar el turno fijo'),
    async (page) => {
      await sinServidor(page, '**/api/series/prevista');
      await repetir(page);
    },
  ),
  deCliente(
    'series-hacer',
    (page) => ventana(page).getByRole('button', { name: 'Reservar 9 turnos' }),
    async (page) => {
      await conPrevista(page);
      await repetir(page);
      await doceVeces(page);
    },
  ),
  deCliente(
    'series-hacer-falta',
    (page) =>
      ventana(page)
        .getByRole('alert')
        .getByText(/^Falta decidir/),
    async (page) => {
      await conPrevista(page);
      await repetir(page);
      await pulsar(page, 'Reservar 3 turnos');
    },
  ),
  deCliente(
    'series-hacer-cambio',
    (page) => ventana(page).getByText(/^Cambió /),
    async (page) => {
      await conPrevista(page);
      await repetir(page);
      await ventana(page).getByText('Esperar').click();
      await pulsar(page, 'Reservar 3 turnos');
    },
  ),
  deCliente(
    'series-inicio',
    (page) => page.getByRole('region', { name: 'Próximo turno' }).getByText(/ fijo$/),
    async (page) => {
      await conSerieEnMisReservas(page);
      await page.goto('/reservas');
    },
  ),
  deCliente('series-mis-reservas', (page) => page.getByText(/^y 11 más, hasta el/), misReservas),
  deCliente(
    'series-mis-reservas-abiertas',
    (page) => page.getByRole('button', { expanded: true }),
    async (page) => {
      await misReservas(page);
      await page.getByText(/^y 11 más, hasta el/).click();
    },
  ),
  deCliente(
    'series-detalles',
    (page) => ventana(page).getByRole('button', { name: /^Ver el turno fijo/ }),
    async (page) => {
      await misReservas(page);
      await pulsar(page, 'Ver detalles');
    },
  ),
  deCliente('series-ver', (page) => ventana(page).getByLabel('Cancelar desde'), verSerie),
  deCliente(
    'series-cancelar',
    (page) => page.getByRole('dialog', { name: '¿Cancelar 10 turnos?' }),
    async (page) => {
      await verSerie(page);
      await pulsar(page, 'Cancelar 10 turnos');
    },
  ),
  deCliente(
    'series-ver-error',
    (page) => ventana(page).getByText('Error al obtener el turno fijo'),
    async (page) => {
      await conSerieEnMisReservas(page);
      await sinServidor(page, '**/api/series/*');
      await page.goto('/reservas/mis-reservas');
      await pulsar(page, /^Ver el turno fijo/);
    },
  ),
];

/** The views of turnos fijos at the desk. */
export const DE_SERIES_DEL_PANEL: readonly Vista[] = [
  deDuena(
    'panel-series-reservar',
    (page) => ventana(page).getByRole('button', { name: 'Repetir todas las semanas' }),
    reservarParaAlguien,
  ),
  deDuena(
    'panel-series-hacer',
    (page) => ventana(page).getByRole('button', { name: 'Reservar 3 turnos' }),
    async (page) => {
      await conPrevista(page);
      await reservarParaAlguien(page);
      await pulsar(page, 'Repetir todas las semanas');
    },
  ),
  deDuena(
    'panel-series-dia',
    (page) => page.getByText(/ fijo( ·|$)/).first(),
    async (page) => {
      await conSeriesEnElDia(page);
      await diaConReservas(page);
    },
  ),
  deDuena(
    'panel-series-tarjetas',
    (page) => page.getByText(/^[A-ZÁÉÍÓÚ]\S+ fijo/).first(),
    async (page) => {
      await conSeriesEnElDia(page);
      await diaConReservas(page);
      await page.getByRole('radio', { name: 'Tarjetas' }).check();
    },
  ),
  deDuena(
    'panel-series-detalle',
    (page) =>
      ventana(page)
        .getByRole('button', { name: /^Ver el turno fijo/ })
        .first(),
    async (page) => {
      await conSeriesEnElDia(page);
      await abrirReservado(page);
    },
  ),
  deDuena(
    'panel-series-ver',
    (page) => ventana(page).getByLabel('Motivo'),
    async (page) => {
      await conSeriesEnElDia(page);
      await abrirReservado(page);
      await pulsar(page, /^Ver el turno fijo/);
    },
  ),
];

async function repetir(page: Page): Promise<void> {
  await conSeriesDeClientes(page);
  await nombrarParticipantes(page);
  await pulsar(page, 'Repetir este turno');
  await expect(ventana(page)).toBeVisible();
}

async function doceVeces(page: Page): Promise<void> {
  await ventana(page).getByLabel('Cuántas').selectOption('12 veces');
  await expect(ventana(page).getByRole('listitem')).toHaveCount(12);
}

async function misReservas(page: Page): Promise<void> {
  await conSerieEnMisReservas(page);
  await page.goto('/reservas/mis-reservas');
  await expect(page.getByRole('article').first()).toBeVisible();
}

async function verSerie(page: Page): Promise<void> {
  await misReservas(page);
  await pulsar(page, /^Ver el turno fijo/);
  await expect(ventana(page).getByRole('listitem').first()).toBeVisible();
}

async function reservarParaAlguien(page: Page): Promise<void> {
  await diaConReservas(page);
  await pulsar(page, /^Reservar el turno/);
  await ventana(page).getByRole('combobox', { name: 'Cliente' }).fill('a');
  await ventana(page).getByRole('option').first().click();
}
