import { expect, type Page } from '@playwright/test';
import { abrirConReservas, guardarSesion } from './centro-con-reservas.ts';
import { test } from './servidor.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('with less motion a colour changes at once, and a second tap still answers nothing', async ({
  servidor,
  page,
  context,
}) => {
  const { cliente } = await abrirConReservas(servidor);
  await guardarSesion(context, cliente);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/mi-cuenta');
  const eliminar = page.getByRole('button', { name: 'Eliminar mi cuenta' });
  await expect(eliminar).toBeVisible();
  expect(await colorDelTitulo(page, 'rgb(1, 2, 3)')).toBe('rgb(1, 2, 3)');

  const queAtiende = await eliminar.evaluate(async (boton: HTMLElement) => {
    boton.click();
    const abierto = () => document.querySelector('dialog[open]');
    while (!abierto()) await new Promise(requestAnimationFrame);
    return getComputedStyle(abierto() as Element).pointerEvents;
  });
  expect(queAtiende).toBe('none');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

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
