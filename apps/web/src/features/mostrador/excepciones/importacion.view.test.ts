import type { Previsualizacion } from '@remanso/contract/franja/franjas.contract';
import { expect, test } from 'vitest';
import {
  anioConFeriados,
  efectoDeFeriado,
  elegidosAlEmpezar,
  feriadosOfrecidos,
  notaDeFeriado,
  notaDePuentes,
} from './importacion.view.ts';

const HOY = '2026-11-21';

test('those to come are offered; those that are there and bridges are not marked beforehand', () => {
  const ofrecidos = feriadosOfrecidos(2026, HOY, new Set(['2026-12-25']));
  expect(ofrecidos.map(({ fecha, yaEsta }) => [fecha, yaEsta])).toEqual([
    ['2026-11-23', false],
    ['2026-12-07', false],
    ['2026-12-08', false],
    ['2026-12-25', true],
  ]);
  expect([...elegidosAlEmpezar(ofrecidos)]).toEqual(['2026-11-23', '2026-12-08']);
  expect(ofrecidos.map(notaDeFeriado)).toEqual([
    'Trasladado del viernes 20 de noviembre',
    'Día no laborable: decide si el centro abre',
    null,
    null,
  ]);
});

test('one on a weekend says that it may be moved, and a year without bridges says so', () => {
  const soberania = feriadosOfrecidos(2027, HOY, new Set()).find(
    ({ fecha }) => fecha === '2027-11-20',
  );
  expect(soberania && notaDeFeriado(soberania)).toBe(
    'Cae sábado: un decreto puede pasarlo al viernes o al lunes',
  );
  expect([notaDePuentes(2026), notaDePuentes(2027)]).toEqual([
    null,
    expect.stringContaining('Los puentes de 2027'),
  ]);
});

test('what each would do', () => {
  const franja = { fecha: '2026-11-23' } as Previsualizacion['conflictos'][0]['franja'];
  const nada = { creadas: 0, bloqueadas: 0, liberadas: 0, conOtraCapacidad: 0 };
  const previa = {
    dias: [
      { fecha: '2026-11-23', retiradas: 3, ...nada },
      { fecha: '2026-12-08', retiradas: 1, ...nada },
    ],
    conflictos: [{ franja, reservas: [] }],
    deAntes: [],
  } as unknown as Previsualizacion;
  const fechas = ['2026-11-23', '2026-12-08', '2026-12-25'];
  expect(fechas.map((fecha) => efectoDeFeriado(fecha, previa))).toEqual([
    'retira 3 turnos libres, 1 turno con reservas',
    'retira 1 turno libre',
    'ningún turno cambia',
  ]);
  expect(efectoDeFeriado('2026-11-23', undefined)).toBe('');
});

test('after the last feriado of a year the next one is offered', () => {
  expect(anioConFeriados('2026-12-25')).toBe(2026);
  expect(anioConFeriados('2026-12-26')).toBe(2027);
});
