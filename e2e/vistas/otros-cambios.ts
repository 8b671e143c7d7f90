import { conSeniaSinDatos } from './de-senia.ts';
import type { Locator, Page } from '@playwright/test';
import { abrirReservado, deDuena, pulsar, ventana } from './del-panel.ts';
import type { Vista } from './vista.ts';

const TEMPRANO = { horaInicio: '07:00', horaFin: '12:00' };

/**
 * The views of the question '¿Guardar encima de otros cambios?', one for each screen that edits.
 */
export const OTROS_CAMBIOS: readonly Vista[] = [
  deDuena(
    'panel-dia-sin-datos-de-transferencia',
    (page) => page.getByRole('link', { name: 'Completar los datos' }),
    async (page) => {
      await conSeniaSinDatos(page);
      await page.goto('/dashboard');
    },
  ),
  deDuena(
    'otro-cambio-de-configuracion',
    (page) => otroCambio(page, /^Con cuánta anticipación se reserva/),
    async (page) => {
      await page.goto('/dashboard/configuracion');
      await pulsar(page, 'Editar configuración');
      await ventana(page).getByLabel('Hasta cuándo se cancela').fill('3');
      await ventana(page).getByLabel('Con cuánta anticipación se reserva').fill('10');
      await guardadoPorOtro(page, '**/api/config', ({ config }) => ({
        config: { ...config, ventanaDias: 12, limiteCancelHoras: 4 },
      }));
      await pulsar(page, 'Guardar cambios');
    },
  ),
  deDuena(
    'otro-cambio-de-horarios',
    (page) => otroCambio(page, /^Martes/),
    async (page) => {
      await page.goto('/dashboard/horarios');
      await page.getByRole('switch', { name: 'Martes' }).click();
      await page.getByRole('switch', { name: 'Jueves' }).click();
      await guardadoPorOtro(page, '**/api/horarios-base', (semana) =>
        semana.map((dia: { diaSemana: string }) =>
          dia.diaSemana === 'MARTES'
            ? { ...dia, tramos: [TEMPRANO, { horaInicio: '16:30', horaFin: '21:00' }] }
            : dia,
        ),
      );
      await pulsar(page, 'Guardar Horarios');
    },
  ),
  deDuena(
    'otro-cambio-de-turno',
    (page) => otroCambio(page, /^Capacidad/),
    async (page) => {
      await abrirReservado(page);
      await pulsar(page, 'Editar turno');
      await ventana(page).getByLabel('Capacidad').fill('6');
      await guardadoPorOtro(page, '**/api/franjas/*', (franja) => ({
        ...franja,
        capacidadEfectiva: 8,
        estado: 'BLOQUEADA',
        motivo: 'Mantenimiento de la caldera y de los filtros de la pileta grande',
      }));
      await pulsar(page, 'Guardar cambios');
    },
  ),
];

/**
 * Answers the screen's read of `ruta` with `cambiar` applied, as if somebody else had saved
 * meanwhile. The data of the server do not change.
 */
async function guardadoPorOtro(
  page: Page,
  ruta: string,
  // Each route answers with another shape, so the parameter is `any`.
  // oxlint-disable-next-line typescript/no-explicit-any
  cambiar: (leido: any) => unknown,
): Promise<void> {
  await page.route(ruta, async (pedido) => {
    const response = await pedido.fetch();
    await pedido.fulfill({ response, json: cambiar(await response.json()) });
  });
}

function otroCambio(page: Page, name: RegExp): Locator {
  return page
    .getByRole('dialog', { name: '¿Guardar encima de otros cambios?' })
    .getByRole('row', { name });
}
