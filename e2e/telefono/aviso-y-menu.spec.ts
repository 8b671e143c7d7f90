import { expect, type Locator } from '@playwright/test';
import { ANA, centroConClientes } from '../elegir-turno.ts';
import { entrar, test } from '../servidor.ts';

test('a toast covers neither the button of the menu nor the open menu', async ({
  servidor,
  page,
}) => {
  await centroConClientes(servidor);
  await entrar(page, servidor, ANA);
  await page.goto('/mi-cuenta');
  await page.getByLabel('Teléfono').fill('381 555 0199');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  const aviso = page.getByRole('region', { name: 'Avisos' }).getByRole('status');
  const boton = page.getByRole('button', { name: 'Menú' });
  await expect(aviso).toBeVisible();
  expect(await seTocan(aviso, boton)).toBe(false);

  // A press on the button of the menu reaches it while the toast is there.
  await boton.click({ timeout: 2000 });
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await expect(menu).toBeVisible();
  await expect(aviso).toBeVisible();
  expect(await seTocan(aviso, menu)).toBe(false);
});

async function seTocan(una: Locator, otra: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([una.boundingBox(), otra.boundingBox()]);
  if (!a || !b) throw new Error('One of the two is not on screen');
  return a.y < b.y + b.height && b.y < a.y + a.height && a.x < b.x + b.width && b.x < a.x + a.width;
}
