import type { Informe } from '@remanso/contract/seguimiento/informes.contract';
import { fechasEntre } from '@remanso/contract/calendario';
import { expect, test } from 'vitest';
import { columnasDe, mapaDe, porcentaje, rotulosDe, topeDe, variacion } from './informes.view.ts';
import {
  anteriorEnPalabras,
  destinoDePeriodo,
  leerPeriodo,
  periodoEnPalabras,
} from './periodo.view.ts';

const HOY = '2026-10-15';

test('the period in the address, and what makes no sense', () => {
  const mes = { clave: 'mes', desde: '2026-10-01', hasta: HOY };
  for (const consulta of ['', 'periodo=nada', 'periodo=otro&desde=ayer&hasta=2026-10-01']) {
    expect(leerPeriodo(consulta, HOY)).toMatchObject({ desde: mes.desde, hasta: mes.hasta });
  }
  expect(leerPeriodo('periodo=mes-pasado', '2026-03-31')).toMatchObject({
    desde: '2026-02-01',
    hasta: '2026-02-28',
  });
  expect(leerPeriodo('periodo=semana', HOY)).toMatchObject({ desde: '2026-10-09', hasta: HOY });
  const otro = { clave: 'otro', desde: '2026-01-01', hasta: '2026-06-30' } as const;
  const [, consulta = ''] = destinoDePeriodo(otro).split('?');
  expect(leerPeriodo(consulta, HOY)).toEqual(otro);
  expect(periodoEnPalabras(otro)).toBe('Del jue 1 ene al mar 30 jun de 2026');
});

const dias = (desde: string, hasta: string): Informe['dias'] =>
  fechasEntre(desde, hasta).map((fecha) => ({
    fecha,
    franjas: 1,
    plazas: 4,
    ocupadas: 2,
    reservas: 1,
    canceladas: 0,
    ausencias: 0,
    reservado: 100,
    cobrado: 50,
  }));

test('a long period is told by week and by month, and nothing of it is lost', () => {
  expect(columnasDe(dias('2026-10-01', '2026-10-31'))).toHaveLength(31);
  const semanas = columnasDe(dias('2026-10-01', '2026-12-15'));
  expect(semanas[0]).toMatchObject({ corto: '1/10', nombre: 'jue 1 oct al dom 4 oct' });
  const meses = columnasDe(dias('2026-01-01', '2026-12-31'));
  expect(meses.map(({ corto }) => corto).slice(0, 3)).toEqual(['ene', 'feb', 'mar']);
  for (const [columnas, cuantos] of [
    [semanas, 76],
    [meses, 365],
  ] as const) {
    expect(columnas.reduce((suma, { reservado }) => suma + reservado, 0)).toBe(cuantos * 100);
  }
});

test('against the period before', () => {
  expect([variacion(112, 100), variacion(92, 100), variacion(100, 100), variacion(5, 0)]).toEqual([
    '+12 %',
    '−8 %',
    'igual',
    undefined,
  ]);
  expect([porcentaje(1, 3), porcentaje(1, 0)]).toEqual([33, null]);
  expect([topeDe([0]), topeDe([130_000, 20_000]), topeDe([51])]).toEqual([1, 200_000, 100]);
});

test('the hours of the week as a table', () => {
  const { dias: columnas, filas } = mapaDe([
    { diaSemana: 'LUNES', hora: '09:00', plazas: 4, ocupadas: 4 },
    { diaSemana: 'JUEVES', hora: '08:00', plazas: 8, ocupadas: 1 },
    { diaSemana: 'JUEVES', hora: '09:00', plazas: 0, ocupadas: 1 },
  ]);
  expect(columnas).toEqual(['LUNES', 'JUEVES']);
  expect(filas.map(({ hora, celdas }) => [hora, ...celdas.map((una) => una?.porcentaje)])).toEqual([
    ['08:00', undefined, 13],
    ['09:00', 100, null],
  ]);
  expect(filas[1]?.celdas.map((una) => una?.grado)).toEqual([4, 0]);
});

test('names below the columns, of one as of many', () => {
  expect(rotulosDe(1)).toEqual({ 0: 'siempre' });
  expect(Object.keys(rotulosDe(7))).toHaveLength(7);
  expect(rotulosDe(31)).toEqual({
    0: 'siempre',
    8: 'con lugar',
    15: 'siempre',
    23: 'con lugar',
    30: 'siempre',
  });
});

test('a period is compared with as many days before it', () => {
  const hasta = ['2026-10-01', '2026-10-31'];
  expect(hasta.map((ultimo) => anteriorEnPalabras({ desde: '2026-10-01', hasta: ultimo }))).toEqual(
    ['al día anterior', 'a los 31 días anteriores'],
  );
});
