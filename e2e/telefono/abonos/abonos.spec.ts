import { expect } from '@playwright/test';
import { ANA } from '../../con-reserva.ts';
import { DUENA, abrirCentro, entrar, pedir, test } from '../../servidor.ts';

test('an abono is seen by who has one, and nothing is asked where the centre has none', async ({
  servidor,
  page,
}) => {
  const duena = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, duena.token);
  const ana = await entrar(page, servidor, ANA);
  const pedidos: string[] = [];
  page.on('request', (pedido) => pedidos.push(new URL(pedido.url()).pathname));
  await page.goto('/reservas');
  await expect(page.getByRole('heading', { name: 'En grupo baja el precio' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mis abonos' })).toHaveCount(0);
  expect(pedidos).not.toContain('/api/abonos/mios');

  const body = { nombre: 'Pack de 10', lugares: 10, precio: 100_000, vigenciaDias: 60 };
  const abono = (await pedir(servidor.origen, '/abonos', body, duena.token)) as { id: number };
  const vender = { abonoId: abono.id };
  await pedir(servidor.origen, `/clientes/${ana.user.id}/abonos`, vender, duena.token);
  await page.reload();
  const mios = page.getByRole('region', { name: 'Mis abonos' });
  await expect(mios.getByText(/^Quedan 10 lugares, hasta el/)).toBeVisible();
  await expect(mios.getByText('Faltan $ 100.000')).toBeVisible();
});
