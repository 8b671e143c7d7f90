import type { Page } from '@playwright/test';
import { ABIERTO, deDuena, ventana } from './del-panel.ts';
import { conFila } from './con-fila.ts';
import { sinRespuesta, sinServidor, type Vista } from './vista.ts';

/** The views of the desk on a day for which people wait. */
export const DE_ESPERAS: readonly Vista[] = [
  deDuena(
    'panel-dia-espera',
    (page) => page.getByText(/ · Esperan 4 personas: María De Los Ángeles/).first(),
    async (page) => {
      await abrirDia(page);
      await page.getByRole('radio', { name: 'Planilla' }).check();
    },
  ),
  deDuena(
    'panel-dia-espera-tarjetas',
    (page) => page.getByText(/^1 lugar ofrecido hasta/).first(),
    async (page) => {
      await abrirDia(page);
      await page.getByRole('radio', { name: 'Tarjetas' }).check();
    },
  ),
  deDuena(
    'panel-hoja-espera',
    (page) => page.getByRole('article', { name: 'Hoja' }).getByText('09:00').first(),
    async (page) => {
      await conFila(page);
      await page.goto(`/dashboard/hoja?fecha=${ABIERTO}`);
    },
  ),
  deDuena(
    'panel-espera',
    (page) => ventana(page).getByText('(quedan 1 h', { exact: false }),
    abrirDetalle,
  ),
  {
    ...deDuena(
      'panel-espera-cargando',
      (page) => ventana(page).getByText('Cargando lista de espera…'),
      async (page) => {
        await conFila(page);
        await sinRespuesta(page, '**/api/franjas/*/esperas');
        await abrirFranja(page);
      },
    ),
    esperando: true,
  },
  deDuena(
    'panel-espera-error',
    (page) => ventana(page).getByText('Error al obtener la lista de espera').first(),
    async (page) => {
      await conFila(page);
      await sinServidor(page, '**/api/franjas/*/esperas');
      await abrirFranja(page);
    },
  ),
  deDuena(
    'panel-espera-anotar',
    (page) =>
      page.getByRole('dialog', { name: 'Anotar en la lista de espera' }).getByRole('combobox'),
    async (page) => {
      await abrirDetalle(page);
      await ventana(page).getByRole('button', { name: 'Anotar en espera' }).click();
    },
  ),
  deDuena(
    'panel-espera-reservar',
    (page) => page.getByRole('dialog', { name: /^Reservar para Luis/ }).getByText(/^Hasta /),
    async (page) => {
      await abrirDetalle(page);
      await ventana(page)
        .getByRole('button', { name: /^Reservar los lugares para/ })
        .click();
    },
  ),
  deDuena(
    'panel-espera-dejar-pasar',
    (page) => page.getByRole('dialog', { name: /^¿Dejar pasar/ }).getByText(/^De la lista/),
    async (page) => {
      await abrirDetalle(page);
      await ventana(page)
        .getByRole('button', { name: /^Dejar pasar/ })
        .click();
    },
  ),
  deDuena(
    'panel-espera-cancelar',
    (page) => page.getByRole('dialog', { name: /^¿Cancelar/ }).getByText(/lista de espera/),
    async (page) => {
      await abrirDetalle(page);
      await ventana(page)
        .getByRole('button', { name: /^Cancelar reserva/ })
        .first()
        .click();
    },
  ),
];

async function abrirDia(page: Page): Promise<void> {
  await conFila(page);
  await page.goto(`/dashboard?fecha=${ABIERTO}`);
}

async function abrirDetalle(page: Page): Promise<void> {
  await conFila(page);
  await abrirFranja(page);
}

async function abrirFranja(page: Page): Promise<void> {
  await page.goto(`/dashboard?fecha=${ABIERTO}`);
  await page
    .getByRole('listitem')
    .filter({ hasText: '1 lugar ofrecido' })
    .first()
    .getByRole('button', { name: /^Ver detalles/ })
    .click();
}
