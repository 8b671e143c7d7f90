import type { Page } from '@playwright/test';
import { conAbonos, conVendidos } from './con-abonos.ts';
import { conCaja } from './con-pagos.ts';
import { ABIERTO, deDuena, pulsar, ventana } from './del-panel.ts';
import { sinRespuesta, sinServidor, type Vista } from './vista.ts';

const VENDIDOS = '/dashboard/caja?vista=abonos';

async function abrirFicha(page: Page): Promise<void> {
  await conAbonos(page);
  await page.goto('/dashboard/clientes?cliente=2');
}

async function abrirAbono(page: Page): Promise<void> {
  await abrirFicha(page);
  const suyos = page.getByRole('region', { name: 'Abonos' });
  await suyos.getByRole('button', { name: 'Pack de 10' }).first().click();
}

async function abrirSuVentana(page: Page, boton: string): Promise<void> {
  await abrirAbono(page);
  await ventana(page).getByRole('button', { name: boton }).click();
}

async function reservarParaAlguien(page: Page): Promise<void> {
  await conAbonos(page);
  await page.goto(`/dashboard?fecha=${ABIERTO}`);
  await pulsar(page, 'Reservar');
  await ventana(page).getByRole('combobox', { name: 'Cliente' }).fill('a');
  await ventana(page).getByRole('option').first().click();
}

/** The desk's screens about abonos: what is sold, a sale, what was sold, and a booking with one. */
export const DE_ABONOS: readonly Vista[] = [
  deDuena(
    'panel-abonos-en-venta',
    (page) => page.getByRole('button', { name: 'Volver a vender: Pack de 20' }),
    async (page) => {
      await conAbonos(page);
      await page.goto('/dashboard/configuracion');
      await page.getByRole('button', { name: 'Agregar abono' }).scrollIntoViewIfNeeded();
    },
  ),
  deDuena(
    'panel-abono-nuevo',
    (page) => page.getByText(/^Cada lugar sale/),
    async (page) => {
      await page.goto('/dashboard/configuracion');
      await pulsar(page, 'Agregar abono');
      await ventana(page).getByLabel('Nombre').fill('Pack de 10');
      await ventana(page).getByLabel('Precio').fill('150.000');
      await ventana(page).getByRole('checkbox', { name: 'lunes' }).check();
    },
  ),
  deDuena('panel-cliente-con-abonos', (page) => page.getByText('Anulado'), abrirFicha),
  deDuena(
    'panel-abono-venta',
    (page) => page.getByRole('dialog', { name: 'Vender un abono' }).getByText('Queda todo pagado'),
    async (page) => {
      await abrirFicha(page);
      await pulsar(page, 'Vender un abono');
    },
  ),
  deDuena(
    'panel-abono-venta-despues',
    (page) => page.getByRole('dialog', { name: 'Vender un abono' }).getByText(/^Quedan por pagar/),
    async (page) => {
      await abrirFicha(page);
      await pulsar(page, 'Vender un abono');
      await ventana(page).getByRole('radio', { name: 'Paga después' }).check();
    },
  ),
  deDuena('panel-abono-vendido', (page) => page.getByText('Se vendió con 10 lugares'), abrirAbono),
  {
    ...deDuena(
      'panel-abono-vendido-cargando',
      (page) => page.getByText('Cargando abono...'),
      async (page) => {
        await conAbonos(page);
        await sinRespuesta(page, '**/api/abonos-vendidos/1');
        await page.goto('/dashboard/clientes?cliente=2');
        const suyos = page.getByRole('region', { name: 'Abonos' });
        await suyos.getByRole('button', { name: 'Pack de 10' }).first().click();
      },
    ),
    esperando: true,
  },
  deDuena(
    'panel-abono-vendido-error',
    (page) => page.getByText('Error al obtener el abono'),
    async (page) => {
      await conAbonos(page);
      await sinServidor(page, '**/api/abonos-vendidos/1');
      await page.goto('/dashboard/clientes?cliente=2');
      const suyos = page.getByRole('region', { name: 'Abonos' });
      await suyos.getByRole('button', { name: 'Pack de 10' }).first().click();
    },
  ),
  deDuena(
    'panel-abono-extender',
    (page) => page.getByRole('dialog', { name: /^Extender/ }).getByLabel('Motivo'),
    (page) => abrirSuVentana(page, 'Extender'),
  ),
  deDuena(
    'panel-abono-compartir',
    (page) => page.getByRole('button', { name: 'Quitar a Sol Fernández Albornoz' }),
    (page) => abrirSuVentana(page, 'Compartir'),
  ),
  deDuena(
    'panel-abono-anular',
    (page) => page.getByLabel('Se devuelve'),
    (page) => abrirSuVentana(page, 'Anular'),
  ),
  deDuena(
    'panel-abonos-vendidos',
    (page) => page.getByRole('navigation', { name: 'Páginas de abonos' }),
    async (page) => {
      await conVendidos(page);
      await page.goto(VENDIDOS);
    },
  ),
  deDuena(
    'panel-abonos-vendidos-ninguno',
    (page) => page.getByText('Nadie tiene lugares por usar'),
    async (page) => {
      await conVendidos(page, { ninguno: true });
      await page.goto(VENDIDOS);
    },
  ),
  {
    ...deDuena(
      'panel-abonos-vendidos-cargando',
      (page) => page.getByText('Cargando abonos...'),
      async (page) => {
        await sinRespuesta(page, '**/api/abonos-vendidos?*');
        await page.goto(VENDIDOS);
      },
    ),
    esperando: true,
  },
  deDuena(
    'panel-abonos-vendidos-error',
    (page) => page.getByText('Error al obtener los abonos'),
    async (page) => {
      await sinServidor(page, '**/api/abonos-vendidos?*');
      await page.goto(VENDIDOS);
    },
  ),
  deDuena(
    'panel-caja-con-abonos',
    (page) => page.getByRole('link', { name: 'Ver los abonos' }),
    async (page) => {
      await conCaja(page);
      await page.route('**/api/caja?*', async (ruta) => {
        const fecha = new URL(ruta.request().url()).searchParams.get('fecha');
        const porMedio = { EFECTIVO: 150_000, TRANSFERENCIA: 9000, TARJETA: 0, OTRO: 0 };
        const partes = { deTurnosDelDia: 9000, deOtrosDias: 0, efectivoEsperado: 150_000 };
        const cliente = { id: 7, nombre: 'María De Los Ángeles', apellido: 'Fernández' };
        const debido = { id: 1, nombre: 'Pack de 10', desde: fecha, saldo: 60_000, cliente };
        const deAbonos = {
          ventasDeAbonos: 150_000,
          abonosPorUsar: 1_965_000,
          abonosPorCobrar: [debido],
        };
        const listas = { aDevolver: [], pagos: [], movimientos: [], cierre: null };
        const sumas = { reservado: 0, cobrado: 159_000, porCobrar: 0, porMedio };
        await ruta.fulfill({ json: { fecha, ...sumas, ...partes, ...deAbonos, ...listas } });
      });
      await page.goto('/dashboard/caja');
    },
  ),
  deDuena(
    'panel-reservar-con-abono',
    (page) => page.getByRole('radio', { name: 'Pagar aparte' }),
    async (page) => {
      await reservarParaAlguien(page);
      await page.getByRole('radio', { name: 'Pagar aparte' }).scrollIntoViewIfNeeded();
    },
  ),
];
