import { expect, type Page } from '@playwright/test';
import { abrirConReservas, guardarSesion } from '../centro-con-reservas.ts';
import { test } from '../servidor.ts';

test('the home does with the next turn what one comes for', async ({ servidor, page }) => {
  const { cliente } = await abrirConReservas(servidor);
  await guardarSesion(page.context(), cliente);
  await page.goto('/reservas');
  const proximo = page.getByRole('region', { name: 'Próximo turno' });
  await proximo.getByRole('button', { name: 'Ver detalles' }).click();
  const detalles = page.getByRole('dialog', { name: 'Detalles de la reserva' });
  await expect(detalles.getByText('Luis Alejandro Gramajo')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(proximo.getByRole('link', { name: 'Cómo llegar' })).toHaveAttribute(
    'href',
    /google.*Aconquija/,
  );
  await proximo.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar reserva' }).click();
  await expect(page.getByText('Reserva cancelada exitosamente')).toBeVisible();
  await expect(proximo.getByText('2 días')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // The smallest phone shows the whole table of prices.
  await page.setViewportSize({ width: 320, height: 640 });
  const tabla = page.getByRole('table', { name: /^Promoción grupal/ });
  await expect(tabla.getByText('10 %')).toBeVisible();
  const sobra = tabla.locator('xpath=..').evaluate((caja) => caja.scrollWidth - caja.clientWidth);
  expect(await sobra).toBe(0);
});

test('one turn for oneself is four taps away, and so is another', async ({ servidor, page }) => {
  const { nueva } = await abrirConReservas(servidor);
  await guardarSesion(page.context(), nueva);
  await page.goto('/reservas');
  const primera = await reservarEnCuatroToques(page, 'Próximos lugares para 1 persona:');
  const segunda = await reservarEnCuatroToques(page, 'Otro turno para 1 persona:');
  expect(segunda).not.toBe(primera);
});

test('a booking that is not the next turn is said at home once, and leads to itself', async ({
  servidor,
  page,
}) => {
  const { nueva } = await abrirConReservas(servidor);
  await guardarSesion(page.context(), nueva);
  await page.goto('/reservas');
  await reservarEnCuatroToques(page, 'Próximos lugares para 1 persona:');
  const hecha = page.getByText(/^Reserva confirmada: /);
  await expect(page.getByRole('region', { name: 'Próximo turno' })).toContainText('Confirmada');
  await expect(hecha).toBeHidden();
  const otra = await reservarEnCuatroToques(page, 'Otro turno para 1 persona:');
  await expect(hecha).toContainText(/\d\d:\d\d/.exec(otra)?.[0] ?? 'no hour');
  await page.getByRole('link', { name: 'Ver la reserva' }).click();
  await expect(page).toHaveURL(/\/mis-reservas\?reserva=\d+$/);
  await expect(page.locator('article:focus-within')).toContainText('Confirmada');
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Próximo turno' })).toContainText('Confirmada');
  await expect(hecha).toBeHidden();
});

/**
 * Books the second hour that the home offers: the first may begin while the test runs. Returns the
 * name of the hour's link.
 */
async function reservarEnCuatroToques(page: Page, titulo: string): Promise<string> {
  const lugares = page.getByRole('group', { name: titulo }).getByRole('link');
  await expect(lugares).toHaveCount(3);
  const lugar = lugares.nth(1);
  const nombre = (await lugar.getAttribute('aria-label')) ?? '';
  await lugar.click();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Confirmar Reserva' }).click();
  await page.getByRole('button', { name: 'Sí, Confirmar' }).click();
  await expect(page.getByRole('heading', { name: '¡Reserva confirmada!' })).toBeVisible();
  await expect(page.getByText(/\d\d:\d\d/.exec(nombre)?.[0] ?? 'no hour').first()).toBeVisible();
  await expect(page).toHaveURL(/\/reservas$/);
  return nombre;
}

test('without a next turn, the hours are those with room for the usual group', async ({
  servidor,
  page,
}) => {
  const { cliente } = await abrirConReservas(servidor);
  await guardarSesion(page.context(), cliente);
  await page.route('**/api/reservas/mias/resumen', async (pedido) => {
    const respuesta = await pedido.fetch();
    const json = { ...((await respuesta.json()) as object), proxima: null };
    await pedido.fulfill({ response: respuesta, json });
  });
  await page.route('**/api/reservas/mias?cuando=anteriores*', async (pedido) => {
    const url = pedido.request().url().replace('anteriores', 'proximas');
    const respuesta = await pedido.fetch({ url });
    const json = (await respuesta.json()) as { reservas: { id: number; estado: string }[] };
    for (const reserva of json.reservas) reserva.estado = 'completada';
    // The home proposes the people of the booking that was made last, which is the one with the
    // highest id. The soonest booking, for three people, gets that id.
    if (json.reservas[0]) json.reservas[0].id = 9_999;
    await pedido.fulfill({ response: respuesta, json });
  });
  await page.goto('/reservas');
  const lugares = page.getByRole('group', { name: 'Próximos lugares para 3 personas:' });
  await lugares.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByLabel('Nombre').first()).toHaveValue('Sol');
});
