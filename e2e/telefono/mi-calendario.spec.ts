import { expect } from '@playwright/test';
import { ANA, centroConClientes, franjaDe, iniciarSesion } from '../elegir-turno.ts';
import { enDias } from '../en-dias.ts';
import { pedir, test } from '../servidor.ts';

test('a calendar subscribes to a secret address, until there is another or none', async ({
  servidor,
  page,
}) => {
  const { ana } = await centroConClientes(servidor);
  const franjaId = await franjaDe(servidor, ana, enDias(1), '18:00');
  await pedir(servidor.origen, '/reservas', { franjaId }, ana);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/mi-cuenta');
  await iniciarSesion(page, ANA);
  const seccion = page.getByRole('region', { name: 'Mi calendario' });
  const leer = async () => {
    await seccion.getByRole('button', { name: 'Copiar dirección' }).click();
    return new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname;
  };
  await expect(seccion.getByRole('button', { name: 'Anular dirección' })).toHaveCount(0);
  await seccion.getByRole('button', { name: 'Crear dirección' }).click();
  await expect(seccion.getByText('Todavía no la leyó ningún calendario.')).toBeVisible();
  const primera = await leer();
  expect(await (await page.request.get(primera)).text()).toContain('BEGIN:VEVENT');
  await expect(seccion.getByRole('link', { name: 'Abrir en el calendario' })).toHaveAttribute(
    'href',
    new RegExp(`^webcal://.*${primera}$`),
  );
  await seccion.getByRole('button', { name: 'Crear otra dirección' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Crear dirección' }).click();
  await expect(seccion.getByRole('button', { name: 'Crear otra dirección' })).toBeFocused();
  const segunda = await leer();
  expect((await page.request.get(primera)).status()).toBe(404);
  await seccion.getByRole('button', { name: 'Anular dirección' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Anular dirección' }).click();
  await expect(seccion.getByText(/^Al crearla la ves una sola vez/)).toBeVisible();
  await expect(seccion.getByRole('button', { name: 'Anular dirección' })).toHaveCount(0);
  expect((await page.request.get(segunda)).status()).toBe(404);
});
