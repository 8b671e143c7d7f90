import type { Franja } from '@remanso/contract/franja/franjas.contract';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import { bloqueoEnPalabras, cuentaEnHoja, hojaEnDireccion, resumenDeHoja } from './hoja.view.ts';
import { csvDeHoja } from './csvDeHoja.ts';

const FECHA = '2026-10-01';

const SENIA = { monto: 4500, vence: `${FECHA}T08:00:00` };
const RESERVA = {
  estado: 'CONFIRMADA',
  participantes: [
    { esTitular: true, nombre: 'Ana Paz', presente: true },
    { esTitular: false, nombre: '=Leo', presente: null },
  ],
  senia: null,
  pagado: 0,
  saldo: 36_000,
  personas: 2,
  notas: 'Rodilla; derecha',
  cliente: { nombre: 'Ana', apellido: 'Paz', telefono: '+54 9 381 555 0142', nota: 'Hernia' },
} as unknown as ReservaDelMostrador;

function franja(horaInicio: string, cambios: Partial<Franja>): Franja {
  const horaFin = `${horaInicio.slice(0, 2)}:50`;
  const base = { horaInicio, horaFin, estado: 'ACTIVA', capacidadEfectiva: 4, ocupadosTotal: 0 };
  return { ...base, retenidas: 0, motivo: null, reservas: [], ...cambios } as unknown as Franja;
}

const DIA = [
  franja('09:00', { ocupadosTotal: 2, reservas: [RESERVA] }),
  franja('10:00', { estado: 'BLOQUEADA', motivo: 'Limpieza' }),
  franja('11:00', {}),
];

const sinDuros = (texto: string) => texto.replaceAll('\u00a0', ' ');

test('the address names the sheet, and that of the turns is the usual one', () => {
  expect(hojaEnDireccion('?fecha=2026-10-01&hoja=rotacion')).toBe('rotacion');
  expect(hojaEnDireccion('?hoja=otra')).toBe('turnos');
});

test('what is to be collected is said on the sheet of the desk, and not on the wall', () => {
  expect(sinDuros(resumenDeHoja(DIA, 'turnos'))).toBe(
    '3 turnos · 2 personas · Por cobrar: $ 36.000',
  );
  expect(resumenDeHoja(DIA.slice(1, 2), 'turnos')).toBe('1 turno · 0 personas · Nada por cobrar');
  expect(resumenDeHoja(DIA, 'rotacion')).toBe('3 turnos · 2 personas');
});

test.each([
  [{}, 'Faltan $ 36.000'],
  [{ saldo: 0, pagado: 36_000 }, 'Pagado'],
  [{ estado: 'PENDIENTE', senia: SENIA }, 'Faltan $ 36.000, sin seña'],
  [{ estado: 'PENDIENTE' }, 'Faltan $ 36.000, sin confirmar'],
] as const)('a booking with %j: %s', (cambios, palabras) => {
  expect(sinDuros(cuentaEnHoja({ ...RESERVA, ...cambios }))).toBe(palabras);
});

test('a blocked franja says so, with its reason', () => {
  expect(DIA.map(bloqueoEnPalabras)).toEqual(['', 'Bloqueada (no reservable): Limpieza', '']);
});

test('the table has a row for each person, money once for each booking, and texts as texts', () => {
  expect(sinDuros(csvDeHoja(FECHA, DIA)).split('\r\n').slice(1)).toEqual([
    `${FECHA};09:00;09:50;2 cupos disponibles;Ana Paz;Ana Paz;"'+54 9 381 555 0142";Hernia;"Rodilla; derecha";Sí;Faltan $ 36.000;36000`,
    `${FECHA};09:00;09:50;2 cupos disponibles;"'=Leo";Ana Paz;;;;;;`,
    `${FECHA};10:00;10:50;Bloqueada (no reservable): Limpieza`,
    `${FECHA};11:00;11:50;4 cupos disponibles`,
    '',
  ]);
});
