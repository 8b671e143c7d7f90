import { expect, test } from 'vitest';
import { SUSCRIPCIONES, comoWebcal } from './suscripcion.view.ts';

test.each(['https', 'http'])(
  'an address of %s becomes one that opens the calendar',
  (protocolo) => {
    expect(comoWebcal(`${protocolo}://turnos.ejemplo.com/api/calendario/x.ics`)).toBe(
      'webcal://turnos.ejemplo.com/api/calendario/x.ics',
    );
  },
);

test('each program has three lines', () => {
  expect(SUSCRIPCIONES.map(({ pasos }) => pasos.length)).toEqual([3, 3, 3]);
});
