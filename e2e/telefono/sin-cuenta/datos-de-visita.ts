import { expect, type Page } from '@playwright/test';

/** Somebody who has no account. */
export const EVA = {
  nombre: 'Eva',
  apellido: 'Sosa',
  email: 'eva@ejemplo.com',
  telefono: '381 555 0177',
};

/** Types who books, and chooses their gender. */
export async function escribirDatos(page: Page, { nombre, apellido, email, telefono } = EVA) {
  await page.getByLabel('Nombre', { exact: true }).fill(nombre);
  // The code that asks about mistyped fields is loaded with the first focus.
  await expect(page.locator('form:has([name="email"]) [role="status"]')).toHaveCount(2);
  await page.getByLabel('Apellido').fill(apellido);
  await page.getByLabel('Teléfono').fill(telefono);
  const genero = page.getByRole('radio', { name: 'Femenino' }).first();
  await genero.locator('xpath=ancestor::label').tap();
  await page.getByLabel('Email').fill(email);
}
