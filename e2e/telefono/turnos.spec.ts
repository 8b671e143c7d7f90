import { expect, type Page } from '@playwright/test';
import { franjaDe, tocar } from '../elegir-turno.ts';
import { enDias } from '../en-dias.ts';
import { DUENA, abrirCentro, entrar, pedir, test, type Servidor } from '../servidor.ts';

const ANA = { email: 'ana@ejemplo.com', password: 'Secreta1' };

async function entrarAlCentroAbierto(page: Page, servidor: Servidor) {
  const duena = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, duena.token);
  return entrar(page, servidor, ANA);
}

test('the week leads from any hour with room to booking it', async ({ servidor, page }) => {
  const { token } = await entrarAlCentroAbierto(page, servidor);
  const franjaId = await franjaDe(servidor, token, enDias(1), '12:00');
  await pedir(servidor.origen, '/reservas', { franjaId }, token);
  await page.goto('/turnos');
  await expect(page.getByRole('heading', { level: 1, name: 'Turnos de la semana' })).toBeVisible();
  const manana = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^Mañana/ }) });
  // Four of the day's 48 places are in the franja of the client's own turn. These four places do
  // not count, because the client cannot book that franja again.
  await expect(manana.getByText('44 lugares')).toBeVisible();
  await manana.getByRole('link', { name: /^10:00, 4 lugares libres/ }).click();

  await expect(page).toHaveURL(/\/reservas\/nueva-reserva\?fecha=\d{4}-\d\d-\d\d&franja=\d+$/);
  await expect(page.getByRole('radio', { name: /^Mañana.*, 44 lugares$/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^10:00/ })).toBeChecked();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Paso 2 de 2')).toBeVisible();

  await page.goto('/turnos');
  await manana.getByRole('link', { name: /^12:00 Tu turno Mañana/ }).click();
  await esperarReservaPropia(page);
  await page.goto(`/reservas/nueva-reserva?fecha=${enDias(1)}&franja=${franjaId}`);
  const alerta = page.getByRole('region', { name: 'Resumen del turno' }).getByRole('alert');
  await expect(alerta).toHaveText('Ya tienes una reserva activa en este turno');
  await expect(page.getByRole('radio', { name: /^11:00/ })).toBeEnabled();
  await expect(page.getByRole('radio', { name: /^12:00/ })).toHaveCount(0);
  await page.getByRole('link', { name: '12:00 a 13:00 Tu turno Ver en Mis Reservas' }).click();
  await esperarReservaPropia(page);
  await page.goto(`/reservas/nueva-reserva?fecha=${enDias(1)}&franja=999999`);
  await expect(alerta).toHaveText('Ese turno ya no está disponible');
  await tocar(page.getByRole('radio', { name: /^11:00/ }));
  await expect(alerta).toBeEmpty();
});

/** Waits for Mis Reservas with the focus on the booking that the link leads to. */
async function esperarReservaPropia(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Mis Reservas' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: /12:00 - 13:00/ })).toBeFocused();
}

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
