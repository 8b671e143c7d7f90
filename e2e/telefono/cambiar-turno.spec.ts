import { expect } from '@playwright/test';
import { conReserva } from '../con-reserva.ts';
import { enDias } from '../en-dias.ts';
import { test } from '../servidor.ts';

test('a booking goes to another turn, with its people and price, and back again', async ({
  servidor,
  page,
}) => {
  await conReserva(page, servidor);
  await page.goto('/reservas/mis-reservas');
  const tarjeta = page.getByRole('article');
  const antes = (await tarjeta.getByRole('heading').innerText()).match(
    /\d\d:\d\d - \d\d:\d\d/,
  )?.[0];
  await tarjeta.getByRole('link', { name: 'Cambiar Turno' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Cambiar Turno' })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`fecha=${enDias(1)}`));

  // The browser's back button returns the focus to the booking's card.
  await page.goBack();
  await expect(tarjeta.getByRole('heading')).toBeFocused();
  await tarjeta.getByRole('link', { name: 'Cambiar Turno' }).click();

  const barra = page.getByRole('region', { name: 'Cambio de turno' });
  await expect(barra.getByText('$ 45.000')).toBeVisible();
  await expect(barra.getByText('3 personas, el precio no cambia')).toBeVisible();
  await barra.getByRole('button', { name: 'Cambiar Turno' }).click();
  await expect(barra.getByText('Por favor selecciona un horario')).toBeVisible();

  await page.getByRole('radio', { name: /^09:00/ }).check();
  await expect(barra.getByText('09:00')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: /^09:00/ })).toBeChecked();
  await barra.getByRole('button', { name: 'Cambiar Turno' }).click();

  await expect(tarjeta.getByRole('heading', { name: /09:00 - 10:00/ })).toBeFocused();
  await expect(tarjeta.getByText('3 personas, $ 45.000')).toBeVisible();
  await expect(page.getByText('Turno cambiado')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('El turno volvió a ser el de antes')).toBeVisible();
  await expect(tarjeta.getByRole('heading', { name: new RegExp(antes ?? '-') })).toBeFocused();
});
