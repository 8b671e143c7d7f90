import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { abrirConReservas } from '../centro-con-reservas.ts';
import { DUENA, entrar, test } from '../servidor.ts';

test('a table of the period comes as a file that a spreadsheet takes for UTF-8', async ({
  servidor,
  page,
}) => {
  await abrirConReservas(servidor);
  await entrar(page, servidor, DUENA);
  await page.goto('/dashboard/informes');
  await page.getByText('Últimos 7 días').click();
  await expect(page).toHaveURL(/periodo=semana$/);
  const llegada = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Clientes' }).click();
  const archivo = await llegada;
  expect(archivo.suggestedFilename()).toMatch(/^clientes-[\d-]{10}-a-[\d-]{10}\.csv$/);
  const bytes = await readFile(await archivo.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString().split('\r\n')[0]).toContain('Nombre;Apellido;Email;Teléfono');

  // The link above the screen is not printed: it would end up at the foot of a page.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'Informes' })).toBeVisible();
  await expect(page.getByText('Saltar al contenido')).toBeHidden();
});
