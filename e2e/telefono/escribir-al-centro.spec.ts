import { expect } from '@playwright/test';
import { abrirConReservas, guardarSesion } from '../centro-con-reservas.ts';
import { enDias } from '../en-dias.ts';
import { pedir, test, type Servidor } from '../servidor.ts';

test('a booking that can no longer be cancelled, or is on a closed day, leads to the centre', async ({
  servidor,
  page,
}) => {
  const { cliente, duena } = await abrirConReservas(servidor);
  await guardarSesion(page.context(), cliente);
  const alCentro = { name: 'Escribir al centro por WhatsApp, en otra pestaña' };
  const conElTurno = /^https:\/\/wa\.me\/\d+\?text=Hola%2C%20soy%20Ana%20Paz.*11%3A00.*plazo/;
  await conPlazoDeTresDias(servidor, duena.token);
  await page.goto('/reservas');
  await expect(page.getByRole('link', alCentro)).toHaveAttribute('href', conElTurno);
  await expect(page.getByRole('button', { name: 'Cancelar' })).toHaveCount(0);
  await page.goto('/reservas/mis-reservas');
  const tarjeta = page.getByRole('article').first();
  await expect(tarjeta.getByRole('link', alCentro)).toHaveAttribute('href', conElTurno);
  await tarjeta.getByRole('button', { name: 'Ver detalles' }).click();
  const detalles = page.getByRole('dialog', { name: 'Detalles de la reserva' });
  await expect(detalles.getByRole('link', alCentro)).toHaveAttribute('href', conElTurno);

  const feriado = { fecha: enDias(1), descripcion: 'Aniversario' };
  await pedir(servidor.origen, '/excepciones/feriados', feriado, duena.token);
  await page.goto('/reservas');
  await expect(page.getByText('En ese horario el centro no abre (Aniversario).')).toBeVisible();
  await page.goto('/reservas/mis-reservas');
  await expect(tarjeta.getByText('El centro no abre', { exact: true })).toBeVisible();
  await expect(tarjeta.getByText('En ese horario el centro no abre (Aniversario).')).toBeVisible();
  await expect(tarjeta.getByRole('link', alCentro)).toHaveAttribute('href', /11%3A00.*no%20abren/);

  await page.goto(`/reservas/nueva-reserva?fecha=${enDias(1)}`);
  await expect(page.getByRole('radio', { name: /^Mañana, .*, Tu turno$/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^\d\d:\d\d/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^11:00 a 12:00 Tu turno/ })).toBeVisible();
});

/**
 * Saves a configuration in which bookings can be cancelled only until three days before the turn.
 */
async function conPlazoDeTresDias({ origen }: Servidor, token: string): Promise<void> {
  const { config } = (await pedir(origen, '/config', undefined, token)) as { config: object };
  const respuesta = await fetch(`${origen}/api/config`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...config, limiteCancelHoras: 72 }),
  });
  expect(respuesta.status).toBe(200);
}
