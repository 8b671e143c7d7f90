import { expect } from '@playwright/test';
import { DUENA, abrirCentro, entrar, test } from '../../servidor.ts';

test('a llave is made by the keyboard, lets its program do what was marked, and ends', async ({
  servidor,
  page,
}) => {
  const { token } = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, token);
  await page.goto('/dashboard/configuracion');
  await page.getByRole('button', { name: 'Ver integraciones' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Integraciones', exact: true })).toBeFocused();
  const region = page.getByRole('region', { name: 'Llaves para otros programas' });
  await expect(region.getByText(/Todavía no hay ninguna/)).toBeVisible();

  await region.getByRole('button', { name: 'Crear llave' }).press('Enter');
  const modal = page.getByRole('dialog', { name: 'Crear llave' });
  await expect(modal.getByLabel('Para qué programa')).toBeFocused();
  await page.keyboard.type('Cartel de la entrada');
  await page.keyboard.press('Enter');
  await expect(modal.getByText(/Elige al menos un permiso/)).toBeVisible();
  await modal.getByLabel('Ver los turnos').press('Space');
  // A half-filled form is not lost by a press beside it.
  await page.mouse.click(5, 5);
  await page
    .getByRole('dialog', { name: '¿Descartar los cambios?' })
    .getByRole('button', { name: 'Seguir editando' })
    .press('Enter');
  await expect(modal.getByLabel('Ver los turnos')).toBeChecked();
  await modal.getByLabel('Hasta cuándo entra').selectOption('30 días');
  await modal.getByRole('button', { name: 'Crear llave' }).press('Enter');

  const hecha = page.getByRole('dialog', { name: 'La llave del programa' });
  await expect(hecha.getByText(`${servidor.origen}/api`, { exact: true })).toBeVisible();
  const documentos = hecha.getByRole('link', { name: /cómo se usa la API/ });
  await expect(documentos).toHaveAttribute('href', '/api/docs');
  const llave = (await hecha.getByText(/^rmn_/).textContent()) ?? '';
  await hecha.getByRole('button', { name: 'Ya lo guardé' }).press('Enter');
  await expect(hecha).toBeHidden();
  await expect(region.getByText(/Sin pedidos todavía · Vence el/)).toBeVisible();

  const pedir = async (ruta: string) => {
    const headers = { authorization: `Bearer ${llave}` };
    return (await fetch(`${servidor.origen}/api${ruta}`, { headers })).status;
  };
  expect(await pedir('/franjas/por-resolver')).toBe(200);
  expect(await pedir('/clientes')).toBe(403);

  await page.reload();
  await page.getByRole('button', { name: 'Integraciones' }).press('Enter');
  await expect(region.getByText(/Último pedido hoy/)).toBeVisible();
  const visto = region.getByText('Los turnos por resolver: 1 vez');
  await expect(visto).toBeHidden();
  await region.getByText('Qué pidió en los últimos 30 días').press('Enter');
  await expect(visto).toBeVisible();
  await expect(region.getByText(/La lista de clientes/)).toHaveCount(0);
  await region.getByRole('button', { name: 'Anular la llave: Cartel de la entrada' }).click();
  await page
    .getByRole('dialog', { name: '¿Anular la llave de Cartel de la entrada?' })
    .getByRole('button', { name: 'Anular llave' })
    .click();
  await expect(region.getByText(/Todavía no hay ninguna/)).toBeVisible();
  await expect(region.getByRole('heading')).toBeFocused();
  expect(await pedir('/franjas/por-resolver')).toBe(401);

  await page.goto('/dashboard/actividad');
  await expect(
    page.getByText('Anuló la llave de Cartel de la entrada', { exact: true }),
  ).toBeVisible();
});
