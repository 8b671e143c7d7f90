import { expect, type Page } from '@playwright/test';
import { DUENA, abrirCentro, entrar, test } from '../servidor.ts';

const ANA = { email: 'ana@ejemplo.com', password: 'Secreta1' };

/** Presses Tab until an element with this role and name has the focus. */
async function tabularHasta(
  page: Page,
  role: 'radio' | 'button' | 'textbox' | 'link',
  name: RegExp,
) {
  const buscados = page.getByRole(role, { name });
  await expect(buscados.first()).toBeVisible();
  // Tab reaches only the chosen radio button of a group.
  const buscado = buscados.and(page.locator(':focus'));
  for (let pulsos = 0; pulsos < 60; pulsos += 1) {
    if ((await buscado.count()) > 0) return buscado;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${role} ${String(name)}`);
}

test('a booking for two is made by the keyboard alone', async ({ servidor, page }) => {
  const duena = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, duena.token);
  await entrar(page, servidor, ANA);
  await page.goto('/reservas');
  await tabularHasta(page, 'link', /^Hacer Mi Reserva/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Hacer Mi Reserva' })).toBeFocused();

  await tabularHasta(page, 'radio', /^1 persona/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^2 personas/ })).toBeChecked();
  await tabularHasta(page, 'radio', /^(Hoy|Mañana)/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^08:00, 4 lugares libres/ })).toBeVisible();
  await tabularHasta(page, 'radio', /^08:00, 4 lugares libres/);
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: /^08:00/ })).toBeChecked();
  await tabularHasta(page, 'button', /^Continuar/);
  await page.keyboard.press('Enter');

  await tabularHasta(page, 'textbox', /^Nombre del acompañante 1/);
  await page.keyboard.type('luis gómez');
  await tabularHasta(page, 'button', /^(Confirmar|Reservar)/);
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog', { name: 'Confirmar Reserva' });
  await expect(modal.getByText('Luis Gómez').or(modal.getByText(/luis gómez/i))).toBeVisible();
  await tabularHasta(page, 'button', /^Sí, Confirmar/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('La reserva quedó en Mis Reservas')).toBeVisible();
  await tabularHasta(page, 'link', /^Volver al inicio/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/reservas$/);
});
