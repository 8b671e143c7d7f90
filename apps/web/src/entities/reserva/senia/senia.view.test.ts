import { expect, test } from 'vitest';
import { esperaEnPalabras, faltaDeSenia, loQueSeCopia, plazoDeSenia } from './senia.view.ts';

const HOY = '2026-10-01';

test('the time of a seña is told by the day that it is from here', () => {
  expect(plazoDeSenia('2026-10-01T19:00:00', HOY)).toBe('hoy a las 19:00');
  expect(plazoDeSenia('2026-10-02T00:00:00', HOY)).toBe('mañana a las 00:00');
  expect(plazoDeSenia('2026-10-04T09:30:00', HOY)).toBe('el domingo 4 de octubre a las 09:30');
});

test.each([
  [{ pagado: 0 }, 'Espera la seña de $ 6.000 hasta hoy a las 19:00'],
  [{ pagado: 5_280 }, 'Faltan $ 720 de la seña, hasta hoy a las 19:00'],
  [{ pagado: 5_999 }, 'Falta $ 1 de la seña, hasta hoy a las 19:00'],
  [{ pagado: 0, nombre: 'Ana' }, 'Ana espera la seña de $ 6.000 hasta hoy a las 19:00'],
  [{ pagado: 5_280, nombre: 'Ana' }, 'A Ana le faltan $ 720 de la seña, hasta hoy a las 19:00'],
])('what is waited for is told in one line: %j, %s', (de, texto) => {
  const senia = { monto: 6_000, vence: '2026-10-01T19:00:00' };
  expect(esperaEnPalabras(senia, { ...de, hoy: HOY }).replaceAll('\u00a0', ' ')).toBe(texto);
});

test('a seña lacks what is not paid of it', () => {
  const senia = { monto: 6_000 };
  expect([0, 5_280, 7_000].map((pagado) => faltaDeSenia({ senia, pagado }))).toEqual([
    6_000, 720, 0,
  ]);
  expect(faltaDeSenia({ senia: null, pagado: 0 })).toBe(0);
});

test('what is copied is what a bank asks for', () => {
  const cbu = '2850590940090418135201';
  expect(loQueSeCopia(`Alias: remanso.agua.\nCBU ${cbu}, de Ana Paz`)).toEqual({
    nombre: 'alias',
    texto: 'remanso.agua',
  });
  expect(loQueSeCopia(`CBU ${cbu}`)).toEqual({ nombre: 'CBU', texto: cbu });
  expect(loQueSeCopia(`cvu: ${cbu}`).nombre).toBe('CVU');
  expect(loQueSeCopia('remanso.agua')).toEqual({ nombre: 'los datos', texto: 'remanso.agua' });
});
