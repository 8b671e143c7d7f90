import { ENDPOINTS } from '@remanso/contract/endpoints';
import { expect, test } from 'vitest';
import { pedidoEnPalabras, porDia } from './pedidos.view.ts';

test('what a program asked for is said by day, the latest first', () => {
  const [hoy, ayer] = ['2026-10-02', '2026-10-01'];
  const clientes = { fecha: hoy, llamada: 'GET /clientes', veces: 1440 };
  const reserva = { fecha: hoy, llamada: 'POST /reservas', veces: 1 };
  const caja = { fecha: ayer, llamada: 'GET /caja', veces: 2 };
  expect(porDia([clientes, reserva, caja])).toEqual([
    { fecha: hoy, pedidos: [clientes, reserva] },
    { fecha: ayer, pedidos: [caja] },
  ]);
  expect([clientes, reserva, caja].map(pedidoEnPalabras)).toEqual([
    'La lista de clientes: 1.440 veces',
    'Reservar un turno: 1 vez',
    'La caja de un día: 2 veces',
  ]);
  expect(pedidoEnPalabras({ llamada: 'GET /de-antes', veces: 3 })).toBe('GET /de-antes: 3 veces');
});

test('each call that programs may make has a name of its own', () => {
  const nombres = ENDPOINTS.filter(({ alcance }) => alcance).map(({ method, path }) =>
    pedidoEnPalabras({ llamada: `${method} ${path}`, veces: 1 }),
  );
  expect(new Set(nombres).size).toBe(nombres.length);
  expect(nombres.filter((nombre) => nombre.includes('/'))).toEqual([]);
});
