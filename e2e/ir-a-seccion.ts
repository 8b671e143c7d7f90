import type { Locator, Page } from '@playwright/test';

/**
 * Returns the panel's links to its sections. On a phone, this first opens the sheet that contains
 * the links.
 */
export async function seccionesDelPanel(page: Page): Promise<Locator> {
  const boton = page.getByRole('button', { name: 'Más', exact: true });
  const secciones = page.getByRole('navigation', { name: 'Panel de administración' });
  await secciones.or(boton).first().waitFor();
  if (await secciones.isHidden()) await boton.click();
  return secciones.getByRole('link');
}

/** Presses the panel's link to a section, on a phone or a larger screen. */
export async function irASeccion(page: Page, nombre: string): Promise<void> {
  const enlaces = await seccionesDelPanel(page);
  await enlaces.filter({ hasText: nombre }).click();
}
