import { expect, type Locator, type Page } from '@playwright/test';
import type { Config } from '../../packages/contract/src/centro/config.contract.ts';
import { enDias } from '../en-dias.ts';
import { deCliente, ventana } from './de-cliente.ts';
import { conTexto } from './publicas.ts';
import { conPrecioNuevo, conRechazo, sinRegresos, type Vista } from './vista.ts';

const SIN_LUGAR = 'Solo hay 1 cupo disponible para este horario';

export const NUEVA_RESERVA: readonly Vista[] = [
  deCliente('nueva-reserva', conTexto('Paso 1 de 2'), (page) =>
    page.goto('/reservas/nueva-reserva'),
  ),
  deCliente('nueva-reserva-elegida', (page) => tresPersonas(page).and(elegida(page)), elegirTurno),
  deCliente(
    'nueva-reserva-participantes',
    (page) => page.getByLabel('Nombre del acompañante 2'),
    nombrarParticipantes,
  ),
  deCliente('nueva-reserva-confirmar', ventana('Confirmar Reserva'), pedirConfirmacion),
  deCliente(
    'nueva-reserva-rechazada',
    (page) => page.getByRole('alert').filter({ hasText: SIN_LUGAR }),
    async (page) => {
      await conRechazo(page, '**/api/reservas', SIN_LUGAR);
      await confirmar(page);
    },
  ),
  deCliente(
    'nueva-reserva-precio-cambiado',
    (page) => page.getByRole('button', { name: /^Confirmar a \$/ }),
    async (page) => {
      await pedirConfirmacion(page);
      await conPrecioNuevo(page, 51_000);
      await page.getByRole('button', { name: 'Sí, Confirmar' }).click();
    },
  ),
  deCliente(
    'nueva-reserva-hecha',
    (page) => page.getByRole('heading', { name: '¡Reserva confirmada!' }),
    async (page) => {
      await sinRegresos(page);
      // The booking is for tomorrow, because 'Mañana' is the widest word for a day.
      const fecha = enDias(1);
      const json = { ...HECHA, fecha, franja: { id: 1, ...momentos(fecha) } };
      await page.route('**/api/reservas', (pedido) => pedido.fulfill({ status: 201, json }));
      await confirmar(page);
    },
  ),
];

export const HECHA = {
  id: 1,
  estado: 'confirmada',
  horario: '10:00 - 11:00',
  numPersonas: 3,
  precio: 45_000,
  cancelableHasta: `${enDias(1)}T04:00:00`,
  servicio: 'Recuperación',
  notas: '',
  participantes: [],
};

export function momentos(fecha: string) {
  const inicio = `${fecha}T10:00:00`;
  return { inicio, fin: `${fecha}T11:00:00`, cancelableHasta: inicio };
}

function tresPersonas(page: Page): Locator {
  return page.getByRole('radio', { name: '3 personas' });
}

function elegida(page: Page): Locator {
  return page.locator(':checked');
}

/** Chooses an hour with room for three people, and three people. */
export async function elegirTurno(page: Page): Promise<void> {
  const config = page.waitForResponse('**/api/config');
  await page.goto('/turnos');
  const { ventanaDias } = ((await (await config).json()) as { config: Config }).config;
  // Fewer days are on screen before the configuration has arrived, and the last hour is of them.
  const dias = page.getByRole('listitem').filter({ has: page.getByRole('heading') });
  await expect(dias).toHaveCount(ventanaDias + 1);
  const libre = page.getByRole('link', { name: /^\d\d:\d\d, [34] lugares libres/ });
  // The last hour is chosen, because turns that begin soon ask for no seña, and some views need one.
  await libre.last().click();
  await tresPersonas(page).locator('xpath=ancestor::label').click();
  await expect(tresPersonas(page)).toBeChecked();
}

export async function nombrarParticipantes(page: Page): Promise<void> {
  await elegirTurno(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Nombre del acompañante 1').fill('Luis Alejandro Gramajo');
  await page.getByLabel('Nombre del acompañante 2').fill('Sol');
}

export async function pedirConfirmacion(page: Page): Promise<void> {
  await nombrarParticipantes(page);
  await page.getByRole('button', { name: /Confirmar|Reservar/ }).click();
}

export async function confirmar(page: Page): Promise<void> {
  await pedirConfirmacion(page);
  await page.getByRole('button', { name: 'Sí, Confirmar' }).click();
}
