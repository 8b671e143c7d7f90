import { expect, type Page } from '@playwright/test';
import { ANA, abrirDia, registrar, reservar } from '../dia-de-la-duena.ts';
import { enDias } from '../en-dias.ts';
import { pedir, test, type Servidor } from '../servidor.ts';
import { sinFaltas } from '../sin-faltas.ts';

test('the sheet takes a payment in one click, and undoes it; another is annulled with its reason', async ({
  servidor,
  page,
}) => {
  await page.goto(await conUnaDeuda(page, servidor));
  const debe = page.getByRole('button', { name: /^Faltan .*: cobrar en efectivo, Ana Paz$/ });
  await debe.click();
  await expect(page.getByRole('button', { name: 'Pagado: ver los pagos, Ana Paz' })).toBeFocused();
  // The toast does not close while the pointer is on it.
  await page.getByRole('button', { name: 'Deshacer' }).hover();
  await sinFaltas(page);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(debe).toBeVisible();

  await page.getByRole('button', { name: 'Otro medio o monto, Ana Paz' }).focus();
  await page.keyboard.press('Enter');
  const cuenta = page.getByRole('dialog', { name: 'Pagos de Ana Paz' });
  await expect(cuenta.getByText('Motivo: Deshecho al momento.')).toBeVisible();
  const monto = cuenta.getByLabel('Monto');
  const otro = cuenta.getByRole('button', { name: 'Otro medio o monto, Ana Paz' });
  await expect(monto).toBeFocused();
  await cuenta.getByRole('button', { name: 'Volver' }).press('Enter');
  await expect(otro).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(monto).toBeFocused();
  // A typed amount replaces the proposed amount.
  await page.keyboard.type('5.000');
  await expect(monto).toHaveValue('5.000');
  await cuenta.getByLabel('Medio').selectOption('Transferencia');
  await cuenta.getByRole('button', { name: 'Registrar' }).click();
  await expect(otro).toBeFocused();
  await cuenta
    .getByRole('button', { name: /^Anular: Cobro de \$.5\.000 con transferencia/ })
    .click();
  const motivo = cuenta.getByLabel('Motivo de la anulación');
  await cuenta.getByRole('button', { name: 'Anular pago' }).press('Enter');
  await expect(motivo).toBeFocused();
  await expect(motivo).toHaveAccessibleDescription('El motivo de la anulación es obligatorio');
  await motivo.fill('Era de Luis');
  await page.keyboard.press('Enter');
  await expect(cuenta.getByText('Motivo: Era de Luis.')).toBeVisible();
  await expect(
    cuenta.getByRole('listitem').filter({ hasText: 'Motivo: Era de Luis.' }),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  // A payment by transfer takes one click, like a payment in cash, once the pointer is on the debt.
  await debe.hover();
  await page.getByRole('button', { name: 'cobrar con transferencia, Ana Paz' }).click();
  // 'Pagado' and 'Falta' add up to the figure 'Dinero Recaudado'.
  await expect(page.getByRole('definition').nth(2)).toHaveText(/^Pagado \$\s20\.000Falta \$\s0$/);

  // The caja says for which turn it was, and keeps the focus while it is counted and reopened.
  await page.goto('/dashboard/caja');
  await expect(page.getByText(/Ana Paz, turno del \S+ \d+ de \S+, 09:00\./).first()).toBeVisible();
  await page.getByLabel('Contado, Efectivo').fill('0');
  await page.getByLabel('Contado, Transferencia').fill('20.000');
  await page.getByRole('button', { name: 'Cerrar la caja' }).press('Enter');
  const cierre = page.getByRole('region', { name: 'Cierre de caja' });
  await expect(cierre.locator('summary')).toBeFocused();
  const reabrir = page.getByRole('button', { name: 'Reabrir la caja' });
  await reabrir.press('Enter');
  await page.getByRole('button', { name: 'Volver' }).press('Enter');
  await expect(reabrir).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByLabel('Motivo de la reapertura').fill('Falta un vuelto');
  await page.keyboard.press('Enter');
  await expect(cierre.locator('summary')).toBeFocused();
  const cartel = page.getByRole('button', { name: 'Cerrar aviso' }).first();
  await cartel.press('Enter');
  await expect(cierre.locator('summary')).toBeFocused();
});

test('the buttons of the debt leave those of the attendance to the mouse', async ({
  servidor,
  page,
}) => {
  const direccion = await conUnaDeuda(page, servidor);
  await page.route('**/api/franjas/por-fecha/*', async (ruta) => {
    const response = await ruta.fetch();
    const franjas = (await response.json()) as { reservas: { franja: object }[] }[];
    for (const reserva of franjas.flatMap(({ reservas }) => reservas)) {
      reserva.franja = { ...reserva.franja, inicio: '2026-01-01T09:00:00' };
    }
    await ruta.fulfill({ response, json: franjas });
  });
  await page.goto(direccion);
  const marca = page.waitForRequest((pedido) => pedido.method() !== 'GET');
  await page.getByRole('button', { name: 'Marcar: no vino, Ana Paz' }).click();
  expect((await marca).url()).toMatch(/\/asistencia$/);
});

test('who closes the caja without counting is asked first', async ({ servidor, page }) => {
  await abrirDia(page, servidor);
  await page.goto('/dashboard/caja');
  const cerrar = page.getByRole('button', { name: 'Cerrar la caja' });
  await cerrar.click();
  const pregunta = page.getByRole('dialog', { name: '¿Cerrar la caja sin contar?' });
  await expect(pregunta).toContainText('No contaste nada');
  await pregunta.getByRole('button', { name: 'Volver' }).click();
  await expect(cerrar).toBeFocused();
  await cerrar.press('Enter');
  await pregunta.getByRole('button', { name: 'Cerrar sin contar' }).click();
  await expect(page.getByText('Caja cerrada', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reabrir la caja' })).toBeVisible();
});

test('who counts the drawer is told that another desk has closed it', async ({
  servidor,
  page,
}) => {
  const { token } = await abrirDia(page, servidor);
  const oye = page.waitForEvent('requestfinished', (pedido) => pedido.url().includes('/enVivo-'));
  await page.goto('/dashboard/caja');
  await page.getByLabel('Contado, Efectivo').fill('100');
  await oye;
  const contado = { EFECTIVO: 0, TRANSFERENCIA: 0, TARJETA: 0, OTRO: 0 };
  await pedir(servidor.origen, '/caja/cierres', { fecha: enDias(0), contado }, token);
  await expect(
    page.getByText('Otra persona cerró la caja mientras contabas: tu conteo no se guardó'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reabrir la caja' })).toBeVisible();
  await sinFaltas(page);
});

/** Books a franja for Ana, who has paid nothing; returns the address of its day. */
async function conUnaDeuda(page: Page, servidor: Servidor): Promise<string> {
  const dia = await abrirDia(page, servidor);
  const clienteId = await registrar(servidor, ANA);
  await reservar(servidor, dia, { franjaId: dia.idDe('09:00'), clienteId });
  return `/dashboard?fecha=${dia.fecha}`;
}
