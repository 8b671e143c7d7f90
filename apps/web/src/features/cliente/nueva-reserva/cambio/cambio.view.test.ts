import { expect, test } from 'vitest';
import { loYaPagado, paginaTrasMover, sinVuelta } from './cambio.view.ts';

const AHORA = '2026-10-01T09:00:00';
const SENIA = { monto: 6000, vence: '2026-10-01T21:00:00' };

test.each([
  [null, 0, '2026-10-02T10:00:00', null],
  [null, 6000, '2026-10-02T10:00:00', 'Lo ya pagado, $ 6.000, sigue con la reserva.'],
  [SENIA, 0, null, 'La seña de $ 6.000 vence como antes: hoy a las 21:00.'],
  [SENIA, 0, '2026-10-02T10:00:00', 'La seña de $ 6.000 vence como antes: hoy a las 21:00.'],
  [SENIA, 0, '2026-10-01T18:00:00', 'La seña de $ 6.000 pasa a vencer antes: hoy a las 16:00.'],
])('with a seña of %o and %i paid, a move to %s says: %s', (senia, pagado, inicio, texto) => {
  const dicho = loYaPagado({ senia, pagado }, inicio, AHORA);
  expect(dicho?.replaceAll('\u00A0', ' ') ?? null).toBe(texto);
});

test('what an abono pays is no money that goes on with the booking', () => {
  const abono = { id: 1, nombre: 'Pack de 10' };
  expect(loYaPagado({ senia: null, pagado: 6000, abono }, null, AHORA)).toBeNull();
});

test('a turn within the limit is taken for good, to the second', () => {
  expect(sinVuelta('2026-10-01T15:00:00', 6, AHORA)).toBeNull();
  expect(sinVuelta('2026-10-01T15:00:00', 6, '2026-10-01T09:00:01')).toMatch(/ni cancelar/);
});

test('a booking that has moved is on the page of its new hour', () => {
  const porVenir = [1, 2, 3, 4, 5, 6].map((id) => ({
    id,
    franja: { id, inicio: `2026-10-0${id}T08:00:00`, fin: `2026-10-0${id}T09:00:00` },
  }));
  const hacia = (inicio: string) => ({ id: 1, franja: { id: 9, inicio, fin: inicio } });
  expect(paginaTrasMover(porVenir, hacia('2026-10-05T10:00:00'))).toBe(0);
  expect(paginaTrasMover(porVenir, hacia('2026-10-07T10:00:00'))).toBe(1);
  expect(paginaTrasMover([], hacia('2026-10-07T10:00:00'))).toBe(0);
});
