import { expect } from '@playwright/test';
import { ANA, abrirDia, registrar } from '../dia-de-la-duena.ts';
import { test } from '../servidor.ts';
import { sinFaltasNiSobras } from '../sin-faltas.ts';

test('who may be a client already is shown before an account is made, and joined after', async ({
  servidor,
  page,
}) => {
  const dia = await abrirDia(page, servidor);
  const ana = await registrar(servidor, ANA);
  await page.goto(`/dashboard/clientes?cliente=${ana}`);
  await page.getByRole('button', { name: 'Agregar la nota de Ana Paz' }).click();
  await page.getByLabel('Nota del mostrador').fill('Viene con su hija');
  await page.getByRole('button', { name: 'Guardar nota' }).click();
  await expect(page.getByRole('button', { name: 'Corregir la nota de Ana Paz' })).toBeFocused();
  await expect(page.getByRole('heading', { name: /^Puede ser la misma persona/ })).toHaveCount(0);

  // A client with an account (Ana Paz) phones, gives another name and writes the telephone in
  // another form.
  await page.goto(`/dashboard?fecha=${dia.fecha}`);
  await page.getByRole('button', { name: 'Reservar el turno de las 09:00' }).click();
  const modal = page.getByRole('dialog', { name: /^Reservar el turno/ });
  await expect(modal.getByRole('combobox', { name: 'Cliente' })).toBeFocused();
  await page.keyboard.type('anita paz');
  await page.keyboard.press('Enter');
  await expect(modal.getByLabel('Teléfono')).toBeFocused();
  await page.keyboard.type('381 555-0142');
  await modal.getByRole('button', { name: 'Confirmar reserva' }).click();
  const puedeQue = modal.getByRole('status').filter({ hasText: 'Puede que ya tenga cuenta' });
  await expect(puedeQue.getByText('Ana Paz')).toBeVisible();
  await sinFaltasNiSobras(page);
  await puedeQue.getByRole('button', { name: /^Usar esta cuenta: Ana Paz/ }).click();
  await expect(modal.getByText('Viene con su hija')).toBeVisible();
  await modal.getByRole('button', { name: 'Cambiar cliente' }).click();

  // 'Es otra persona' creates a second account, and the booking that was confirmed is made.
  await modal.getByRole('combobox', { name: 'Cliente' }).fill('anita paz');
  await modal.getByRole('button', { name: 'Crear cliente nuevo' }).click();
  await modal.getByLabel('Teléfono').fill('381 555-0142');
  await modal.getByRole('button', { name: 'Confirmar reserva' }).click();
  await puedeQue.getByRole('button', { name: 'Es otra persona: crear su cuenta' }).click();
  await expect(page.getByText('¡Reserva creada exitosamente!')).toBeVisible();

  // The two accounts belong to one person after all: two clicks join the accounts.
  await page.goto(`/dashboard/clientes?cliente=${ana}`);
  const reservas = page.getByRole('region', { name: 'Reservas' });
  await expect(reservas.getByText('Todavía no reservó')).toBeVisible();
  await page.getByRole('button', { name: /^Unir a esta cuenta la de Anita Paz/ }).click();
  const unir = page.getByRole('dialog', { name: '¿Unir las dos cuentas?' });
  await expect(unir.getByRole('listitem')).toHaveText([
    'Queda la de Ana Paz, 381 555 0142.',
    'Pasa a esa cuenta 1 reserva, con sus pagos.',
    'Se pierden el nombre «Anita Paz» y el teléfono 381 555-0142.',
    'La de Anita Paz, 381 555-0142, se borra para siempre: no lo puedes deshacer.',
  ]);
  await unir.getByRole('button', { name: 'Unir cuentas' }).click();
  await expect(page.getByText('Las dos cuentas quedaron unidas')).toBeVisible();
  await expect(reservas.getByText(/^09:00 - 10:00/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Unir a esta cuenta/ })).toHaveCount(0);
  await expect(page.getByText('Viene con su hija')).toBeVisible();
});
