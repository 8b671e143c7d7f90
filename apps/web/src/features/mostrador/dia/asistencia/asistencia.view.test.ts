import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { asistenciaDe } from '@remanso/contract/reserva/asistencia.rules';
import { expect, test } from 'vitest';
import {
  minutosDesdeElInicio,
  pendienteDeFranja,
  presentesAlCambiar,
  presentesDeUnClic,
} from './asistencia.view.ts';

function reserva(presentes: (boolean | null)[], saldo = 0): ReservaDelMostrador {
  const participantes = presentes.map((presente, orden) => ({ asientoId: orden + 1, presente }));
  return { participantes, asistencia: asistenciaDe(presentes), saldo } as ReservaDelMostrador;
}

test('one click marks everybody, and the next takes the mark back', () => {
  expect(presentesDeUnClic(reserva([null, null]))).toEqual([1, 2]);
  expect(presentesDeUnClic(reserva([true, true]))).toBeNull();
  expect(presentesDeUnClic(reserva([false, null]))).toBeNull();
});

test("somebody's mark is turned round, and the others keep theirs", () => {
  const { participantes } = reserva([true, false, null]);
  expect(presentesAlCambiar(participantes, 1)).toEqual([]);
  expect(presentesAlCambiar(participantes, 2)).toEqual([1, 2]);
  expect(presentesAlCambiar(participantes, 3)).toEqual([1, 3]);
});

test.each([
  ['07:59', undefined],
  ['08:00', undefined],
  ['08:12', 12],
  ['09:01', undefined],
])('at %s they are late by %s minutes', (hora, minutos) => {
  const franja = { inicio: '2026-12-10T08:00:00', fin: '2026-12-10T09:00:00' };
  expect(minutosDesdeElInicio(franja, `2026-12-10T${hora}`)).toBe(minutos);
});

test.each([
  [[], 'pasada', ''],
  [[reserva([null], 25_000), reserva([true], 25_000)], 'por venir', 'Faltan $ 50.000'],
  [[reserva([null], 25_000), reserva([true])], 'en curso', 'Faltan $ 25.000 · 1 sin marcar'],
  [[reserva([true], -9000)], 'pasada', 'Devolver $ 9.000'],
  [[reserva([true])], 'pasada', 'Pagado'],
] as const)('%j, %s: %s', (reservas, etapa, palabras) => {
  const texto = pendienteDeFranja({ reservas: [...reservas] }, etapa);
  expect(texto.replaceAll('\u00a0', ' ')).toBe(palabras);
});
