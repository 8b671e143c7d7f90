import { expect, type Locator, type Page } from '@playwright/test';
import { abrirConReservas, guardarSesion } from '../centro-con-reservas.ts';
import { test } from '../servidor.ts';

/*
 * The page ignores a second press on the same spot within 400 ms. The test stops the page's clock,
 * so that no time passes until the test itself lets 400 ms pass.
 */

test('a second press does not fall through into what has just opened, and any other is heard', async ({
  servidor,
  page,
  context,
}) => {
  const { cliente } = await abrirConReservas(servidor);
  await guardarSesion(context, cliente);
  await page.clock.install();
  await page.goto('/mi-cuenta');
  const abrir = page.getByRole('button', { name: 'Cerrar sesión en todos los dispositivos' });
  const dialogo = page.getByRole('dialog');
  // The dialog's code is loaded while time still passes: React waits a moment before it shows what was loaded.
  await abrir.click();
  await expect(dialogo).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogo).toBeHidden();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  const cerrar = dialogo.getByRole('button', { name: 'Cerrar', exact: true });

  const boton = await lugarDe(abrir);
  await page.mouse.click(boton.x, boton.y);
  await expect(dialogo).toBeVisible();
  // A press outside an open dialog closes it, but the second press of the double click that opened
  // the dialog does not.
  await page.mouse.click(boton.x, boton.y);
  await expect(dialogo).toBeVisible();
  // The first press of a double click on the dialog's cross closes the dialog. The second press
  // must not reach the page beneath.
  const cruz = await lugarDe(cerrar);
  await contarClics(page);
  await page.mouse.dblclick(cruz.x, cruz.y);
  await expect(dialogo).toBeHidden();
  expect(await page.evaluate('clics')).toBe(1);
  // A press on the first button's spot works again: only the spot of the latest press is ignored.
  await page.mouse.click(boton.x, boton.y);
  await expect(dialogo).toBeVisible();
  // Keys are never ignored; presses on the spot of the latest press are, until 400 ms have passed.
  await page.keyboard.press('Escape');
  await expect(dialogo).toBeHidden();
  await page.mouse.click(boton.x, boton.y);
  expect(await page.evaluate('clics')).toBe(2);
  await page.clock.runFor(400);
  await page.mouse.click(boton.x, boton.y);
  await expect(dialogo).toBeVisible();
});

async function lugarDe(que: Locator): Promise<{ x: number; y: number }> {
  await que.click({ trial: true });
  const caja = await que.boundingBox();
  if (!caja) throw new Error('There is nothing to press');
  return { x: caja.x + caja.width / 2, y: caja.y + caja.height / 2 };
}

/** Counts the clicks that reach the page, in its variable `clics`. */
async function contarClics(page: Page): Promise<void> {
  await page.evaluate(
    "globalThis.clics = 0; document.addEventListener('click', () => { clics += 1; }, { capture: true })",
  );
}
