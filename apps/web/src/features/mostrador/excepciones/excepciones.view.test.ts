import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { describe, expect, test } from 'vitest';
import {
  conflictosDe,
  diasDe,
  excepcionesDelDia,
  listaDe,
  nombreDeCasilla,
  queVale,
  razonDe,
  resumenDeNueva,
  textoDeFechas,
  type Nueva,
} from './excepciones.view.ts';

const MANANA = { horaInicio: '09:00', horaFin: '13:00' };
const TARDE = { horaInicio: '16:00', horaFin: '20:00' };
const LISTA = listaDe({
  feriados: [
    { id: 1, fecha: '2026-12-08', descripcion: 'Inmaculada' },
    { id: 2, fecha: '2026-12-25', descripcion: 'Navidad' },
  ],
  bloqueos: [
    {
      id: 1,
      fechaDesde: '2026-12-07',
      fechaHasta: '2026-12-09',
      horaInicio: '16:00',
      horaFin: '18:00',
      motivo: null,
    },
  ],
  overrides: [{ id: 1, fecha: '2026-12-08', tramos: [MANANA, TARDE], capacidad: 2, motivo: null }],
});
const delDia = (fecha: string) => excepcionesDelDia(LISTA, fecha);
const ABIERTO = { hoy: '2026-11-21', cerrado: false };

test('the list goes by day, and within a day in the order in which they count', () => {
  expect(LISTA.map(({ tipo, desde }) => [tipo, desde])).toEqual([
    ['bloqueo', '2026-12-07'],
    ['override', '2026-12-08'],
    ['feriado', '2026-12-08'],
    ['feriado', '2026-12-25'],
  ]);
  expect(LISTA.map(textoDeFechas)).toEqual([
    'del lun 7 dic al mié 9 dic',
    'mar 8 dic',
    'mar 8 dic',
    'vie 25 dic',
  ]);
  expect(LISTA[1]?.detalle).toBe('Abre de 09:00 a 13:00 y 16:00 a 20:00, 2 lugares por turno');
});

test('a bloqueo is on each of its days', () => {
  const cuantas = ['06', '07', '08', '09', '10'].map((dia) => delDia(`2026-12-${dia}`).length);
  expect(cuantas).toEqual([0, 1, 3, 1, 0]);
});

test('each cell says what it has', () => {
  expect(nombreDeCasilla('2026-12-25', delDia('2026-12-25'), ABIERTO)).toBe(
    'viernes 25 de diciembre: feriado, Navidad, cerrado todo el día',
  );
  expect(nombreDeCasilla('2026-12-07', delDia('2026-12-07'), ABIERTO)).toBe(
    'lunes 7 de diciembre: bloqueo, de 16:00 a 18:00',
  );
  expect(nombreDeCasilla('2026-11-21', [], ABIERTO)).toBe('sábado 21 de noviembre, hoy');
  expect(nombreDeCasilla('2026-11-22', [], { ...ABIERTO, cerrado: true })).toBe(
    'domingo 22 de noviembre: cerrado',
  );
});

describe('what counts', () => {
  test.each([
    [
      '2026-12-08',
      'Vale el horario especial, aunque sea feriado. Los bloqueos marcan además sus turnos.',
    ],
    ['2026-12-25', 'Vale el feriado: el centro no abre.'],
    ['2026-12-26', 'Valen los horarios semanales: abierto de 09:00 a 13:00.'],
  ])('the %s', (fecha, texto) => {
    expect(queVale(delDia(fecha), [MANANA])).toBe(texto);
  });

  test('a day that does not open, or is not known', () => {
    expect(queVale([], [])).toBe('Valen los horarios semanales: cerrado.');
    expect(queVale([], null)).toBe('Valen los horarios semanales.');
  });
});

test('what is going to be saved, in words, and why', () => {
  const feriado: Nueva = {
    tipo: 'feriado',
    body: { fecha: '2026-12-25', descripcion: 'Navidad' },
  };
  const bloqueo: Nueva = {
    tipo: 'bloqueo',
    body: { fechaDesde: '2026-12-14', fechaHasta: '2026-12-17', motivo: 'Obra' },
  };
  const override: Nueva = {
    tipo: 'override',
    body: { fecha: '2026-12-24', tramos: [MANANA], capacidad: 1 },
  };
  expect([feriado, bloqueo, override].map(resumenDeNueva)).toEqual([
    'Navidad, viernes 25 de diciembre',
    'Del lunes 14 de diciembre al jueves 17 de diciembre, todo el día',
    'jueves 24 de diciembre. Abre de 09:00 a 13:00, 1 lugar por turno',
  ]);
  expect(
    resumenDeNueva({
      tipo: 'bloqueo',
      body: { ...bloqueo.body, fechaHasta: '2026-12-14', horaInicio: '08:00', horaFin: '10:00' },
    }),
  ).toBe('lunes 14 de diciembre, de 08:00 a 10:00');
  expect(resumenDeNueva({ tipo: 'override', body: { fecha: '2026-12-24', tramos: [] } })).toBe(
    'jueves 24 de diciembre. Cerrado todo el día',
  );
  expect([feriado, bloqueo, override].map(razonDe)).toEqual([
    'ese día el centro no abre (Navidad)',
    'en ese horario el centro no va a atender',
    'ese día cambian los horarios del centro',
  ]);
});

test("what another change had left outside on other days is not this one's", () => {
  const en = (fecha: string) => ({ franja: { fecha } as Franja, reservas: [] });
  const conflictos = ['2026-12-13', '2026-12-14', '2026-12-17', '2026-12-18'].map(en);
  const nueva: Nueva = {
    tipo: 'bloqueo',
    body: { fechaDesde: '2026-12-14', fechaHasta: '2026-12-17' },
  };
  expect(conflictosDe(conflictos, diasDe(nueva))).toEqual(conflictos.slice(1, 3));
  const feriado: Nueva = { tipo: 'feriado', body: { fecha: '2026-12-18', descripcion: 'x' } };
  expect(conflictosDe(conflictos, diasDe(feriado))).toEqual(conflictos.slice(3));
});
