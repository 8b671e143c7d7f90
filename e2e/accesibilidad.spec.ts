import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { DUENA, abrirCentro, entrar, test } from './servidor.ts';

/** The owner's screens that stand on an empty centre and on an open one; `vistas/` holds everybody else's. */
test('no screen of the panel breaks a rule of accessibility', async ({ servidor, page }) => {
  const duena = await entrar(page, servidor, DUENA);
  await revisar(page, '/dashboard');
  await abrirCentro(servidor, duena.token);
  for (const ruta of ['/dashboard', '/dashboard/configuracion', '/dashboard/horarios']) {
    await revisar(page, ruta);
  }
});

async function revisar(page: Page, ruta: string): Promise<void> {
  await page.goto(ruta);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page }).analyze();
  const halladas = violations.map(({ id, nodes }) => ({ ruta, id, donde: nodes[0]?.html }));
  expect(halladas).toEqual([]);
}
