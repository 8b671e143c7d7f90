import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ErrorDeApi } from '../../../../lib/api/ErrorDeApi.ts';
import {
  FormularioDeCambios,
  FormularioDeFranja,
  desdeDonde,
  momentosDe,
  primerHueco,
  rarezasDe,
  sinPrefijo,
} from './franja-editada.view.ts';

function errores(datos: object): unknown {
  const { error } = z.safeParse(FormularioDeFranja, {
    fecha: '2026-10-01',
    inicio: '09:00',
    fin: '10:00',
    ...datos,
  });
  return error && [error.issues[0]?.path[0], error.issues[0]?.message];
}

describe('FormularioDeFranja', () => {
  test.each([
    [{}, undefined],
    [{ fecha: '' }, ['fecha', 'La fecha es requerida']],
    [{ inicio: ' ' }, ['inicio', 'La hora de inicio es requerida']],
    [{ fin: '' }, ['fin', 'La hora de fin es requerida']],
    [{ fin: '25:00' }, ['fin', 'La hora debe tener la forma HH:MM']],
    [{ fin: '09:00' }, ['fin', 'La hora de fin debe ser posterior a la hora de inicio']],
    [{ inicio: '930', fin: '9' }, ['fin', 'La hora de fin debe ser posterior a la hora de inicio']],
  ])('%j', (datos, error) => {
    expect(errores(datos)).toEqual(error);
  });

  test('times are read as they are written', () => {
    const leidas = z.parse(FormularioDeFranja, { fecha: '2026-10-01', inicio: '9', fin: '930' });
    expect(momentosDe(leidas.fecha, leidas)).toEqual({
      inicio: '2026-10-01T09:00:00',
      fin: '2026-10-01T09:30:00',
    });
  });
});

describe('primerHueco', () => {
  const turnos = (...horas: string[]) =>
    horas.map((hora) => {
      const [horaInicio = '', horaFin = ''] = hora.split('-');
      return { horaInicio, horaFin };
    });

  test.each([
    [[], '09:00', '09:00'],
    [['09:00-10:00', '10:00-11:00'], '09:00', '11:00'],
    [['10:00-11:00', '09:00-10:00', '16:00-17:00'], '09:00', '11:00'],
    [['09:00-10:00', '10:30-11:30'], '09:00', '11:30'],
    [['08:00-09:00'], '09:00', '09:00'],
    [['18:00-23:00'], '18:30', undefined],
    [[], '23:30', undefined],
  ])('with %j from %s on: %s', (horas, desde, inicio) => {
    expect(primerHueco(turnos(...horas), desde)?.inicio).toBe(inicio);
  });

  test('it looks from nine on, or from the next half hour of today', () => {
    expect(desdeDonde('2026-10-02', '2026-10-01T18:10')).toBe('09:00');
    expect(desdeDonde('2026-10-01', '2026-10-01T07:00')).toBe('09:00');
    expect(desdeDonde('2026-10-01', '2026-10-01T18:10')).toBe('18:30');
    expect(desdeDonde('2026-10-01', '2026-10-01T18:30')).toBe('19:00');
  });
});

test('a year away or longer than any turn is asked about, in words', () => {
  const hoy = '2026-10-01';
  expect(rarezasDe('2026-10-02', { inicio: '09:00', fin: '12:00' }, hoy)).toEqual([]);
  expect(rarezasDe('2099-10-02', { inicio: '09:00', fin: '22:30' }, hoy)).toEqual([
    'Es el viernes 2 de octubre de 2099.',
    'Dura 13 horas y 30 minutos, de 09:00 a 22:30.',
  ]);
});

test.each([0, 11, 1.5, Number.NaN])('a capacity of %d is not saved', (capacidadEfectiva) => {
  const datos = { inicio: '09:00', fin: '10:00', capacidadEfectiva };
  expect(z.safeParse(FormularioDeCambios, datos).error?.issues[0]?.message).toBe(
    'La capacidad debe estar entre 1 y 10',
  );
});

test('sinPrefijo leaves what the title does not say', () => {
  const message = 'Error al crear franja: Ya existe un turno en ese horario';
  expect(sinPrefijo(new ErrorDeApi({ status: 409, codigo: 'CONFLICTO', message }))).toMatchObject({
    message: 'Ya existe un turno en ese horario',
    status: 409,
  });
  expect(sinPrefijo(new Error(message))).toMatchObject({
    message: 'Ya existe un turno en ese horario',
  });
  const otro = new Error('Otra cosa');
  expect(sinPrefijo(otro)).toBe(otro);
});
