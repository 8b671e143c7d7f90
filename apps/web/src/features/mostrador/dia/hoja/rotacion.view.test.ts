import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { ESTACIONES_POR_DEFECTO, type Estacion } from '@remanso/contract/franja/rotacion.rules';
import { expect, test } from 'vitest';
import { SERVICIOS } from '../../../../lib/servicios.ts';
import { pausasEnPalabras, ratosEnPalabras } from '../../../../entities/rotacion/ratos.view.ts';
import { rotacionDelDia } from './rotacion.view.ts';

function franja(horaInicio: string, horaFin: string, cambios: Partial<Franja> = {}): Franja {
  const base = { id: Number(horaInicio.slice(0, 2)), estado: 'ACTIVA', capacidadEfectiva: 4 };
  return { ...base, horaInicio, horaFin, ocupadosTotal: 0, ...cambios } as unknown as Franja;
}

const con = (...nombres: string[]) =>
  ({
    reservas: [
      {
        participantes: nombres.map((nombre, orden) => ({ nombre, esTitular: orden === 0 })),
        cliente: { nota: nombres[0] === 'Ana' ? 'Hernia:\nno electrodos' : '' },
      },
    ],
  }) as Partial<Franja>;

const TRES: readonly Estacion[] = ['A', 'B', 'C'].map((nombre) => ({ nombre, lugares: 1 }));

test('a new centre has the services of the landing as its stations', () => {
  expect(ESTACIONES_POR_DEFECTO.map(({ nombre }) => nombre)).toEqual(
    SERVICIOS.map(({ nombre }) => nombre),
  );
});

test('franjas that go alike share a round, in which everybody has a place and a free one is empty', () => {
  const dia = [
    franja('09:00', '10:00', con('Ana', 'Leo')),
    franja('10:00', '11:00', { capacidadEfectiva: 2, ...con('Eva') }),
  ];
  const { rondas, cortas } = rotacionDelDia(dia, ESTACIONES_POR_DEFECTO);
  expect(cortas).toEqual([]);
  expect(rondas).toHaveLength(1);
  expect(rondas[0]?.rotacion.recorridos).toHaveLength(4);
  expect(rondas[0]?.franjas.map(({ nombres }) => nombres)).toEqual([
    ['Ana', 'Leo', '', ''],
    ['Eva', ''],
  ]);
  // `notas` has the same order as `nombres`: the sheet shows a note below the name of the person,
  // so that whoever leads the person to an estación reads the note.
  expect(rondas[0]?.franjas.map(({ notas }) => notas)).toEqual([
    ['Hernia: · no electrodos', '', '', ''],
    ['', ''],
  ]);
});

test('a franja that is longer than its session, or crosses an hour, says when everybody goes on', () => {
  const { rondas } = rotacionDelDia(
    [franja('09:00', '11:00'), franja('09:40', '10:30')],
    ESTACIONES_POR_DEFECTO,
  );
  expect(rondas[0]?.franjas.map(({ cambios }) => cambios)).toEqual([
    ':08 · :16 · :24 · :32 · :40 · fin :48',
    ':48 · :56 · 10:04 · :12 · :20 · fin :28',
  ]);
});

test('another number of ratos is another round, and nobody goes where nobody is', () => {
  const dia = [
    franja('09:00', '10:00'),
    franja('10:00', '11:00', { capacidadEfectiva: 5 }),
    franja('11:00', '12:00', { estado: 'BLOQUEADA' }),
    franja('12:00', '12:02'),
    franja('13:00', '14:00', { estado: 'BLOQUEADA', ocupadosTotal: 1, ...con('Sol') }),
  ];
  const { rondas, cortas } = rotacionDelDia(dia, TRES);
  const enPalabras = rondas.map(({ rotacion, franjas }) => [
    ratosEnPalabras(rotacion),
    pausasEnPalabras(rotacion),
    franjas.map(({ hora }) => hora),
  ]);
  const sonMas = 'Son más personas que las que entran a la vez: cada una espera';
  expect(enPalabras).toEqual([
    ['4 ratos de 12 minutos', `${sonMas} 1 rato.`, ['09:00', '13:00']],
    ['5 ratos de 10 minutos', `${sonMas} 2 ratos.`, ['10:00']],
  ]);
  expect(cortas).toEqual(['12:00']);
});
