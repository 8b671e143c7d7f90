import { expect } from '@playwright/test';
import { conReserva } from '../con-reserva.ts';
import { enDias } from '../en-dias.ts';
import { test } from '../servidor.ts';

test.use({ serviceWorkers: 'allow' });

test('without a network what was last seen stays readable, and says of when it is', async ({
  servidor,
  page,
  context,
}) => {
  await conReserva(page, servidor);
  await page.goto('/reservas');
  await expect(page.getByText('3 personas, $ 45.000')).toBeVisible();
  await page.goto('/reservas/mis-reservas');
  await expect(page.getByText('3 personas, $ 45.000')).toBeVisible();
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('3 personas, $ 45.000')).toBeVisible();
  const aviso = page.getByText(/^Sin conexión. Así estaban las reservas el/);
  await expect(aviso).toBeVisible();

  await page.goto('/reservas');
  const delTurno = page.getByRole('paragraph').filter({ hasText: 'Mañana' });
  await expect(delTurno).toBeVisible();
  await expect(aviso).toBeVisible();
  // Some days later the stored booking has passed, so it is not shown as the next turn.
  await page.evaluate(envejecer, enDias(-1));
  await page.reload();
  await expect(page.getByText('Tu turno ya pasó.')).toBeVisible();
  await expect(page.getByText('Hoy', { exact: true })).toHaveCount(0);
  await expect(aviso).toBeVisible();
  // The device says that it has a network before the server can be reached, so the first request
  // still fails.
  await page.route('**/api/reservas/mias/resumen', (pedido) => pedido.abort(), { times: 1 });
  await context.setOffline(false);
  await expect(delTurno).toBeVisible();
  await expect(aviso).toBeHidden();
});

test('whoever has only seen the home can read the bookings without a network', async ({
  servidor,
  page,
  context,
}) => {
  await conReserva(page, servidor);
  await page.goto('/reservas');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage)))
    .toEqual(expect.arrayContaining(['copia:proximas', 'copia:anteriores']));
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await context.setOffline(true);
  await page.goto('/reservas/mis-reservas');
  await expect(page.getByRole('region', { name: 'Próximas' }).getByText('Luis')).toBeVisible();
  await expect(page.getByText(/^Sin conexión. Así estaban las reservas el/)).toBeVisible();
  // The service worker keeps the code of this dialog too, which the screen loads on demand.
  await page.getByRole('button', { name: 'Quitar acompañante' }).click();
  await expect(page.getByRole('dialog', { name: 'Quitar acompañante' })).toBeVisible();
  await page.goto('/mi-cuenta');
  await expect(page.getByRole('heading', { name: 'Eliminar la cuenta' })).toBeVisible();
  // The logo links to the landing, which the service worker does not keep; without a network the
  // link leads to the app.
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/reservas$/);
  await expect(page.getByText('3 personas, $ 45.000')).toBeVisible();
  await page.goto('/turnos');
  await expect(page.getByRole('heading', { name: 'Turnos de la semana' })).toBeVisible();
  const pedidas: string[] = [];
  page.on('request', (una) => pedidas.push(una.url()));
  await page.goto('/reservas/nueva-reserva');
  await expect(page.getByRole('heading', { name: 'Servicios incluidos' })).toBeVisible();
  // Without a network a failed request is not repeated: the screen says at once that the hours
  // cannot be loaded.
  await expect(page.getByRole('alert').getByText('Error al cargar horarios')).toBeVisible();
  expect(pedidas.filter((url) => url.includes('/por-fecha/'))).toHaveLength(1);
  // The network is back, and the server's answer has no franja left for today, so the screen goes
  // on to a day with free places.
  await page.route('**/api/franjas/client/**', async (pedido) => {
    const respuesta = await pedido.fetch();
    const franjas = (await respuesta.json()) as { fecha: string }[];
    const json = franjas.filter(({ fecha }) => fecha !== enDias(0));
    await pedido.fulfill({ response: respuesta, json });
  });
  await context.setOffline(false);
  await expect(page.getByRole('radio', { name: /lugares libres/ }).first()).toBeVisible();
});

/**
 * Moves the booking of the stored copy to another day. Playwright runs this function inside the
 * page.
 */
function envejecer(fecha: string): void {
  const copia = JSON.parse(localStorage.getItem('copia:resumen') ?? '') as {
    datos: { proxima: object };
  };
  const franja = { inicio: `${fecha}T08:00:00`, fin: `${fecha}T09:00:00` };
  Object.assign(copia.datos.proxima, { fecha, franja });
  localStorage.setItem('copia:resumen', JSON.stringify(copia));
}
