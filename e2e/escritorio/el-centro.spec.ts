import { expect } from '@playwright/test';
import { revisarPantalla } from '../revisar-pantalla.ts';
import { DUENA, abrirCentro, entrar, test } from '../servidor.ts';

test('what the owner saves of the centre is in the app, the footer and the landing', async ({
  servidor,
  page,
}) => {
  const { token } = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, token);
  await page.goto('/dashboard/centro');
  const portada = page.frameLocator('iframe[title="La portada, como se va a ver"]');
  await expect(portada.getByText('Yerba Buena, Tucumán', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Remanso');

  // The preview shows what is typed before it is saved.
  await page.getByLabel('Nombre', { exact: true }).fill('Termas & Sal');
  await page.getByLabel('Instagram (opcional)').fill('');
  await page.getByLabel('WhatsApp (opcional)').fill('no es');
  await expect(portada.getByRole('banner')).toContainText('Termas & Sal');
  await expect(page.getByRole('contentinfo')).toContainText('Remanso');
  await page.getByRole('radio', { name: 'Un email' }).check();
  const email = page.frameLocator('iframe[title="Un email, como se va a ver"]');
  await expect(email.getByRole('heading', { name: 'Reserva confirmada' })).toBeVisible();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText(/^El WhatsApp debe ser un celular argentino/)).toBeVisible();
  await expect(page.getByLabel('WhatsApp (opcional)')).toBeFocused();
  await page.getByLabel('WhatsApp (opcional)').fill('387 15 555 0199');
  await expect(email.getByText('Termas & Sal', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Quitar el renglón 3' }).click();
  await revisarPantalla(page);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Los datos del centro quedaron guardados')).toBeVisible();

  // The open page shows the saved data at once, and every page that is requested from now on
  // contains them.
  const pie = page.getByRole('contentinfo');
  await expect(pie).toContainText('Termas & Sal');
  await expect(pie).not.toContainText('Domingo');
  await expect(page).toHaveTitle('El centro · Termas & Sal');
  await page.goto('/');
  await expect(page).toHaveTitle(/^Termas & Sal · /);
  await expect(pie).toContainText('Termas & Sal');
  await expect(pie.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/5493875550199',
  );
  await expect(pie.getByRole('link', { name: 'Instagram' })).toHaveCount(0);
  await page.goto('/mi-cuenta');
  await expect(page).toHaveTitle(/ · Termas & Sal$/);
});
