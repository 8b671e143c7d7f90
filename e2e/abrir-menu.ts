import { expect, type Page } from '@playwright/test';

/**
 * Opens the header's menu where it is behind a button, as on a phone. On larger screens the menu's
 * links are always visible, and nothing is pressed.
 */
export async function abrirMenu(page: Page): Promise<void> {
  // Waits for the footer: it shows that the app has started, or that the page needs no app.
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const boton = page.getByRole('button', { name: 'Menú' });
  if (await boton.isVisible()) await boton.click();
}
