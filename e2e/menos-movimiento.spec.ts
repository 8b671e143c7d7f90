import { expect, type Page } from '@playwright/test';
import { abrirConReservas, guardarSesion } from './centro-con-reservas.ts';
import { test } from './servidor.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test(
  'with less motion a colour changes at once',
  { tag: '@escritorio' },
  async ({ servidor, page, context }) => {
    const { cliente } = await abrirConReservas(servidor);
    await guardarSesion(context, cliente);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/mi-cuenta');
    await expect(page.getByRole('button', { name: 'Eliminar mi cuenta' })).toBeVisible();
    expect(await colorDelTitulo(page, 'rgb(1, 2, 3)')).toBe('rgb(1, 2, 3)');
  },
);

/**
 * Sets the colour of the body and returns the colour of the title, which inherits it through many
 * elements.
 */
async function colorDelTitulo(page: Page, color: string): Promise<string> {
  return page.getByRole('heading', { level: 1 }).evaluate((titulo, nuevo) => {
    document.body.style.color = nuevo;
    return getComputedStyle(titulo).color;
  }, color);
}
