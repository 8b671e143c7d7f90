import { expect, test } from 'vitest';
import { loQueSeCopia, mensajeDeSenia, plazoDeSenia, seniaEnPalabras } from './senia.view.ts';

const HOY = '2026-10-01';

test('the time of a seña is told by the day that it is from here', () => {
  expect(plazoDeSenia('2026-10-01T19:00:00', HOY)).toBe('hoy a las 19:00');
  expect(plazoDeSenia('2026-10-02T00:00:00', HOY)).toBe('mañana a las 00:00');
  expect(plazoDeSenia('2026-10-04T09:30:00', HOY)).toBe('el domingo 4 de octubre a las 09:30');
});

test('what is waited for is told in one line', () => {
  const senia = { monto: 6_000, vence: '2026-10-01T19:00:00' };
  expect(seniaEnPalabras(senia, HOY)).toBe('la seña de $\u00a06.000 hasta hoy a las 19:00');
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

test('the message to the centre says how much, for which turn and whose', () => {
  const franja = { id: 1, inicio: '2026-10-02T10:00:00', fin: '2026-10-02T11:00:00' };
  const titular = {
    asientoId: 1,
    esTitular: true,
    nombreOptional: 'Ana Paz',
    sexoOptional: 'FEMENINO',
  } as const;
  expect(mensajeDeSenia({ franja, participantes: [titular] }, 6_000)).toBe(
    'Hola, transferí la seña de $\u00a06.000 de mi reserva del viernes 2 de octubre a las 10:00, a nombre de Ana Paz.',
  );
});
