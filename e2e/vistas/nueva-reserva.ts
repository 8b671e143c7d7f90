import { expect, type Page } from '@playwright/test';
import { enDias } from '../en-dias.ts';
import { deCliente } from './de-cliente.ts';
import { visitar } from './publicas.ts';
import { conRechazo, sinRegresos, type Vista } from './vista.ts';

/** The booking screen, step by step. */
export const NUEVA_RESERVA: readonly Vista[] = [
  deCliente('nueva-reserva', async (page) => {
    await visitar(page, '/reservas/nueva-reserva', 'Hacer Mi Reserva');
    await expect(page.getByText('Paso 1 de 2')).toBeVisible();
  }),
  deCliente('nueva-reserva-elegida', elegirTurno),
  deCliente('nueva-reserva-participantes', nombrarParticipantes),
  deCliente('nueva-reserva-confirmar', confirmar),
  deCliente('nueva-reserva-rechazada', async (page) => {
    await confirmar(page);
    const message = 'Solo hay 1 cupo disponible para este horario';
    await conRechazo(page, '**/api/reservas', message);
    await page.getByRole('button', { name: 'Sí, Confirmar' }).click();
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  }),
  deCliente('nueva-reserva-hecha', async (page) => {
    await sinRegresos(page);
    await confirmar(page);
    // 'Mañana', the widest of its words.
    const fecha = enDias(1);
    const json = { ...HECHA, fecha, franja: { id: 1, ...momentos(fecha) } };
    await page.route('**/api/reservas', (pedido) => pedido.fulfill({ status: 201, json }));
    await page.getByRole('button', { name: 'Sí, Confirmar' }).click();
    await expect(page.getByRole('heading', { name: '¡Reserva confirmada!' })).toBeVisible();
  }),
];

const HECHA = {
  id: 1,
  estado: 'confirmada',
  horario: '10:00 - 11:00',
  numPersonas: 3,
  precio: 45_000,
  servicio: 'Recuperación',
  notas: '',
  participantes: [],
};

function momentos(fecha: string) {
  const inicio = `${fecha}T10:00:00`;
  return { inicio, fin: `${fecha}T11:00:00`, cancelableHasta: inicio };
}

/** An hour with room for three, and three of them. */
async function elegirTurno(page: Page): Promise<void> {
  await page.goto('/turnos');
  const libre = page.getByRole('link', { name: /^\d\d:\d\d, [34] lugares libres/ });
  await libre.first().click();
  await expect(page.getByRole('heading', { name: 'Hacer Mi Reserva' })).toBeVisible();
  const tres = page.getByRole('radio', { name: '3 personas' });
  await tres.locator('xpath=ancestor::label').click();
  await expect(tres).toBeChecked();
}

async function nombrarParticipantes(page: Page): Promise<void> {
  await elegirTurno(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Nombre del acompañante 1').fill('Luis Alejandro Gramajo');
  await page.getByLabel('Nombre del acompañante 2').fill('Sol');
}

async function confirmar(page: Page): Promise<void> {
  await nombrarParticipantes(page);
  await page.getByRole('button', { name: /Confirmar|Reservar/ }).click();
  await expect(page.getByRole('dialog', { name: 'Confirmar Reserva' })).toBeVisible();
}
