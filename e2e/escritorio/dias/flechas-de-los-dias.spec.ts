import { expect, type Page } from '@playwright/test';
import { centroConClientes } from '../../elegir-turno.ts';
import { CONFIG, cambiar, test } from '../../servidor.ts';

test('two arrows go along the days that do not fit, with a mouse and by keyboard', async ({
  servidor,
  page,
}) => {
  const { duena } = await centroConClientes(servidor);
  await page.goto('/agenda');
  const siguientes = page.getByRole('button', { name: 'Días siguientes' });
  const anteriores = page.getByRole('button', { name: 'Días anteriores' });
  await expect(page.getByRole('button', { name: 'Compartir' })).toBeVisible();
  // Eight days fit, and then there are no arrows.
  await expect(siguientes).toHaveCount(0);

  await cambiar(servidor.origen, '/config', { ...CONFIG, ventanaDias: 20 }, duena);
  for (const ruta of ['/agenda', '/reservas/nueva-reserva']) {
    await page.goto(ruta);
    await expect(siguientes).toBeVisible();
    await expect(anteriores).toBeHidden();
    // At the end the arrow stays as long as the keyboard has its focus on it.
    await siguientes.focus();
    for (let veces = 0; veces < 4; veces += 1) await page.keyboard.press('Enter');
    await expect(siguientes).toBeDisabled();
    await expect(siguientes).toBeFocused();
    expect(await corrimiento(page, ruta)).toBeGreaterThan(200);
    await anteriores.click();
    await expect(siguientes).toBeEnabled();
  }
});

async function corrimiento(page: Page, ruta: string): Promise<number> {
  const tira =
    ruta === '/agenda'
      ? page.getByRole('navigation', { name: 'Días' }).getByRole('list')
      : page.getByRole('group', { name: '¿Qué día?' }).locator('.overflow-x-auto');
  return tira.evaluate((elemento) => elemento.scrollLeft);
}
