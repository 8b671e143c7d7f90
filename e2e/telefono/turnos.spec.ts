import { expect, type Page } from '@playwright/test';
import { DUENA, abrirCentro, entrar, test, type Servidor } from '../servidor.ts';

const ANA = { email: 'ana@ejemplo.com', password: 'Secreta1' };

async function entrarAlCentroAbierto(page: Page, servidor: Servidor) {
  const duena = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, duena.token);
  return entrar(page, servidor, ANA);
}

test('the week leads from any hour with room to booking it', async ({ servidor, page }) => {
  await entrarAlCentroAbierto(page, servidor);
  await page.goto('/turnos');
  await expect(page.getByRole('heading', { level: 1, name: 'Turnos del Cliente' })).toBeVisible();
  const manana = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^Mañana/ }) });
  await expect(manana.getByText('48 lugares')).toBeVisible();
  await manana.getByRole('link', { name: /^10:00, 4 lugares libres/ }).click();

  await expect(page).toHaveURL(/\/reservas\/nueva-reserva\?fecha=\d{4}-\d\d-\d\d&franja=\d+$/);
  await expect(page.getByRole('radio', { name: /^10:00/ })).toBeChecked();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Paso 2 de 2')).toBeVisible();
});

test('what cannot be had says so, and is asked for again', async ({ servidor, page }) => {
  await entrarAlCentroAbierto(page, servidor);
  await page.route('**/api/franjas/**', (route) =>
    route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }),
  );
  await page.goto('/turnos');
  const alerta = page.getByRole('alert').filter({ hasText: 'Error al cargar horarios' });
  await expect(alerta).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/api/franjas/**');
  await alerta.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('48 lugares').first()).toBeVisible();
});
