import type { Locator, Page } from '@playwright/test';

/** Returns the panel's links, where a phone shows them: in the sheet that its bar opens. */
export async function seccionesDelPanel(page: Page): Promise<Locator> {
  const boton = page.getByRole('button', { name: 'Más', exact: true });
  const secciones = page.getByRole('navigation', { name: 'Panel de administración' });
  await secciones.or(boton).first().waitFor();
  if (await secciones.isHidden()) await boton.click();
  return secciones.getByRole('link');
}

/** Presses the panel's link to a section, as the owner does on either size. */
export async function irASeccion(page: Page, nombre: string): Promise<void> {
  const enlaces = await seccionesDelPanel(page);
  await enlaces.filter({ hasText: nombre }).click();
}
