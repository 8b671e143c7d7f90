import { expect, type Page } from '@playwright/test';
import { conParecidos } from './con-parecidos.ts';
import { deDuena, diaConReservas, pulsar, ventana } from './del-panel.ts';
import { primerCliente } from './personas-del-panel.ts';
import { conPrecioNuevo, type Vista } from './vista.ts';

/**
 * The views of the questions that the owner's screens ask before they carry something out, and of
 * the help, which answers the owner's.
 */
export const PREGUNTAS_DEL_PANEL: readonly Vista[] = [
  deDuena(
    'panel-ayuda',
    (page) => page.getByRole('dialog', { name: 'Turnos del día' }).getByText('Otros temas'),
    async (page) => {
      await diaConReservas(page);
      await pulsar(page, 'Ayuda de Turnos del Día');
    },
  ),
  deDuena(
    'panel-cliente-desactivar',
    (page) => ventana(page).getByRole('group', { name: 'Tiene 3 reservas por venir' }),
    (page) => preguntarPorCliente(page, /^Desactivar a/),
  ),
  deDuena(
    'panel-cliente-eliminar',
    (page) => ventana(page).getByRole('button', { name: 'Cancelar 3 reservas y eliminar' }),
    (page) => preguntarPorCliente(page, /^Eliminar a/),
  ),
  deDuena(
    'panel-cliente-unir',
    (page) => ventana(page).getByRole('button', { name: 'Unir cuentas' }),
    async (page) => {
      await conParecidos(page);
      await page.goto('/dashboard/clientes');
      await primerCliente(page).click();
      await pulsar(page, /^Unir a esta cuenta la de María/);
    },
  ),
  deDuena(
    'panel-reservar-precio-cambiado',
    (page) => ventana(page).getByRole('button', { name: /^Confirmar a \$/ }),
    async (page) => {
      await diaConReservas(page);
      // The client may have been brought with an abono, which would pay in place of the price.
      await page.route('**/api/clientes/*/abonos', (pedido) =>
        pedido.fulfill({ json: { abonos: [] } }),
      );
      await pulsar(page, /^Reservar el turno/);
      await ventana(page).getByRole('combobox', { name: 'Cliente' }).fill('a');
      await ventana(page).getByRole('option').first().click();
      await expect(ventana(page).getByRole('status').getByText(/^\$/)).toBeVisible();
      await conPrecioNuevo(page, 25_000);
      await ventana(page).getByRole('button', { name: 'Confirmar reserva' }).click();
    },
  ),
];

/**
 * Clicks `boton` on the page of the first client. The answer to `/resumen` is changed, so that the
 * client has three bookings to come, whatever the data of the centre are.
 */
async function preguntarPorCliente(page: Page, boton: RegExp): Promise<void> {
  await page.route('**/resumen', async (pedido) => {
    const respuesta = await pedido.fetch();
    const resumen = (await respuesta.json()) as { cuentas: object };
    const cuentas = { ...resumen.cuentas, pendientes: 3, enCurso: 0 };
    await pedido.fulfill({ response: respuesta, json: { ...resumen, cuentas } });
  });
  await page.goto('/dashboard/clientes');
  await primerCliente(page).click();
  await pulsar(page, boton);
}
