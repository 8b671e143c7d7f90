import type { Cliente } from '@remanso/contract/persona/clientes.contract';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import { gruposPara, vecinaDe } from './paleta.view.ts';

const SECCIONES = [
  { ruta: '/dashboard', nombre: 'Turnos del Día' },
  { ruta: '/dashboard/caja', nombre: 'Caja' },
  { ruta: '/dashboard/clientes', nombre: 'Gestión de Usuarios' },
  { ruta: '/dashboard/configuracion', nombre: 'Configuración del Sistema' },
  { ruta: '/dashboard/hoja', nombre: 'Hoja del día' },
  { ruta: '/dashboard/recados', nombre: 'Avisos de mañana' },
  { ruta: '/dashboard/feriados', nombre: 'Feriados y excepciones' },
  { ruta: '/dashboard/informes', nombre: 'Informes' },
  { ruta: '/dashboard/avisos', nombre: 'Mensajes sin entregar' },
] as const;

const persona = { nombre: 'Ana', apellido: 'Paz', telefono: '381 555-0142' };
const ANA = { id: 7, ...persona, activo: true } as Cliente;

function reserva(id: number, inicio: string, cambios = {}): ReservaDelMostrador {
  return {
    id,
    estado: 'CONFIRMADA',
    franja: { id, inicio: `${inicio}:00`, fin: `${inicio.slice(0, 11)}23:00:00` },
    participantes: [{ nombre: 'Ana Paz' }, { nombre: 'Zulma López' }],
    personas: 2,
    cliente: { id: 7, ...persona },
    ...cambios,
  } as ReservaDelMostrador;
}

/** Returns the options for a text, one line each, on Monday 23 November 2026 at ten. */
function para(texto: string, material = {}): string[] {
  const nada = { clientes: [], delDia: [], deClientes: [] };
  const ahora = '2026-11-23T10:00';
  return gruposPara({ texto, ahora, secciones: SECCIONES, ...nada, ...material }).flatMap(
    ({ nombre, opciones }) =>
      opciones.map(({ titulo, detalle }) => `${nombre}: ${titulo} · ${detalle}`),
  );
}

test('without a text there are the days and the sections at hand', () => {
  expect(para('')).toEqual([
    'Días: lunes 23 de noviembre de 2026 · hoy',
    'Días: martes 24 de noviembre de 2026 · mañana',
    'Secciones: Turnos del Día · ',
    'Secciones: Caja · ',
    'Secciones: Gestión de Usuarios · ',
    'Secciones: Configuración del Sistema · ',
    'Secciones: Hoja del día · ',
    'Secciones: Avisos de mañana · ',
    'Secciones: Feriados y excepciones · ',
    'Secciones: Informes · ',
    'Secciones: Mensajes sin entregar · ',
  ]);
});

test.each([
  ['seña', ['Turnos del Día', 'Configuración del Sistema', 'Avisos de mañana']],
  ['precios', ['Configuración del Sistema']],
  ['transferencia', ['Caja', 'Configuración del Sistema']],
  ['estaciones', ['Configuración del Sistema', 'Hoja del día']],
  ['cierre', ['Caja', 'Feriados y excepciones']],
  ['cobrar', ['Turnos del Día', 'Caja']],
  ['deudores', ['Caja']],
  ['por cobrar', ['Caja']],
  ['abono', ['Caja', 'Gestión de Usuarios', 'Configuración del Sistema']],
  ['pack', ['Caja', 'Gestión de Usuarios', 'Configuración del Sistema']],
  ['turno fijo', ['Turnos del Día', 'Configuración del Sistema']],
  ['traer clientes', ['Gestión de Usuarios']],
  ['rotación', ['Hoja del día']],
  ['imprimir', ['Caja', 'Hoja del día', 'Informes']],
  ['feriado', ['Feriados y excepciones']],
  ['vacaciones', ['Feriados y excepciones']],
  ['whatsapp', ['Avisos de mañana']],
  ['ocupacion', ['Informes']],
  ['estadísticas', ['Informes']],
  ['respaldo', ['Informes']],
  // The section named 'Mensajes…' comes before the section that is found by the word 'mensajes'.
  ['mensajes', ['Mensajes sin entregar', 'Avisos de mañana']],
  ['xyz', []],
])('%o finds the sections where that is done, by their own names', (texto, nombres) => {
  expect(para(texto)).toEqual(nombres.map((nombre) => `Secciones: ${nombre} · `));
});

test('a whole name of a day or of a section goes before people, its beginning after them', () => {
  const clientes = [ANA];
  expect(para('ayer', { clientes })).toEqual([
    'Días: domingo 22 de noviembre de 2026 · hace 1 día',
    'Clientes: Ana Paz · 381 555-0142',
  ]);
  expect(para('mar', { clientes })[0]).toMatch(/^Clientes/);
  expect(para('mar', { clientes })[1]).toMatch(/^Días: martes 24 .* mañana$/);
  expect(para('CAJA', { clientes })[0]).toBe('Secciones: Caja · ');
  expect(para('sis conf', { clientes })).toEqual([
    'Clientes: Ana Paz · 381 555-0142',
    'Secciones: Configuración del Sistema · ',
  ]);
});

test('bookings are those on screen by any of their names, and those to come of who was found', () => {
  const delDia = [
    reserva(1, '2026-11-23T08:00'),
    reserva(2, '2026-11-23T09:00', { cliente: { ...persona, nombre: 'Luis' }, participantes: [] }),
  ];
  const deClientes = [
    reserva(4, '2026-12-01T09:00'),
    reserva(3, '2026-11-25T09:00'),
    reserva(1, '2026-11-23T08:00'),
    reserva(5, '2026-11-22T09:00'),
    reserva(6, '2026-11-30T09:00', { estado: 'CANCELADA' }),
  ];
  expect(para('ana', { delDia, deClientes })).toEqual([
    'Reservas: Ana Paz +1 · lun 23 nov, 08:00',
    'Reservas: Ana Paz +1 · mié 25 nov, 09:00',
    'Reservas: Ana Paz +1 · mar 1 dic, 09:00',
  ]);
  expect(para('lop zul', { delDia })).toEqual([
    'Reservas: Zulma López, con Ana Paz · lun 23 nov, 08:00',
  ]);
  expect(para('3815550', { delDia })).toHaveLength(2);
  expect(para('+54 9 381 555-0142', { delDia })).toHaveLength(2);
});

test('the arrows go round, and begin at either end', () => {
  const opciones = ['a', 'b', 'c'].map((clave) => ({
    clave,
    titulo: '',
    detalle: '',
    destino: '/dashboard' as const,
  }));
  const [a, , c] = opciones;
  expect([vecinaDe(opciones, undefined, 1), vecinaDe(opciones, undefined, -1)]).toEqual(['a', 'c']);
  expect([vecinaDe(opciones, a, 1), vecinaDe(opciones, c, 1), vecinaDe(opciones, a, -1)]).toEqual([
    'b',
    'a',
    'c',
  ]);
  expect(vecinaDe([], undefined, 1)).toBeNull();
});
