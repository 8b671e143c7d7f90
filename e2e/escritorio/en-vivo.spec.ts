import { expect } from '@playwright/test';
import { ANA, abrirDia, registrar, reservar } from '../dia-de-la-duena.ts';
import { test } from '../servidor.ts';

test('a booking made elsewhere shows on the day of two tabs, whoever of them listens, and nothing moves', async ({
  servidor,
  page,
}) => {
  const dia = await abrirDia(page, servidor);
  const clienteId = await registrar(servidor, ANA);
  const otra = await page.context().newPage();
  const streams: string[] = [];
  // The server sends changes on a stream only after it has answered the request for it, so the test
  // waits for that answer.
  page.context().on('response', (response) => {
    if (response.url().endsWith('/api/eventos')) streams.push(response.url());
  });
  const tarjeta = (en: typeof page, hora: string) =>
    en.getByRole('listitem').filter({ has: en.getByRole('heading', { name: hora, exact: true }) });
  for (const una of [page, otra]) {
    // Each tab loads the code that opens the event stream two seconds after the screen.
    const oye = una.waitForEvent('requestfinished', (pedido) => pedido.url().includes('/enVivo-'));
    await una.goto(`/dashboard?fecha=${dia.fecha}`);
    await expect(tarjeta(una, '09:00')).toContainText('4 cupos');
    await oye;
    await una.evaluate(() => new Promise(requestAnimationFrame));
  }
  // The two tabs share one event stream: the tab that opens the stream tells the other tab of the
  // events.
  await expect.poll(() => streams).toHaveLength(1);
  const boton = tarjeta(otra, '10:00').getByRole('button').first();
  await boton.focus();

  await reservar(servidor, dia, { franjaId: dia.idDe('09:00'), clienteId });
  // The two tabs are checked at the same time, because the mark of a change disappears after two
  // seconds.
  const haCambiado = async (una: typeof page) => {
    await expect(tarjeta(una, '09:00')).toContainText('Ana', { timeout: 5_000 });
    await expect(tarjeta(una, '09:00')).toHaveClass(/recien-cambiado/);
    await expect(tarjeta(una, '10:00')).not.toHaveClass(/recien-cambiado/);
  };
  await Promise.all([page, otra].map(haCambiado));
  await expect(boton).toBeFocused();
  expect(streams).toHaveLength(1);
});

test('what happens between the reading of a screen and its listening is told, and what did not change is asked once', async ({
  servidor,
  page,
}) => {
  const dia = await abrirDia(page, servidor);
  const clienteId = await registrar(servidor, ANA);
  const pedidos: string[] = [];
  page.on('request', (pedido) => pedidos.push(pedido.url().replace(servidor.origen, '')));
  const oir = Promise.withResolvers<void>();
  await page.route('**/assets/enVivo-*.js', async (pedido) => {
    await oir.promise;
    await pedido.continue();
  });
  const tarjeta = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: '09:00', exact: true }) });
  await page.goto(`/dashboard?fecha=${dia.fecha}`);
  await expect(tarjeta).toContainText('4 cupos');
  // The page has requested the code that opens the event stream; this test delays the answer.
  await expect.poll(() => pedidos.some((pedido) => pedido.includes('/enVivo-'))).toBe(true);
  await reservar(servidor, dia, { franjaId: dia.idDe('09:00'), clienteId });
  oir.resolve();
  await expect(tarjeta).toContainText('Ana');
  const deConfig = pedidos.filter((pedido) => pedido.startsWith('/api/config'));
  expect(deConfig.toSorted()).toEqual(['/api/config', '/api/config/exists']);
});

test('a window whose button has left the list meanwhile gives the focus to the title', async ({
  servidor,
  page,
}) => {
  const dia = await abrirDia(page, servidor);
  const clienteId = await registrar(servidor, ANA);
  const reservarA = (hora: number) =>
    reservar(servidor, dia, {
      franjaId: dia.idDe(`${String(hora).padStart(2, '0')}:00`),
      clienteId,
    });
  await reservarA(8);
  await page.goto(`/dashboard/clientes?cliente=${clienteId}`);
  const reservas = page.getByRole('region', { name: 'Reservas' }).getByRole('listitem');
  await reservas.getByRole('button').first().press('Enter');
  await expect(page.getByRole('dialog', { name: 'Turno de las 08:00' })).toBeVisible();
  // Ten later bookings fill the page of the list.
  for (let hora = 9; hora < 19; hora += 1) await reservarA(hora);
  await expect(reservas).toHaveCount(10);
  await expect(reservas.filter({ hasText: '08:00' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Paz' })).toBeFocused();
});
