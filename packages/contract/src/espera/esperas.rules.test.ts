import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fechaHora, horaDe, sumarDias, sumarHoras } from '../calendario.ts';
import {
  aQuienSeOfrece,
  estaAbierta,
  estadoDeEspera,
  seOfrece,
  venceOferta,
} from './esperas.rules.ts';

const DIA = '2026-10-02';
const INICIO = `${DIA}T18:00:00`;

const libres = fc.integer({ min: 0, max: 10 });
const fila = fc
  .array(fc.integer({ min: 1, max: 4 }), { maxLength: 8 })
  .map((grupos) => grupos.map((personas, n) => ({ id: n + 1, personas })));

const sum = (grupos: readonly { personas: number }[]) =>
  grupos.reduce((total, { personas }) => total + personas, 0);

test('offers never hold more than is free, and go out in the order of the line', () => {
  fc.assert(
    fc.property(libres, fila, (quedan, esperan) => {
      const offered = aQuienSeOfrece(quedan, esperan);
      expect(sum(offered)).toBeLessThanOrEqual(quedan);
      expect(offered).toEqual(esperan.filter((grupo) => offered.includes(grupo)));
    }),
  );
});

test('the first who fits is offered places, and so on until nobody fits', () => {
  fc.assert(
    fc.property(libres, fila, (quedan, esperan) => {
      const [first, ...others] = aQuienSeOfrece(quedan, esperan);
      expect(first).toBe(esperan.find(({ personas }) => personas <= quedan));
      const left = quedan - sum([...(first ? [first] : []), ...others]);
      const waiting = esperan.filter((grupo) => grupo !== first && !others.includes(grupo));
      expect(waiting.filter(({ personas }) => personas <= left)).toEqual([]);
      expect(aQuienSeOfrece(left, waiting)).toEqual([]);
    }),
  );
});

test('nobody is overtaken but by a smaller group', () => {
  fc.assert(
    fc.property(libres, fila, (quedan, esperan) => {
      const offered = aQuienSeOfrece(quedan, esperan);
      for (const waiting of esperan.filter((grupo) => !offered.includes(grupo))) {
        const overtook = offered.filter(({ id }) => id > waiting.id);
        expect(overtook.filter(({ personas }) => personas >= waiting.personas)).toEqual([]);
      }
    }),
  );
});

test('who joins at the end changes nothing for those before', () => {
  fc.assert(
    fc.property(libres, fila, fc.integer({ min: 1, max: 4 }), (quedan, esperan, personas) => {
      const later = aQuienSeOfrece(quedan, [...esperan, { id: 99, personas }]);
      expect(later.filter(({ id }) => id !== 99)).toEqual(aQuienSeOfrece(quedan, esperan));
    }),
  );
});

/** A moment at which places of a franja that begins at INICIO may still be offered. */
const momento = fc
  .integer({ min: 60, max: 4 * 24 * 60 })
  .map((minutos) => sumarHoras(INICIO, -minutos / 60));

test('an offer leaves half an hour to answer, and half an hour before the turn', () => {
  fc.assert(
    fc.property(momento, (ahora) => {
      expect(seOfrece(INICIO, ahora)).toBe(true);
      const vence = venceOferta(INICIO, ahora);
      expect(vence >= sumarHoras(ahora, 0.5)).toBe(true);
      expect(vence <= sumarHoras(INICIO, -0.5)).toBe(true);
    }),
  );
});

test('by day an offer lasts two hours, by night until ten, where the turn allows', () => {
  fc.assert(
    fc.property(momento, (ahora) => {
      const ultimo = sumarHoras(INICIO, -0.5);
      const vence = venceOferta(INICIO, ahora);
      if (vence === ultimo) return;
      const esDeNoche = horaDe(ahora) >= '22:00' || horaDe(ahora) < '08:00';
      const debe = esDeNoche ? '10:00' : horaDe(sumarHoras(ahora, 2));
      expect(horaDe(vence)).toBe(debe);
      expect(vence < sumarHoras(ahora, 12.01)).toBe(true);
    }),
  );
});

test.each([
  ['the last moment of the day', '21:59:59', `${DIA}T23:59:59`],
  ['the first of the night', '22:00:00', `${sumarDias(DIA, 1)}T10:00:00`],
  ['after midnight', '00:30:00', `${DIA}T10:00:00`],
  ['the last of the night', '07:59:59', `${DIA}T10:00:00`],
  ['the first of the day', '08:00:00', `${DIA}T10:00:00`],
])('an offer made at %s', (_what, hora, vence) => {
  expect(venceOferta(`${sumarDias(DIA, 5)}T18:00:00`, `${DIA}T${hora}`)).toBe(vence);
});

test.each([
  ['09:00', '07:59:59', true],
  ['09:00', '08:00:00', true],
  ['09:00', '08:00:01', false],
])('of a turn at %s places are offered at %s: %s', (turno, hora, puede) => {
  expect(seOfrece(fechaHora(DIA, turno), `${DIA}T${hora}`)).toBe(puede);
});

test('an offer is over at its moment, an entry when its franja begins, and what is over stays so', () => {
  const oferta = { estado: 'OFRECIDA', venceEn: `${DIA}T11:00:00`, inicio: INICIO } as const;
  expect(estadoDeEspera(oferta, `${DIA}T10:59:59`)).toBe('OFRECIDA');
  expect(estadoDeEspera(oferta, `${DIA}T11:00:00`)).toBe('VENCIDA');
  const espera = { estado: 'ESPERANDO', venceEn: null, inicio: INICIO } as const;
  expect(estadoDeEspera(espera, `${DIA}T17:59:59`)).toBe('ESPERANDO');
  expect(estadoDeEspera(espera, INICIO)).toBe('CERRADA');
  for (const estado of ['ACEPTADA', 'RECHAZADA', 'VENCIDA', 'CERRADA'] as const) {
    expect(estadoDeEspera({ ...espera, estado }, `${DIA}T19:00:00`)).toBe(estado);
  }
});

test('an entry is open while it waits and while it holds an offer', () => {
  const estados = ['ESPERANDO', 'OFRECIDA', 'ACEPTADA', 'RECHAZADA', 'VENCIDA', 'CERRADA'] as const;
  expect(estados.filter((estado) => estaAbierta(estado))).toEqual(['ESPERANDO', 'OFRECIDA']);
});

test('what was answered is no overdue offer, whatever its venceEn', () => {
  const before = { venceEn: `${DIA}T11:00:00`, inicio: INICIO };
  expect(estadoDeEspera({ ...before, estado: 'ACEPTADA' }, `${DIA}T12:00:00`)).toBe('ACEPTADA');
  expect(estadoDeEspera({ ...before, estado: 'ESPERANDO' }, `${DIA}T12:00:00`)).toBe('ESPERANDO');
});
