import { expect, type Locator, type Page } from '@playwright/test';
import { abrirConReservas, guardarSesion } from './centro-con-reservas.ts';
import { test } from './servidor.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test(
  'with less motion a colour changes at once, and a second tap still answers nothing',
  { tag: '@escritorio' },
  async ({ servidor, page, context }) => {
    const { cliente } = await abrirConReservas(servidor);
    await guardarSesion(context, cliente);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/mi-cuenta');
    const eliminar = page.getByRole('button', { name: 'Eliminar mi cuenta' });
    await expect(eliminar).toBeVisible();
    expect(await colorDelTitulo(page, 'rgb(1, 2, 3)')).toBe('rgb(1, 2, 3)');

    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/despues-')),
    );
    await page.evaluate(() => {
      const { dataset } = document.documentElement;
      const contar = () => (dataset['clics'] = String(Number(dataset['clics'] ?? 0) + 1));
      document.addEventListener('click', contar, { capture: true });
    });
    const clics = (cuantos: string) =>
      expect(page.locator('html')).toHaveAttribute('data-clics', cuantos);
    // The keyboard is not held off from what has just appeared.
    const dialogo = page.getByRole('dialog');
    await eliminar.click();
    await expect(dialogo).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogo).toBeHidden();
    // The second press reaches nothing of what comes to light when the first one closes a dialog.
    await eliminar.click();
    await apretarDosVeces(page, dialogo.getByRole('button', { name: 'Cerrar' }));
    await expect(dialogo).toBeHidden();
    await clics('3');
    await page.mouse.move(0, 0);
    await eliminar.click();
    await expect(dialogo).toBeVisible();
  },
);

/** Presses twice where something is, without looking at what has come to lie there meanwhile. */
async function apretarDosVeces(page: Page, donde: Locator): Promise<void> {
  await donde.click({ trial: true });
  const caja = await donde.boundingBox();
  if (!caja) throw new Error('There is nothing to press');
  await page.mouse.dblclick(caja.x + caja.width / 2, caja.y + caja.height / 2);
}

/**
 * Sets the colour of the page and returns that of the title, which inherits it from as far away as
 * can be.
 */
async function colorDelTitulo(page: Page, color: string): Promise<string> {
  return page.getByRole('heading', { level: 1 }).evaluate((titulo, nuevo) => {
    document.body.style.color = nuevo;
    return getComputedStyle(titulo).color;
  }, color);
}
