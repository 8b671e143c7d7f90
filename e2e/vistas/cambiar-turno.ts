import type { Page } from '@playwright/test';
import { deCliente } from './de-cliente.ts';
import { conTexto } from './publicas.ts';
import { sinRespuesta, sinServidor, type Vista } from './vista.ts';

const UNA = /\/api\/reservas\/\d+$/;

/** The screen where a client moves a booking, in all its states. */
export const CAMBIAR_TURNO: readonly Vista[] = [
  deCliente(
    'cambiar-turno',
    (page) => page.getByRole('region', { name: 'Cambio de turno' }),
    async (page) => {
      await abrir(page);
      await page.locator('[name="franja"]:enabled').first().check();
    },
  ),
  {
    ...deCliente('cambiar-turno-cargando', conTexto('Cargando la reserva...'), async (page) => {
      await sinRespuesta(page, UNA);
      await abrir(page);
    }),
    esperando: true,
  },
  deCliente('cambiar-turno-error', conTexto('Error al obtener la reserva'), async (page) => {
    await sinServidor(page, UNA);
    await abrir(page);
  }),
  deCliente(
    'cambiar-turno-fuera-de-plazo',
    conTexto('Ya no se puede cambiar ni cancelar desde la cuenta.'),
    async (page) => {
      await page.route(UNA, async (ruta) => {
        const respuesta = await ruta.fetch();
        const reserva = (await respuesta.json()) as object;
        const json = { ...reserva, cancelableHasta: '2026-01-02T09:00:00' };
        await ruta.fulfill({ response: respuesta, json });
      });
      await abrir(page);
    },
  ),
  deCliente('cambiar-turno-sin-reserva', conTexto('No está esa reserva'), (page) =>
    page.goto('/reservas/cambiar-turno?reserva=999999'),
  ),
];

/** Opens the screen by the link of the first booking's card. */
async function abrir(page: Page): Promise<void> {
  await page.goto('/reservas/mis-reservas');
  await page.getByRole('link', { name: 'Cambiar Turno' }).first().click();
}
