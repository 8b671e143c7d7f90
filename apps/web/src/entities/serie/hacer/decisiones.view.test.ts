import type { FechaPrevista } from '@remanso/contract/serie/series-previstas.contract';
import { expect, test } from 'vitest';
import {
  alternativaEnPalabras,
  cambiadas,
  conservar,
  contarFechas,
  decisionesPara,
  destinoDe,
  enOtroHorario,
  losQueSeReservan,
  resultadoEnPalabras,
} from './decisiones.view.ts';

const fecha = (dia: string, cambios: Partial<FechaPrevista> = {}): FechaPrevista => ({
  fecha: dia,
  hora: '18:00',
  franjaId: 1,
  resultado: 'LIBRE',
  motivo: null,
  libres: 4,
  precio: 100,
  alternativas: [],
  ...cambios,
});
const OTRA = { franjaId: 7, inicio: '2026-10-13T19:00:00', libres: 3 };
const LIBRE = fecha('2026-10-06');
const LLENA = fecha('2026-10-13', { resultado: 'SIN_CUPO', libres: 0, alternativas: [OTRA] });
const SUYA = fecha('2026-10-20', { resultado: 'YA_RESERVADA' });
const FECHAS = [LIBRE, LLENA, SUYA];

test('a date is booked where it is free, left out where it is booked already, or to be decided', () => {
  expect(FECHAS.map((una) => destinoDe(una, {}))).toEqual(['RESERVAR', 'FALTA', 'OMITIR']);
  const decisiones = { '2026-10-06': 'OMITIR', '2026-10-13': 7 } as const;
  expect(FECHAS.map((una) => destinoDe(una, decisiones))).toEqual(['OMITIR', 'RESERVAR', 'OMITIR']);
  expect(decisionesPara(FECHAS, decisiones)).toEqual({ ...decisiones, '2026-10-20': 'OMITIR' });
});

test('what is booked is counted with the price of the hour to which it goes', () => {
  const precioDe = () => 150;
  expect(contarFechas(FECHAS, {}, precioDe)).toEqual({
    reservas: 1,
    esperas: 0,
    faltan: 1,
    total: 100,
  });
  expect(contarFechas(FECHAS, { '2026-10-13': 7 }, precioDe)).toMatchObject({ total: 250 });
  expect(contarFechas(FECHAS, { '2026-10-13': 7 }, () => undefined)).toMatchObject({ total: 200 });
  const enEspera = contarFechas(FECHAS, { '2026-10-13': 'ESPERAR' }, precioDe);
  expect(enEspera).toMatchObject({ reservas: 1, esperas: 1, faltan: 0 });
});

test('a date that goes to another hour is named, and what is left out needs no place', () => {
  expect(enOtroHorario(FECHAS, {})).toBe('');
  expect(enOtroHorario(FECHAS, { '2026-10-13': 7 })).toBe('; en otro horario: mar 13 oct, 19:00');
  const inicios = FECHAS.map((una) => `${una.fecha}T18:00:00`);
  const tomadas = { '2026-10-06': 'OMITIR', '2026-10-13': 7, '2026-10-20': 'ESPERAR' } as const;
  expect(losQueSeReservan(inicios, tomadas)).toEqual(['2026-10-13T18:00:00']);
  expect(losQueSeReservan(inicios, {})).toEqual(inicios);
});

test('a decision stays where it can still be followed, and the dates that changed are named', () => {
  const decisiones = { '2026-10-06': 'OMITIR', '2026-10-13': 7 } as const;
  const sinOtra = { ...LLENA, alternativas: [] };
  const ahora = [{ ...LIBRE, precio: 120 }, sinOtra, SUYA];
  expect(conservar(ahora, decisiones)).toEqual({ '2026-10-06': 'OMITIR' });
  expect(cambiadas(FECHAS, ahora, decisiones)).toEqual(['2026-10-06', '2026-10-13']);
  expect(cambiadas(FECHAS, FECHAS, decisiones)).toEqual([]);
  const espera = { '2026-10-13': 'ESPERAR' } as const;
  expect(conservar(FECHAS, espera)).toEqual(espera);
  expect(conservar([{ ...LLENA, resultado: 'LIBRE' }], espera)).toEqual({});
});

test('each says what it is, and where else it could go', () => {
  expect(resultadoEnPalabras(LLENA)).toBe('Completo');
  expect(resultadoEnPalabras({ ...LLENA, libres: 1 })).toBe('Queda 1 lugar');
  const feriado = fecha('2026-10-12', { resultado: 'FERIADO', motivo: 'Diversidad' });
  expect(resultadoEnPalabras(feriado)).toBe('Feriado: Diversidad');
  expect(alternativaEnPalabras(OTRA.inicio, '2026-10-13')).toBe('19:00');
  expect(alternativaEnPalabras(OTRA.inicio, '2026-10-12')).toBe('mar 13 oct, 19:00');
});
