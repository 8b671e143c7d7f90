import type { Locator, Page } from '@playwright/test';
import { enDias } from '../en-dias.ts';
import { deCliente } from './de-cliente.ts';
import { conTurnoLleno } from './de-espera.ts';
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
  deCliente(
    'cambiar-turno-lleno',
    (page) => esperarElDeLasDiez(page),
    async (page) => {
      await abrirConTurnoLleno(page);
    },
  ),
  deCliente(
    'cambiar-turno-esperar',
    (page) => page.getByRole('dialog').getByText(/^Al aceptar haces una reserva nueva/),
    async (page) => {
      await abrirConTurnoLleno(page);
      await esperarElDeLasDiez(page).click();
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
    conTexto('Ya no puedes cambiarla ni cancelarla desde tu cuenta.'),
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

function esperarElDeLasDiez(page: Page): Locator {
  return page.getByRole('button', { name: /^10:00 .*Avisarme si se libera$/ });
}

/** Opens the screen on tomorrow, where the turn of ten o'clock is full. */
async function abrirConTurnoLleno(page: Page): Promise<void> {
  await conTurnoLleno(page);
  await abrir(page);
  await page.locator(`[name="fecha"][value="${enDias(1)}"]`).check();
}

/** Opens the screen by the link of the first booking's card. */
async function abrir(page: Page): Promise<void> {
  await page.goto('/reservas/mis-reservas');
  await page.getByRole('link', { name: 'Cambiar Turno' }).first().click();
}
