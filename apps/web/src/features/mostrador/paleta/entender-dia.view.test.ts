import { expect, test } from 'vitest';
import { entenderDia } from './entender-dia.view.ts';

const HOY = '2026-11-23';

test.each([
  ['hoy', HOY],
  ['Mañana', '2026-11-24'],
  ['pasado mañana', '2026-11-25'],
  ['ayer', '2026-11-22'],
  ['  el  Miércoles ', '2026-11-25'],
  ['sábado', '2026-11-28'],
  ['lunes', '2026-11-30'],
  ['próximo lunes', '2026-11-30'],
  ['lunes que viene', '2026-11-30'],
  ['lunes pasado', '2026-11-16'],
  ['viernes pasado', '2026-11-20'],
  ['25/12', '2026-12-25'],
  ['25-12-27', '2027-12-25'],
  ['1.2.2027', '2027-02-01'],
  ['3 de enero', '2027-01-03'],
  ['3 ene', '2027-01-03'],
  ['domingo 3 de enero', '2027-01-03'],
  ['3 de enero de 2026', '2026-01-03'],
  ['20/11', '2026-11-20'],
  ['1/6', '2027-06-01'],
  ['29/2', '2028-02-29'],
  ['2026-12-25', '2026-12-25'],
  ['martes 24', '2026-11-24'],
  ['dia 3', '2026-12-03'],
])('%s is %s', (texto, fecha) => {
  expect(entenderDia(texto, HOY)).toEqual({ fecha, exacto: true });
});

test.each([
  ['mar', '2026-11-24'],
  ['mañ', '2026-11-24'],
  ['15', '2026-12-15'],
  ['23', HOY],
])('%s may be %s, or the beginning of something else', (texto, fecha) => {
  expect(entenderDia(texto, HOY)).toEqual({ fecha, exacto: false });
});

test.each(['', 'ma', 'ana paz', '31/2', '32', '0', '25/13', '3 de brumario', '3815550142', 'Luna'])(
  '%j is no day',
  (texto) => {
    expect(entenderDia(texto, HOY)).toBeNull();
  },
);
