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
  // The server has a stream open once it has answered it; a change before that would not be sent.
  page.context().on('response', (response) => {
    if (response.url().endsWith('/api/eventos')) streams.push(response.url());
  });
  const tarjeta = (en: typeof page, hora: string) =>
    en.getByRole('listitem').filter({ has: en.getByRole('heading', { name: hora, exact: true }) });
  for (const una of [page, otra]) {
    // In each tab the code that opens the event stream is loaded two seconds after the screen.
    const oye = una.waitForEvent('requestfinished', (pedido) => pedido.url().includes('/enVivo-'));
    await una.goto(`/dashboard?fecha=${dia.fecha}`);
    await expect(tarjeta(una, '09:00')).toContainText('4 cupos');
    await oye;
    await una.evaluate(() => new Promise(requestAnimationFrame));
  }
  // One of the two opens the stream, and the other is told by it.
  await expect.poll(() => streams).toHaveLength(1);
  const boton = tarjeta(otra, '10:00').getByRole('button').first();
  await boton.focus();

  await reservar(servidor, dia, { franjaId: dia.idDe('09:00'), clienteId });
  // Both are looked at at once, because the mark goes after two seconds.
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
  // The code that opens the event stream has been asked for, and this test holds the answer back.
  await expect.poll(() => pedidos.some((pedido) => pedido.includes('/enVivo-'))).toBe(true);
  await reservar(servidor, dia, { franjaId: dia.idDe('09:00'), clienteId });
  oir.resolve();
  await expect(tarjeta).toContainText('Ana');
  const veces = (ruta: string) => pedidos.filter((pedido) => pedido.startsWith(ruta)).length;
  expect(veces('/api/config')).toBe(1);
});
