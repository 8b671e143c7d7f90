import { expect, type Page } from '@playwright/test';
import { enDias } from '../en-dias.ts';
import { escribirFecha, fechaEscrita } from '../escribir-fecha.ts';
import { irASeccion } from '../ir-a-seccion.ts';
import { DUENA, abrirCentro, entrar, pedir, test } from '../servidor.ts';

const dia = (page: Page, etiqueta: string) => page.getByRole('group', { name: etiqueta });
const SIN_DIA = 'dd/mm/aaaa';

test('what was done is told day by day, with what changed, and chosen by who, what and when', async ({
  servidor,
  page,
}) => {
  const { token } = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, token);
  const franja = { inicio: '2030-10-01T21:00:00', fin: '2030-10-01T21:50:00' };
  await pedir(servidor.origen, '/franjas', franja, token);
  await page.goto('/dashboard');
  await irASeccion(page, 'Actividad');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Actividad');
  const hechos = page.getByRole('region').getByRole('listitem');
  await expect(hechos.first()).toContainText('Agregó el turno del martes 1 de octubre, 21:00');
  await expect(hechos).toHaveCount(4);

  const horarios = hechos.filter({ hasText: 'Creó los horarios semanales' });
  await horarios.getByText('Qué cambió').click();
  const lunes = horarios.getByRole('row', { name: /^Lunes/ });
  await expect(lunes.getByRole('cell')).toHaveText(['08:00 a 20:00']);

  await page.getByLabel('Qué', { exact: true }).selectOption('Turnos');
  await expect(page).toHaveURL(/\?cosa=franjas$/);
  await expect(hechos).toHaveCount(1);
  await hechos.getByRole('link').click();
  await expect(page).toHaveURL(/\?usuario=\d+&cosa=franjas$/);
  await expect(page.getByLabel('Quién')).not.toHaveValue('');
  await escribirFecha(dia(page, 'Hasta'), '2026-01-01');
  await expect(page.getByText('Nada con esos filtros')).toBeVisible();
  await page.goBack();
  await expect(hechos).toHaveCount(1);
  await page.getByRole('link', { name: 'Quitar filtros' }).click();
  await expect(hechos).toHaveCount(4);
});

test('a day is typed, and counts once it is whole', async ({ servidor, page }) => {
  const { token } = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, token);
  await page.goto('/dashboard/actividad');
  const hechos = page.getByRole('region').getByRole('listitem');
  await expect(hechos).toHaveCount(3);
  const pasos = () => page.evaluate(() => history.length);
  const antes = await pasos();

  await escribirFecha(dia(page, 'Desde'), '2026-02-05');
  await expect(page).toHaveURL(/\?desde=2026-02-05$/);
  await expect(dia(page, 'Desde')).toHaveText('05/02/2026');
  expect(await pasos()).toBe(antes + 1);

  // A half-typed date does not filter: the previous date stays in the address, and the field shows
  // it again when the focus leaves the field.
  await page.keyboard.press('Backspace');
  await dia(page, 'Hasta').getByRole('spinbutton').first().focus();
  await expect(dia(page, 'Desde')).toHaveText('05/02/2026');
  await page.keyboard.type('0303202', { delay: 20 });
  await page.getByLabel('Quién').focus();
  await expect(dia(page, 'Hasta')).toHaveText(SIN_DIA);
  await expect(page).toHaveURL(/\?desde=2026-02-05$/);
  expect(await pasos()).toBe(antes + 1);
  await expect(hechos).toHaveCount(3);

  await escribirFecha(dia(page, 'Hasta'), '2026-03-03');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?desde=2026-02-05&hasta=2026-03-03$/);
  await page.goBack();
  await expect(dia(page, 'Hasta')).toHaveText(SIN_DIA);
  // The new 'Hasta' is before 'Desde': the date that was typed last stays, the other is removed.
  await escribirFecha(dia(page, 'Hasta'), '2026-01-01');
  await expect(page).toHaveURL(/\?hasta=2026-01-01$/);
  await expect(dia(page, 'Desde')).toHaveText(SIN_DIA);
  await page.getByRole('link', { name: 'Quitar filtros' }).click();
  await expect(dia(page, 'Hasta')).toHaveText(SIN_DIA);

  // A day that is picked in the calendar filters at once, and the focus returns to the field from
  // which the calendar was opened.
  await dia(page, 'Hasta').getByRole('spinbutton').first().press('Alt+ArrowDown');
  const calendario = page.getByRole('dialog', { name: 'Elegir fecha' });
  await expect(calendario.getByRole('button', { name: /^Hoy/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/dashboard/actividad?hasta=${enDias(0)}`);
  await expect(dia(page, 'Hasta')).toHaveText(fechaEscrita(enDias(0)));
  await expect(page.getByRole('button', { name: 'Calendario, Hasta' })).toBeFocused();
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
