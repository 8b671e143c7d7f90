import { formaDe } from '@remanso/contract/seguimiento/hechos.rules';
import { expect, test } from 'vitest';
import { diferenciasDe } from './diferencia.view.ts';

const CONFIG = {
  duracionBaseMin: 60,
  ventanaDias: 7,
  preciosPorCapacidad: [
    { capacidad: 1, precio: 20_000 },
    { capacidad: 2, precio: 36_000 },
  ],
};
const LUNES = {
  diaSemana: 'LUNES',
  activo: true,
  tramos: [{ horaInicio: '08:00', horaFin: '12:00' }],
};

test('only what differs is told, in words, and a price by how many people', () => {
  const [uno, dos] = CONFIG.preciosPorCapacidad;
  const despues = {
    ...CONFIG,
    ventanaDias: 9,
    preciosPorCapacidad: [uno, { ...dos, precio: 40_000 }],
  };
  expect(diferenciasDe(formaDe('actualizarConfig'), { antes: CONFIG, despues })).toEqual([
    { dato: 'Con cuánta anticipación se reserva (días)', antes: '7', despues: '9' },
    { dato: 'Precio para 2 personas', antes: '$\u00a036.000', despues: '$\u00a040.000' },
  ]);
});

test('a week changes day by day', () => {
  const lados = { antes: [LUNES], despues: [{ ...LUNES, activo: false }] };
  expect(diferenciasDe(formaDe('actualizarHorariosBase'), lados)).toEqual([
    { dato: 'Lunes', antes: '08:00\u00a0a\u00a012:00', despues: 'Cerrado' },
  ]);
});

test('stations are told in their order, with how many fit where it is more than one', () => {
  const [sauna, botas] = [
    { nombre: 'Sauna', lugares: 2 },
    { nombre: 'Botas', lugares: 1 },
  ];
  const lados = { antes: { estaciones: [botas, sauna] }, despues: { estaciones: [] } };
  expect(diferenciasDe(formaDe('actualizarConfig'), lados)).toEqual([
    { dato: 'Estaciones', antes: 'Botas, Sauna (2)', despues: 'Ninguna' },
  ]);
});

test('a booking that moved tells when, and the number only where the trail knows no more', () => {
  const forma = formaDe('actualizarReserva');
  const [antes, despues] = [
    { franjaId: 12, turno: '2026-10-01T09:00:00' },
    { franjaId: 17, turno: '2026-10-02T18:00:00' },
  ];
  expect(diferenciasDe(forma, { antes, despues })).toEqual([
    { dato: 'Turno', antes: 'jueves 1 de octubre, 09:00', despues: 'viernes 2 de octubre, 18:00' },
  ]);
  expect(diferenciasDe(forma, { antes: { franjaId: 12 }, despues: { franjaId: 17 } })).toEqual([
    { dato: 'Turno', antes: 'n.º 12', despues: 'n.º 17' },
  ]);
});

test('what began, what ended, and what no version that is known has written', () => {
  const forma = formaDe('cambiarRol');
  expect(diferenciasDe(forma, { antes: null, despues: { rol: 'ADMIN', otraCosa: 3 } })).toEqual([
    { dato: 'Rol', antes: null, despues: 'Administrador' },
    { dato: 'Otra cosa', antes: null, despues: '3' },
  ]);
  expect(diferenciasDe(forma, { antes: { nombre: 'Ana' }, despues: null })).toEqual([
    { dato: 'Nombre', antes: 'Ana', despues: null },
  ]);
  expect(diferenciasDe(forma, { antes: null, despues: null })).toEqual([]);
});
