import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { DUENA, abrirCentro, entrar, test } from './servidor.ts';

/** Every screen that stands on an empty centre and on an open one, as each person sees it. */
test('no screen breaks a rule of accessibility', async ({ servidor, page, browser }) => {
  for (const ruta of ['/', '/login', '/register', '/no-existe']) await revisar(page, ruta);

  const duena = await entrar(page, servidor, DUENA);
  await revisar(page, '/dashboard');
  await abrirCentro(servidor, duena.token);
  for (const ruta of ['/dashboard', '/dashboard/configuracion', '/dashboard/horarios']) {
    await revisar(page, ruta);
  }

  const contexto = await browser.newContext({ baseURL: servidor.origen, colorScheme: 'dark' });
  const telefono = await contexto.newPage();
  await entrar(telefono, servidor, { email: 'ana@ejemplo.com', password: 'Secreta1' });
  for (const ruta of ['/reservas', '/reservas/mis-reservas', '/reservas/nueva-reserva']) {
    await revisar(telefono, ruta);
  }
  await contexto.close();
});

async function revisar(page: Page, ruta: string): Promise<void> {
  await page.goto(ruta);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page }).analyze();
  const halladas = violations.map(({ id, nodes }) => ({ ruta, id, donde: nodes[0]?.html }));
  expect(halladas).toEqual([]);
}
