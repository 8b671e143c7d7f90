import { CONFIG, FRANJA } from '@remanso/contract/seguimiento/formas.rules';
import { formaDe } from '@remanso/contract/seguimiento/hechos.rules';
import { expect, test } from 'vitest';
import { mezclar } from './mezcla.view.ts';

const precios = (...todos: number[]) =>
  todos.map((precio, lugar) => ({ capacidad: lugar + 1, precio }));
const config = (capacidadBase: number, ...todos: number[]) => ({
  capacidadBase,
  ventanaDias: 7,
  limiteCancelHoras: 6,
  preciosPorCapacidad: precios(...todos),
});
const SEMANA = formaDe('actualizarHorariosBase');

test('what somebody else has changed is as they saved it, the rest as it is written here', () => {
  const conocido = config(3, 10, 20, 30);
  const actual = { ...config(3, 10, 22, 30), ventanaDias: 9 };
  const aca = { ...config(3, 11, 21, 30), ventanaDias: 8, limiteCancelHoras: 4 };
  expect(mezclar(CONFIG, conocido, actual, aca)).toEqual({
    ...config(3, 11, 22, 30),
    ventanaDias: 9,
    limiteCancelHoras: 4,
  });
});

test.each([
  ['was raised here', config(3, 1, 2, 3), config(4, 1, 2, 3, 4), config(4, 1, 2, 3, 4)],
  ['was lowered here', config(3, 1, 2, 3), config(2, 1, 2), config(2, 1, 2)],
  ['was raised there', config(4, 1, 2, 3, 4), config(3, 1, 2, 5), config(4, 1, 2, 5, 4)],
  ['was lowered there', config(2, 1, 2), config(3, 1, 5, 3), config(2, 1, 5)],
  ['was raised by both', config(4, 1, 2, 3, 4), config(5, 1, 2, 3, 9, 5), config(4, 1, 2, 3, 4)],
  [
    'was raised there and lowered here',
    config(4, 1, 2, 3, 4),
    config(2, 1, 5),
    config(4, 1, 5, 3, 4),
  ],
  ['was lowered there and raised here', config(2, 1, 2), config(5, 1, 2, 3, 4, 5), config(2, 1, 2)],
])('each capacity has its price where the capacity %s', (_caso, actual, aca, queda) => {
  expect(mezclar(CONFIG, config(3, 1, 2, 3), actual, aca)).toEqual(queda);
});

test('of a week the whole day is taken', () => {
  const dia = (activo: boolean, horaFin: string) => ({ activo, tramos: [{ horaFin }] });
  const conocida = [dia(true, '12:00'), dia(true, '12:00')];
  const actual = [dia(false, '12:00'), dia(true, '12:00')];
  const aca = [dia(true, '13:00'), dia(true, '14:00')];
  expect(mezclar(SEMANA, conocida, actual, aca)).toEqual([dia(false, '12:00'), dia(true, '14:00')]);
});

test('what a screen does not edit is left out', () => {
  const conocido = { fin: '10:00', capacidadEfectiva: 4, bloqueada: false };
  const actual = { fin: '10:00', capacidadEfectiva: 6, bloqueada: true };
  const aca = { fin: '11:00', capacidadEfectiva: 4 };
  const mia = { fin: '11:00', capacidadEfectiva: 6 };
  expect(mezclar<object>(FRANJA, conocido, aca, actual)).toEqual(mia);
  expect(mezclar<object>(FRANJA, conocido, actual, mia)).toEqual(mia);
});

test('what nobody has touched here is as somebody else has saved it', () => {
  const conocido = config(3, 10, 20, 30);
  const actual = { ...config(4, 10, 22, 33, 44), ventanaDias: 9, limiteCancelHoras: 2 };
  const aca = { ...config(3, 11, 20, 30), limiteCancelHoras: 4 };
  expect(mezclar(CONFIG, conocido, aca, actual)).toEqual({
    ...config(4, 11, 22, 33, 44),
    ventanaDias: 9,
    limiteCancelHoras: 4,
  });
  const lunes = (horaFin: string) => ({ activo: true, tramos: [{ horaFin }] });
  const [doce, trece, catorce] = [lunes('12:00'), lunes('13:00'), lunes('14:00')];
  expect(mezclar(SEMANA, [doce, doce], [doce, catorce], [trece, doce])).toEqual([trece, catorce]);
});

test('the hours of a franja are one choice', () => {
  const conocido = { inicio: '08:00', fin: '09:00', capacidadEfectiva: 4 };
  const actual = { inicio: '08:00', fin: '11:00', capacidadEfectiva: 6 };
  const aca = { inicio: '07:30', fin: '09:00', capacidadEfectiva: 4 };
  const mia = mezclar(FRANJA, conocido, aca, actual);
  expect(mia).toEqual({ inicio: '07:30', fin: '09:00', capacidadEfectiva: 6 });
  expect(mezclar(FRANJA, conocido, actual, mia)).toEqual(actual);
});

test('a list that is said as one datum is one choice, for its order is part of it', () => {
  const con = (horas: number[], ...nombres: string[]) => ({
    estaciones: nombres.map((nombre) => ({ nombre, lugares: 1 })),
    recordatoriosHoras: horas,
  });
  const [conocido, actual, aca] = [
    con([24], 'A', 'B'),
    con([24, 2], 'B', 'A'),
    con([48], 'A', 'C'),
  ];
  expect(mezclar(CONFIG, conocido, aca, actual)).toEqual(aca);
  expect(mezclar(CONFIG, conocido, actual, aca)).toEqual(actual);
  expect(mezclar(CONFIG, conocido, conocido, actual)).toEqual(actual);
});
