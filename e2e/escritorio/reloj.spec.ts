import { expect } from '@playwright/test';
import { abrirDia } from '../dia-de-la-duena.ts';
import { test } from '../servidor.ts';
import { conAlertaDeReloj } from '../vistas/vista.ts';

test('a clock that is not to be believed is told above every section, and an owner may say that it is right', async ({
  servidor,
  page,
}) => {
  await abrirDia(page, servidor);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Turnos del Día' })).toBeVisible();
  const correcta = page.getByRole('button', { name: 'La hora es correcta' });
  await expect(correcta).toHaveCount(0);

  await conAlertaDeReloj(page);
  await page.goto('/dashboard/configuracion');
  const alerta = page.getByRole('status').filter({ has: correcta });
  await expect(alerta).toContainText('muestra el domingo 22 de noviembre de 2020 a las 10:00');
  await expect(alerta).toContainText('no se agregan los turnos de los días nuevos');

  await correcta.click();
  const pregunta = page.getByRole('dialog');
  await expect(pregunta).toContainText('¿La hora de la computadora es la correcta?');
  await pregunta.getByRole('button', { name: 'Volver' }).click();
  await expect(correcta).toBeVisible();

  await correcta.click();
  await page.unroute('**/api/salud');
  await pregunta.getByRole('button', { name: 'Confirmar la hora' }).click();
  await expect(page.getByText('La hora quedó confirmada')).toBeVisible();
  await expect(correcta).toHaveCount(0);
  await page.goto('/dashboard/actividad');
  const hecho = page.getByText('Confirmó la hora del reloj de la computadora', { exact: true });
  await expect(hecho).toBeVisible();
});
