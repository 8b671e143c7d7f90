import { expect } from '@playwright/test';
import { conAbonoVendido } from './con-abono-vendido.ts';
import { test } from '../../servidor.ts';

test('the owner goes from the caja to all that was sold, and opens what somebody owes', async ({
  servidor,
  page,
}) => {
  await conAbonoVendido(page, servidor);
  await page.goto('/dashboard/caja');
  await page.getByRole('link', { name: 'Ver los abonos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Abonos vendidos' })).toBeVisible();
  const cifras = page.getByRole('definition');
  await expect(cifras).toHaveText(['110 lugares', /\$\s100\.000/, '0', /\$\s60\.000/]);

  await page.getByRole('radio', { name: 'Terminan pronto' }).press('Space');
  await expect(page.getByText('Ninguno termina en estos días')).toBeVisible();
  await page.getByRole('radio', { name: 'Deben' }).press('Space');
  await expect(page).toHaveURL(/vista=abonos&lista=deben$/);
  await page.getByRole('searchbox', { name: 'Buscar abonos' }).fill('nadie');
  await expect(page.getByText('Ninguno con «nadie»')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar abonos' }).fill('paz');
  await page.getByRole('button', { name: 'Ana Paz, Pack de 10' }).press('Enter');
  const abono = page.getByRole('dialog', { name: 'Pack de 10' });
  await abono.getByRole('button', { name: /^Cobrar \$\s60\.000 en efectivo$/ }).click();
  await expect(abono.getByText(/^Pagado \$\s100\.000$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Ninguno con «paz»')).toBeVisible();

  await page.goto('/dashboard/informes');
  const enElInforme = page.getByText('Abonos vendidos', { exact: true });
  await expect(page.locator('div').filter({ has: enElInforme }).last()).toHaveText(
    /^Abonos vendidos1antes 0/,
  );
});

test('what is owed for an abono stands in the caja and on the page of the client', async ({
  servidor,
  page,
}) => {
  const { ana } = await conAbonoVendido(page, servidor);
  await page.goto('/dashboard/caja');
  const porCobrar = page.getByRole('region', { name: 'Por cobrar' });
  await expect(porCobrar.getByText('Pack de 10')).toBeVisible();
  await expect(page.getByText('Por cobrar del día').locator('..')).toContainText(/\$\s60\.000/);

  await page.getByRole('link', { name: 'Quién debe' }).click();
  const deben = page.getByRole('region', { name: 'Quién debe' });
  await expect(deben.getByText(/^\$\s60\.000 de abonos, 1 persona$/)).toBeVisible();
  await deben.getByText('Ver el abono').press('Enter');
  await deben.getByRole('button', { name: 'Cobrar Pack de 10: Ana Paz' }).press('Enter');
  const abono = page.getByRole('dialog', { name: 'Pack de 10' });
  await abono.getByRole('button', { name: /^Cobrar \$\s60\.000 en efectivo$/ }).click();
  await expect(abono.getByText(/^Pagado \$\s100\.000$/)).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(abono.getByText(/^Faltan \$\s60\.000$/)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(`/dashboard/clientes?cliente=${ana.user.id}`);
  const cifra = page.getByRole('term').filter({ hasText: 'Por cobrar' }).locator('..');
  await expect(cifra).toContainText(/\$\s60\.000\s*de abonos/);
});
