import { expect, type Page } from '@playwright/test';
import { conAbonoEnVenta, conAbonoVendido } from './con-abono-vendido.ts';
import { contarToques } from '../../contar-toques.ts';
import { enDias } from '../../en-dias.ts';
import { test } from '../../servidor.ts';

/** Opens the window that books tomorrow at eight, and chooses Ana in it. */
async function reservarParaAna(page: Page) {
  await page.goto(`/dashboard?fecha=${enDias(1)}`);
  await page
    .getByRole('button', { name: /^Reservar.* 08:00/ })
    .first()
    .click();
  const modal = page.getByRole('dialog', { name: 'Reservar el turno de las 08:00' });
  await modal.getByRole('combobox', { name: 'Cliente' }).fill('ana');
  await modal.getByRole('option', { name: /Ana Paz/ }).click();
  return modal;
}

test('the desk books with the abono of a client, which is chosen already', async ({
  servidor,
  page,
}) => {
  await conAbonoVendido(page, servidor);
  const modal = await reservarParaAna(page);
  const pack = modal.getByRole('radio', { name: /^Pack de 10 · quedan 10 lugares, se deben/ });
  await expect(pack).toBeChecked();
  await expect(modal.getByText('1 lugar', { exact: true })).toBeVisible();
  await modal.getByRole('radio', { name: 'Pagar aparte' }).press('Space');
  await expect(modal.getByText(/^\$\s20\.000$/)).toBeVisible();
  await pack.press('Space');
  await modal.getByRole('radio', { name: '2 personas' }).check();
  await expect(modal.getByText('2 lugares', { exact: true })).toBeVisible();
  await modal.getByRole('button', { name: 'Confirmar reserva' }).click();
  await expect(page.getByText('¡Reserva creada exitosamente!')).toBeVisible();
  await page.getByRole('button', { name: /^Con abono/ }).waitFor();

  await page.getByRole('button', { name: /^Ver detalles.* 08:00/ }).click();
  // The places go back to the abono when the booking is cancelled, so nothing else annuls them.
  const uso = page.getByRole('listitem').filter({ hasText: /^Cobro de \$\s.* con abono/ });
  await expect(uso).toBeVisible();
  await expect(uso.getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Editar reserva de Ana Paz' }).click();
  const editar = page.getByRole('dialog', { name: 'Editar reserva' });
  await expect(editar.getByText('Usa 1 lugar más de Pack de 10')).toBeVisible();
});

test('an abono that will not do says why, and one is sold while booking in three clicks', async ({
  servidor,
  page,
}) => {
  await conAbonoEnVenta(page, servidor);
  const modal = await reservarParaAna(page);
  await contarToques(page);
  await modal.getByRole('button', { name: 'Vender un abono' }).click();
  const venta = page.getByRole('dialog', { name: 'Vender un abono' });
  await venta.getByRole('radio', { name: 'Paga después' }).click();
  await venta.getByRole('button', { name: 'Vender' }).click();
  await expect(modal.getByRole('radio', { name: /^Pack de 10 · quedan 10 lugares/ })).toBeChecked();
  expect(await page.evaluate('globalThis.toques')).toBe(3);
  await modal.getByRole('button', { name: 'Confirmar reserva' }).click();
  await expect(modal).toBeHidden();
});
