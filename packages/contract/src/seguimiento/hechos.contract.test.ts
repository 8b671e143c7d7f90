import { expect, expectTypeOf, test } from 'vitest';
import { renglonesDe } from './datos.rules.ts';
import { CONFIG, RESERVA } from './formas.rules.ts';
import { LIBRES, leerDatos, leerLado } from './hechos.contract.ts';
import { ACCIONES, HECHOS, formaDe, type LadosDe } from './hechos.rules.ts';

const MOMENTO = '2026-10-01T09:00:00';
const reserva = { id: 3, franjaId: 7, estado: 'CONFIRMADA', notas: '', turno: MOMENTO };

test('what is written today is read as it is', () => {
  expect(leerLado('cancelarReserva', reserva)).toEqual(reserva);
  const semana = [{ diaSemana: 'LUNES', activo: true, tramos: [] }];
  expect(leerLado('actualizarHorariosBase', semana)).toEqual(semana);
  expect(leerLado('register', null)).toBeNull();
});

test.each<[string, unknown, unknown]>([
  [
    'a datum of another clase',
    { ...reserva, turno: 7, estado: 'EN_DUDA' },
    { ...reserva, turno: undefined, estado: undefined },
  ],
  ['a momento that there is not', { turno: '2026-13-41T09:00:00' }, {}],
  ['a datum that is not known', { ...reserva, sala: 'B' }, { ...reserva, sala: 'B' }],
  ['a datum that was null', { franjaId: null }, { franjaId: null }],
  ['no data at all', 'CANCELADA', null],
  ['a list', [reserva], null],
])('of what another version wrote the rest is read: %s', (_what, guardado, leido) => {
  expect(leerDatos(RESERVA, guardado)).toEqual(leido);
});

test('of an accion that is not known the data are kept', () => {
  expect(leerLado('archivarTurnos', { turnos: 3 })).toEqual({ turnos: 3 });
  expect(leerLado('archivarTurnos', 3)).toBeNull();
});

test('an accion keeps what its table says of its entidad, and nothing else compiles', () => {
  expect(ACCIONES.filter((accion) => !/^[a-z-]+$/.test(HECHOS[accion].entidad))).toEqual([]);
  expectTypeOf<{ antes: { nota: string }; despues: { nota: string } }>().toExtend<
    LadosDe<'anotarCliente'>
  >();
  expectTypeOf<{ despues: { nota: string } }>().not.toExtend<LadosDe<'anotarCliente'>>();
  expectTypeOf<{ antes: { nota: 1 }; despues: { nota: 1 } }>().not.toExtend<
    LadosDe<'anotarCliente'>
  >();
  expectTypeOf<{ despues: { nota: string } }>().not.toExtend<LadosDe<'register'>>();
  expectTypeOf<{ despues: { desde: string } }>().not.toExtend<LadosDe<'generarFranjas'>>();
});

test('what was freely written of a person is known', () => {
  expect(LIBRES).toEqual(new Set(['notas', 'motivo']));
});

test('a datum is said by its label and its clase', () => {
  const config = {
    ventanaDias: 7,
    notificacionesActivas: false,
    recordatoriosHoras: [24, 2],
    estaciones: [{ nombre: 'Sauna', lugares: 2 }],
    preciosPorCapacidad: [{ capacidad: 1, precio: 20_000 }],
  };
  expect([...renglonesDe(CONFIG, config)]).toEqual([
    ['Con cuánta anticipación se reserva (días)', '7'],
    ['Notificaciones automáticas', 'No'],
    ['Recordatorios (horas antes)', '24, 2'],
    ['Estaciones', 'Sauna (2)'],
    ['Precio para 1 persona', '$\u00a020.000'],
  ]);
  const cierre = { contado: { EFECTIVO: 5, OTRO: 0 }, nota: '' };
  expect([...renglonesDe(formaDe('cerrarCaja'), cierre)]).toEqual([
    ['Contado, efectivo', '$\u00a05'],
    ['Contado, otro medio', '$\u00a00'],
  ]);
  expect([...renglonesDe(formaDe('archivarTurnos'), { cuantosTurnos: 3, cuales: [1] })]).toEqual([
    ['Cuantos turnos', '3'],
  ]);
});
