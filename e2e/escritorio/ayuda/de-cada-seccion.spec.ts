import { expect, type Page } from '@playwright/test';
import { RUTAS } from '../../../apps/web/src/lib/direccion/rutas.ts';
import { abrirConReservas, guardarSesion } from '../../centro-con-reservas.ts';
import { DUENA, abrirCentro, entrar, test } from '../../servidor.ts';

function boton(page: Page, seccion = '') {
  return page.getByRole('button', { name: `Ayuda de ${seccion}` });
}

test('each section of the panel has its page of the guide, which is fetched when it is asked for', async ({
  servidor,
  context,
  page,
}) => {
  const { duena } = await abrirConReservas(servidor);
  await guardarSesion(context, duena);
  const pedidos: string[] = [];
  page.on('request', (pedido) => {
    if (/AyudaDeSeccion/.test(pedido.url())) pedidos.push(pedido.url());
  });
  for (const ruta of RUTAS.panel) {
    await page.goto(ruta);
    await boton(page).hover();
    expect(pedidos, ruta).toEqual([]);
    await boton(page).click();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    expect(pedidos.length, ruta).toBeGreaterThan(0);
    pedidos.length = 0;
  }
});

test('the keyboard opens the help, goes from page to page and comes back to where it was', async ({
  servidor,
  page,
}) => {
  const { token } = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, token);
  await page.goto('/dashboard');
  await boton(page, 'Turnos del Día').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Turnos del día', exact: true })).toBeFocused();

  const ventana = page.getByRole('dialog');
  await ventana.getByRole('button', { name: 'cobros y caja', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(ventana.getByRole('heading', { name: 'Cobros y caja', level: 2 })).toBeVisible();
  await expect(ventana.getByText('La caja del día')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(ventana.getByRole('button', { name: 'configuración', exact: true })).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(ventana).toBeHidden();
  await expect(boton(page, 'Turnos del Día')).toBeFocused();
});

test('a link of the desk’s guide leads to that part of the clients’ help', async ({
  servidor,
  context,
  page,
}) => {
  const { token } = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, token);
  await page.goto('/dashboard');
  await boton(page, 'Turnos del Día').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Primeros pasos' }).click();
  const [ayuda] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'cómo se reserva, en otra pestaña' }).click(),
  ]);
  await expect(ayuda.getByRole('heading', { level: 1, name: 'Ayuda' })).toBeVisible();
  await expect(ayuda.getByRole('heading', { name: 'Reservar un turno' })).toBeInViewport();
});
