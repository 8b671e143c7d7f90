import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { DUENA, abrirCentro, entrar, pedir, test } from './servidor.ts';

test('what was done is told day by day, with what changed, and chosen by who, what and when', async ({
  servidor,
  page,
}) => {
  const { token } = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, token);
  const franja = { inicio: '2030-10-01T21:00:00', fin: '2030-10-01T21:50:00' };
  await pedir(servidor.origen, '/franjas', franja, token);
  await page.goto('/dashboard');
  await page
    .getByRole('navigation', { name: 'Panel de administración' })
    .getByRole('link', { name: 'Actividad' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Actividad');
  const hechos = page.getByRole('region').getByRole('listitem');
  await expect(hechos.first()).toContainText('Agregó el turno del martes 1 de octubre, 21:00');
  await expect(hechos).toHaveCount(3);

  const horarios = hechos.filter({ hasText: 'Creó los horarios semanales' });
  await horarios.getByText('Qué cambió').click();
  const lunes = horarios.getByRole('row', { name: /^Lunes/ });
  await expect(lunes.getByRole('cell')).toHaveText(['08:00 a 20:00']);
  await sinFaltas(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await sinFaltas(page);

  await page.getByLabel('Qué', { exact: true }).selectOption('Turnos');
  await expect(page).toHaveURL(/\?cosa=franjas$/);
  await expect(hechos).toHaveCount(1);
  await hechos.getByRole('link').click();
  await expect(page).toHaveURL(/\?usuario=\d+&cosa=franjas$/);
  await expect(page.getByLabel('Quién')).not.toHaveValue('');
  await page.getByLabel('Hasta').fill('2026-01-01');
  await expect(page.getByText('Nada con esos filtros')).toBeVisible();
  await page.goBack();
  await expect(hechos).toHaveCount(1);
  await page.getByRole('link', { name: 'Quitar filtros' }).click();
  await expect(hechos).toHaveCount(3);
});

test('what cannot be had says so, and is asked for again', async ({ servidor, page }) => {
  const { token } = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, token);
  await page.route('**/api/actividad*', (ruta) => ruta.fulfill({ status: 502, body: '<h1>' }));
  await page.goto('/dashboard/actividad');
  const alerta = page.getByRole('alert').filter({ hasText: 'Error al obtener la actividad' });
  await expect(alerta).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/api/actividad*');
  await alerta.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('Creó la configuración inicial', { exact: true })).toBeVisible();
});

async function sinFaltas(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
}
