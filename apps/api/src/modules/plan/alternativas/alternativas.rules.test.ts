import fc from 'fast-check';
import { expect, test } from 'vitest';
import { repartir, type FranjaConPlazas, type Mudanza } from './alternativas.rules.ts';

const franja = (id: number, inicio: string, plazas = 4): FranjaConPlazas => ({
  id,
  inicio: `${inicio}:00`,
  fin: `${inicio.slice(0, 11)}23:00:00`,
  plazas,
});
const mudanza = (reservaId: number, inicio: string, personas = 1): Mudanza => ({
  reservaId,
  inicio: `${inicio}:00`,
  personas,
  ocupadas: new Set(),
});

test('of its day, the nearest that has the places; of two as near, the later', () => {
  const franjas = [
    franja(1, '2026-10-01T19:00'),
    franja(2, '2026-10-02T09:00', 1),
    franja(3, '2026-10-02T11:00'),
    franja(4, '2026-10-03T10:00'),
  ];
  const chosen = (personas: number) =>
    repartir([mudanza(7, '2026-10-02T10:00', personas)], franjas)[0]?.franja?.id;
  expect([chosen(1), chosen(2), chosen(5)]).toEqual([3, 3, undefined]);
});

test('one that begins too soon comes last; the next nearest are told too', () => {
  const franjas = [
    franja(1, '2026-10-02T09:00'),
    franja(2, '2026-10-02T12:00'),
    franja(3, '2026-10-04T10:00', 1),
    franja(4, '2026-10-05T10:00'),
  ];
  const bookings = [mudanza(7, '2026-10-02T10:00'), mudanza(8, '2026-10-02T10:00')];
  const offered = repartir(bookings, franjas, '2026-10-02T11:00:00').map(
    ({ franja: chosen, otras }) => [chosen?.id, otras.map(({ id }) => id)],
  );
  expect(offered).toEqual([
    [2, [3, 4, 1]],
    [2, [3, 4, 1]],
  ]);
  expect(repartir(bookings, franjas.slice(2)).map(({ franja: chosen }) => chosen?.id)).toEqual([
    3, 4,
  ]);
});

test('of a closed day, the same hour, else the same half of the day, within seven days; else none', () => {
  const franjas = [
    franja(1, '2026-10-02T18:00'),
    franja(2, '2026-10-03T09:00'),
    franja(3, '2026-10-08T10:00', 1),
    franja(4, '2026-10-10T10:00'),
  ];
  const bookings = [7, 8].map((id) => mudanza(id, '2026-10-02T10:00'));
  const proposed = (...moves: Mudanza[]) =>
    repartir(moves, franjas).map(({ franja: chosen, otras }) => [
      chosen?.id,
      ...otras.map(({ id }) => id),
    ]);
  expect(proposed(...bookings)).toEqual([
    [3, 1, 2, 4],
    [2, 1, 3, 4],
  ]);
  // What fits nowhere near its hour stays blank, and the desk chooses.
  expect(proposed(mudanza(9, '2026-10-04T12:00', 5), mudanza(9, '2026-09-30T14:00'))).toEqual([
    [undefined],
    [1, 2, 3, 4],
  ]);
  expect(proposed(mudanza(9, '2026-10-17T13:00'))).toEqual([[undefined, 4, 3, 2, 1]]);
});

test('across a month, and never where its client is already', () => {
  const franjas = [franja(1, '2026-10-31T10:00'), franja(2, '2026-11-01T12:00')];
  const booking = mudanza(7, '2026-11-01T10:00');
  expect(repartir([booking], franjas)[0]?.franja?.id).toBe(2);
  expect(repartir([{ ...booking, ocupadas: new Set([2]) }], franjas)[0]?.franja?.id).toBe(1);
  expect(repartir([{ ...booking, ocupadas: new Set([1, 2]) }], franjas)[0]?.franja).toBeNull();
});

const seParecen = (una: string, otra: string) =>
  Math.abs(Date.parse(una.slice(0, 10)) - Date.parse(otra.slice(0, 10))) <= 7 * 86_400_000 &&
  una.slice(11) < '13:00' === otra.slice(11) < '13:00';

const hora = fc.integer({ min: 8, max: 20 }).map((h) => String(h).padStart(2, '0'));
const dia = fc.integer({ min: 1, max: 9 }).map((d) => `2026-10-0${d}`);
const momento = fc.tuple(dia, hora).map(([d, h]) => `${d}T${h}:00`);

test('whatever there is, all that were given a place fit, and who got none fits nowhere alike', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(momento, fc.integer({ min: 1, max: 4 })), { maxLength: 8 }),
      fc.array(fc.tuple(momento, fc.integer({ min: 0, max: 4 })), { maxLength: 6 }),
      (bookings, offered) => {
        const franjas = offered.map(([inicio, plazas], id) => franja(id, inicio, plazas));
        const moves = bookings.map(([inicio, personas], id) => mudanza(id, inicio, personas));
        const left = new Map(franjas.map(({ id, plazas }) => [id, plazas]));
        for (const [n, { franja: chosen }] of repartir(moves, franjas).entries()) {
          const personas = moves[n]?.personas ?? 0;
          const desde = moves[n]?.inicio ?? '';
          const alike = franjas.filter(({ inicio }) => seParecen(desde, inicio));
          const mostLeft = Math.max(0, ...alike.map(({ id }) => left.get(id) ?? 0));
          if (chosen) left.set(chosen.id, (left.get(chosen.id) ?? 0) - personas);
          // A booking without a proposal is for more people than any franja of the same half of a
          // near day still has places for.
          expect(chosen !== null || mostLeft < personas).toBe(true);
        }
        expect([...left.values()].every((plazas) => plazas >= 0)).toBe(true);
      },
    ),
  );
});
