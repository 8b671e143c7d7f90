import { expect } from '@playwright/test';
import { conAbonoEnVenta } from './con-abono-vendido.ts';
import { ANA } from '../../con-reserva.ts';
import { contarToques } from '../../contar-toques.ts';
import { DUENA, abrirCentro, entrar, test } from '../../servidor.ts';

test('the owner makes what is sold with the keyboard, stops selling it and sells it again', async ({
  servidor,
  page,
}) => {
  const { token } = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, token);
  await page.goto('/dashboard/configuracion');
  const abonos = page.getByRole('region', { name: 'Abonos' });
  await expect(abonos.getByText('Todavía no se vende ninguno.')).toBeVisible();
  await abonos.getByRole('button', { name: 'Agregar abono' }).press('Enter');
  const modal = page.getByRole('dialog', { name: 'Agregar abono' });
  await expect(modal.getByLabel('Nombre')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(modal.getByText('El nombre del abono es obligatorio')).toBeVisible();
  await page.keyboard.type('Pack de 10');
  await modal.getByLabel('Precio').fill('160.000');
  await expect(modal.getByText(/^Cada lugar sale \$\s16\.000, \$\s4\.000 menos/)).toBeVisible();
  await modal.getByRole('checkbox', { name: 'lunes' }).press('Space');
  await modal.getByLabel('Vigencia').press('Enter');
  await expect(modal).toBeHidden();
  await expect(
    abonos.getByText(/^10 lugares por \$\s160\.000, \$\s16\.000 cada uno$/),
  ).toBeVisible();
  await expect(abonos.getByText('Vale 60 días, los lunes')).toBeVisible();

  await abonos.getByRole('button', { name: 'Dejar de vender: Pack de 10' }).click();
  await page.getByRole('button', { name: 'Dejar de vender', exact: true }).click();
  await expect(abonos.getByText('No se vende')).toBeVisible();
  await abonos.getByRole('button', { name: 'Volver a vender: Pack de 10' }).click();
  await expect(abonos.getByText('No se vende')).toBeHidden();
});

test('an abono is sold from the page of a client in three clicks', async ({ servidor, page }) => {
  const { ana } = await conAbonoEnVenta(page, servidor);
  await page.goto(`/dashboard/clientes?cliente=${ana.user.id}`);
  const abonos = page.getByRole('region', { name: 'Abonos' });
  await expect(abonos.getByText('No tiene abonos.')).toBeVisible();
  await contarToques(page);
  await abonos.getByRole('button', { name: 'Vender un abono' }).click();
  const modal = page.getByRole('dialog', { name: 'Vender un abono' });
  await modal.getByRole('radio', { name: 'Transferencia' }).click();
  await modal.getByRole('button', { name: 'Vender' }).click();
  await expect(abonos.getByText(/^Quedan 10 lugares, hasta el/)).toBeVisible();
  expect(await page.evaluate('globalThis.toques')).toBe(3);
  await expect(abonos.getByText(/^Faltan/)).toBeHidden();

  await abonos.getByRole('button', { name: 'Vender un abono' }).click();
  await modal.getByLabel('Paga ahora').fill('40.000');
  await expect(modal.getByText(/^Quedan por pagar \$\s60\.000$/)).toBeVisible();
  await modal.getByLabel('Paga ahora').press('Enter');
  await expect(abonos.getByText(/^Faltan \$\s60\.000$/)).toBeVisible();
});

test('nothing is asked or offered where the centre sells no abono', async ({ servidor, page }) => {
  const { user } = await entrar(page, servidor, ANA);
  const { token } = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, token);
  const pedidos: string[] = [];
  page.on('request', (pedido) => pedidos.push(new URL(pedido.url()).pathname));
  await page.goto(`/dashboard/clientes?cliente=${user.id}`);
  await expect(page.getByRole('heading', { name: 'Ana Paz' })).toBeVisible();
  await expect(page.getByText('Todavía no reservó')).toBeVisible();
  await page.goto('/dashboard/caja');
  await expect(page.getByRole('heading', { name: 'Movimientos del día' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Abonos' })).toHaveCount(0);
  expect(pedidos.filter((ruta) => /^\/api\/.*abonos/.test(ruta))).toEqual([]);
});
