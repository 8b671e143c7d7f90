import { expect } from '@playwright/test';
import { tablaPorDefecto } from '../../packages/contract/src/precio/precios.rules.ts';
import { ANA as PAZ, abrirDia, registrar } from '../dia-de-la-duena.ts';
import {
  centroConClientes,
  confirmarReserva,
  volverDeLaReservaHecha,
  llegarALosNombres,
  reservasDe,
} from '../elegir-turno.ts';
import { pedir, test } from '../servidor.ts';

/*
 * The client pays the price that was on screen; if the price has changed meanwhile, the client is
 * asked again.
 */

test('a client is shown the price before and after, and books with one tap more', async ({
  servidor,
  page,
}) => {
  const { duena, ana } = await centroConClientes(servidor);
  await llegarALosNombres(page, '10:00', ['Luis Gómez']);
  await encarecer(servidor.origen, duena);
  await confirmarReserva(page);

  const modal = page.getByRole('dialog', { name: 'Confirmar Reserva' });
  await expect(modal.getByRole('alert')).toHaveText(/^El precio cambió: ahora son \$\s41\.000\./);
  await expect(modal.getByText(/^Antes \$\s36\.000, ahora \$\s41\.000$/)).toBeVisible();
  expect(await reservasDe(servidor, ana)).toEqual([]);

  await modal.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByLabel('Nombre del acompañante 1')).toHaveValue('Luis Gómez');
  const resumen = page.getByRole('region', { name: 'Resumen del turno' });
  await expect(resumen.getByText(/^\$\s41\.000$/)).toBeVisible();
  await encarecer(servidor.origen, duena, 6_000);
  await confirmarReserva(page);
  await modal.getByRole('button', { name: /^Confirmar a \$\s42\.000$/ }).click();
  await volverDeLaReservaHecha(page);
  expect(await reservasDe(servidor, ana)).toMatchObject([{ numPersonas: 2, precio: 42_000 }]);
});

test('the desk tells the client another price before it books', async ({ servidor, page }) => {
  const dia = await abrirDia(page, servidor);
  await registrar(servidor, PAZ);
  await page.goto(`/dashboard?fecha=${dia.fecha}`);
  await page.getByRole('button', { name: 'Reservar el turno de las 09:00' }).click();
  const modal = page.getByRole('dialog', { name: 'Reservar el turno de las 09:00' });
  await modal.getByRole('combobox', { name: 'Cliente' }).fill('paz');
  await modal.getByRole('option', { name: /^Ana Paz/ }).click();
  await modal.getByLabel('Notas (opcional)').fill('Rodilla');
  await expect(modal.getByText(/^\$\s20\.000$/)).toBeVisible();
  await encarecer(servidor.origen, dia.token);
  await modal.getByRole('button', { name: 'Confirmar reserva' }).click();
  await expect(modal.getByRole('alert')).toHaveText(/^El precio cambió: ahora son \$\s25\.000\./);
  await expect(modal.getByRole('status').getByText(/\$\s20\.000/)).toBeVisible();
  await expect(modal.getByLabel('Notas (opcional)')).toHaveValue('Rodilla');
  await modal.getByRole('button', { name: /^Confirmar a \$\s25\.000$/ }).click();
  await expect(page.getByText('¡Reserva creada exitosamente!')).toBeVisible();
});

/** Raises every price of the price table by `suba` pesos. */
async function encarecer(origen: string, token: string, suba = 5_000): Promise<void> {
  const { config } = (await pedir(origen, '/config', undefined, token)) as { config: object };
  const preciosPorCapacidad = tablaPorDefecto(4).map(({ capacidad, precio }) => ({
    capacidad,
    precio: precio + suba,
  }));
  const respuesta = await fetch(`${origen}/api/config`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...config, preciosPorCapacidad }),
  });
  expect(respuesta.status).toBe(200);
}
