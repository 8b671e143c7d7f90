import { crearConfig, actualizarConfig } from '@remanso/contract/centro/config.contract';
import { expect, test } from 'vitest';
import { CONFIG } from '../../../../test/support/builders.ts';
import { crearPersona } from '../../../../test/support/personas.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

const app = useTestApp();

const prices = (...capacidades: number[]) =>
  capacidades.map((capacidad) => ({ capacidad, precio: 1_000 }));
const firstPrice = (fila: object) => [{ capacidad: 1, ...fila }, ...prices(2, 3, 4)];

test.each([
  ['capacidadBase', [0, 11, undefined, '4']],
  ['duracionBaseMin', [14, 181, 60.5]],
  ['ventanaDias', [0, 31, null]],
  ['limiteCancelHoras', [-1, 73, []]],
  ['maxReservasActivas', [0, 201, 2.5, null, '20']],
  ['notificacionesActivas', ['si']],
  ['preciosPorCapacidad', [undefined, {}, [], prices(1, 2, 4), prices(1, 2, 3, 4, 4)]],
  [
    'preciosPorCapacidad.0.precio',
    [{}, { precio: 0 }, { precio: 1.5 }, { precio: 100_000_001 }].map(firstPrice),
  ],
  ['preciosPorCapacidad.0.precioTotal', [firstPrice({ precioTotal: -5 })]],
  ['preciosPorCapacidad.4.capacidad', [prices(1, 2, 3, 4, 11)]],
])('refuses a bad %s, when it is created and when it is changed', async (campo, values) => {
  const as = await crearPersona(app, { rol: 'ADMIN' });
  for (const value of values) {
    const body = { ...CONFIG, [campo.split('.')[0] as string]: value };
    for (const method of ['POST', 'PUT']) {
      const [refused] = [outcome(await app.send(method, '/config', { as, body }))].flat();
      expect([value, refused]).toEqual([
        value,
        expect.stringMatching(`^400 DATOS_INVALIDOS ${campo}(,|$)`),
      ]);
    }
  }
});

test('accepts both ends of every range', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const least = {
    duracionBaseMin: 15,
    capacidadBase: 1,
    ventanaDias: 1,
    limiteCancelHoras: 0,
    maxReservasActivas: 1,
    preciosPorCapacidad: [{ capacidad: 1, precio: 1 }],
  };
  const most = {
    duracionBaseMin: 180,
    capacidadBase: 10,
    ventanaDias: 30,
    limiteCancelHoras: 72,
    maxReservasActivas: 200,
    preciosPorCapacidad: prices(1, 2, 3, 4, 5, 6, 7, 8, 9).concat({
      capacidad: 10,
      precio: 100_000_000,
    }),
  };
  expect((await app.call(crearConfig, { as: admin, body: least })).status).toBe(201);
  expect((await app.call(actualizarConfig, { as: admin, body: most })).status).toBe(200);
});
