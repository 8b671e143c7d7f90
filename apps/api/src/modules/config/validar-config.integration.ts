import { expect, test } from 'vitest';
import { CONFIG, crearPersona } from '../../../test/support/builders.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const REQUIRED = 'Por favor completa todos los campos requeridos';
const CAPACITY = 'La capacidad por turno debe estar entre 1 y 10';
const DURATION = 'La duración base debe estar entre 15 y 180';
const WINDOW = 'La ventana de días debe estar entre 1 y 30';
const LIMIT = 'El límite de cancelación debe estar entre 0 y 72';
const BOOKINGS = 'El máximo de reservas por venir debe estar entre 1 y 200';
const ROWS = 'Debe haber un precio, y uno solo, para cada cantidad de personas hasta la capacidad';
const PRICE = 'Cada precio debe ser al menos 1';

const prices = (...capacidades: number[]) =>
  capacidades.map((capacidad) => ({ capacidad, precio: 1_000 }));
const firstPrice = (fila: object) => [{ capacidad: 1, ...fila }, ...prices(2, 3, 4)];

test.each([
  ['capacidadBase', 0, CAPACITY],
  ['capacidadBase', 11, CAPACITY],
  ['capacidadBase', undefined, REQUIRED],
  ['capacidadBase', '4', REQUIRED],
  ['duracionBaseMin', 14, DURATION],
  ['duracionBaseMin', 181, DURATION],
  ['duracionBaseMin', 60.5, REQUIRED],
  ['ventanaDias', 0, WINDOW],
  ['ventanaDias', 31, WINDOW],
  ['ventanaDias', null, REQUIRED],
  ['limiteCancelHoras', -1, LIMIT],
  ['limiteCancelHoras', 73, LIMIT],
  ['limiteCancelHoras', [], REQUIRED],
  ['maxReservasActivas', 0, BOOKINGS],
  ['maxReservasActivas', 201, BOOKINGS],
  ['maxReservasActivas', 2.5, REQUIRED],
  ['maxReservasActivas', null, REQUIRED],
  ['maxReservasActivas', '20', REQUIRED],
  ['notificacionesActivas', 'si', 'Las notificaciones se activan con true o false'],
  ['preciosPorCapacidad', undefined, REQUIRED],
  ['preciosPorCapacidad', {}, REQUIRED],
  ['preciosPorCapacidad', [], ROWS],
  ['preciosPorCapacidad', prices(1, 2, 4), ROWS],
  ['preciosPorCapacidad', prices(1, 2, 3, 4, 4), ROWS],
  ['preciosPorCapacidad.0.precio', firstPrice({}), PRICE],
  ['preciosPorCapacidad.0.precio', firstPrice({ precio: 0 }), PRICE],
  ['preciosPorCapacidad.0.precio', firstPrice({ precio: 1.5 }), PRICE],
  ['preciosPorCapacidad.0.precioTotal', firstPrice({ precioTotal: -5 }), PRICE],
  [
    'preciosPorCapacidad.0.precio',
    firstPrice({ precio: 100_000_001 }),
    'El precio es demasiado alto',
  ],
  [
    'preciosPorCapacidad.4.capacidad',
    prices(1, 2, 3, 4, 11),
    'La capacidad de cada precio debe estar entre 1 y 10',
  ],
])(
  'refuses the %s %j, when it is created and when it is changed',
  async (campo, value, mensaje) => {
    const { token } = await crearPersona(app, { rol: 'ADMIN' });
    const body = { ...CONFIG, [campo.split('.')[0] as string]: value };
    for (const target of ['POST /config', 'PUT /config'] as const) {
      const answer = await app.call(target, { token, body });
      expect([answer.status, answer.body.message]).toEqual([400, mensaje]);
      expect(answer.body.campos[0]).toEqual({ campo, mensaje });
    }
  },
);

test('accepts both ends of every range', async () => {
  const { token } = await crearPersona(app, { rol: 'ADMIN' });
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
  expect((await app.call('POST /config', { token, body: least })).status).toBe(201);
  expect((await app.call('PUT /config', { token, body: most })).status).toBe(200);
});
