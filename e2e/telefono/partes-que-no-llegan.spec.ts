import { expect } from '@playwright/test';
import { abrirConReservas, guardarSesion } from '../centro-con-reservas.ts';
import { test } from '../servidor.ts';

test('what only informs may be missing, and a screen comes back with the network', async ({
  servidor,
  page,
  context,
}) => {
  const { cliente } = await abrirConReservas(servidor);
  await guardarSesion(context, cliente);
  await page.route('**/assets/InformacionDelTurno-*.js', (pedido) => pedido.abort());
  const fallo = page.waitForEvent('requestfailed', (una) => una.url().includes('Informacion'));
  await page.goto('/reservas/nueva-reserva');
  await fallo;
  await expect(page.getByRole('group', { name: '¿Cuántas personas?' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hacer Mi Reserva');

  await page.route('**/assets/ventana-*.js', (pedido) => pedido.abort());
  const sinVentana = page.waitForEvent('requestfailed', (una) => una.url().includes('/ventana-'));
  await page.goto('/reservas/mis-reservas');
  await sinVentana;
  const tarjeta = page.getByRole('article').first();
  await expect(tarjeta).toBeVisible();
  await page.unroute('**/assets/ventana-*.js');
  await tarjeta.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('dialog', { name: '¿Cancelar la reserva?' })).toBeVisible();

  await page.goto('/reservas');
  await expect(page.getByRole('heading', { name: 'Mis estadísticas' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Turnos de la semana' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Esta parte no terminó de llegar' }),
  ).toBeVisible();
  await expect(page.getByText('No hay conexión. Cuando vuelva,')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute(
    'href',
    '/reservas',
  );
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Turnos de la semana' })).toBeVisible();
});
