import { expect, test } from 'vitest';
import { losQueSiguen, paginaDePliegues, plegarSeries } from './plegar-series.view.ts';

const reserva = (id: number, serieId?: number) => ({
  id,
  franja: { id, inicio: `2026-10-${String(id).padStart(2, '0')}T18:00:00`, fin: '' },
  ...(serieId !== undefined && { serieId }),
});

test('the later dates of a series are folded under the next one, and others keep their place', () => {
  const lista = [reserva(1, 7), reserva(2), reserva(3, 7), reserva(4, 8), reserva(5, 7)];
  const plegada = plegarSeries(lista).map((una) => [
    una.reserva.id,
    una.siguen.map(({ id }) => id),
  ]);
  expect(plegada).toEqual([
    [1, [3, 5]],
    [2, []],
    [4, []],
  ]);
  expect(losQueSiguen([reserva(3, 7), reserva(5, 7)])).toBe('y 2 más, hasta el 5 de octubre');
});

test('a page counts a folded series as one', () => {
  const serie = Array.from({ length: 12 }, (_, orden) => reserva(orden + 1, 7));
  const sueltas = [13, 14, 15, 16, 17].map((id) => reserva(id));
  const primera = paginaDePliegues([...serie, ...sueltas], 0);
  expect(primera.reservas.map(({ id }) => id)).toEqual([1, 13, 14, 15, 16]);
  expect(primera.siguen.get(1)).toHaveLength(11);
  expect([primera.totalPaginas, primera.tieneSiguiente]).toEqual([2, true]);
  expect(paginaDePliegues([...serie, ...sueltas], 1)).toMatchObject({
    reservas: [{ id: 17 }],
    tieneAnterior: true,
    tieneSiguiente: false,
  });
});
