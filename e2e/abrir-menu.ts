import { expect, type Page } from '@playwright/test';

/**
 * Opens the header's menu where it is behind a button, as on a phone; on larger screens what it
 * holds is in sight.
 */
export async function abrirMenu(page: Page): Promise<void> {
  // The footer is there once the app is, or on a page that needs no app.
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const boton = page.getByRole('button', { name: 'Menú' });
  if (await boton.isVisible()) await boton.click();
}
