import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import {
  accionDeCancelar,
  cadaCuanto,
  consecuencias,
  cuandoEs,
  desdeDondeCancelar,
  fechasDeSerie,
  loCancelado,
  loQuePasa,
  loQueQueda,
  seCancelan,
} from './fechas-de-serie.view.ts';

const AHORA = '2026-10-06T10:00:00';

function reserva(fecha: string, cambios: Partial<ReservaDeCliente> = {}): ReservaDeCliente {
  return {
    estado: 'confirmada',
    fecha,
    numPersonas: 2,
    pagado: 0,
    cancelableHasta: `${fecha}T06:00:00`,
    cerrada: null,
    franja: { id: 1, inicio: `${fecha}T18:00:00`, fin: `${fecha}T19:00:00` },
    ...cambios,
  } as ReservaDeCliente;
}

const RESERVAS = [
  reserva('2026-09-29', { estado: 'completada' }),
  reserva('2026-10-06'),
  reserva('2026-10-13', { pagado: 500 }),
  reserva('2026-10-20', { estado: 'cancelada' }),
  reserva('2026-10-27'),
];

test('each goes by its own limit: what is too late stays with its reason, what is over is no part', () => {
  const fechas = fechasDeSerie({ reservas: RESERVAS }, AHORA);
  const todo = loQuePasa(fechas, '2026-10-06');
  expect(todo.cancelan.map(({ fecha }) => fecha)).toEqual(['2026-10-13', '2026-10-27']);
  expect(accionDeCancelar(todo)).toBe('Cancelar 2 turnos');
  const quedan = todo.quedan.map(({ reserva: { fecha }, motivo }) => ({ fecha, motivo }));
  expect(loQueQueda(quedan)).toEqual([
    'Queda el martes 6 de octubre: Ya no puedes cambiarla ni cancelarla desde tu cuenta.',
  ]);
  expect(loQuePasa(fechas, '2026-10-14').quedan).toEqual([]);
});

test('it is cancelled from the next date on that can be, and how many go is said', () => {
  const fechas = fechasDeSerie({ reservas: RESERVAS }, AHORA);
  expect(desdeDondeCancelar(fechas, AHORA)).toBe('2026-10-13');
  expect(seCancelan(loQuePasa(fechas, '2026-10-13'))).toBe(
    'Se cancelan 2 turnos, desde el martes 13 de octubre hasta el martes 27 de octubre.',
  );
  const soloQueda = fechas.filter(({ reserva: { fecha } }) => fecha <= '2026-10-06');
  expect(desdeDondeCancelar(soloQueda, AHORA)).toBe('2026-10-06');
  expect(desdeDondeCancelar([], AHORA)).toBe('');
});

test('what cancelling does is said before: how many, which places, and what was paid', () => {
  const { cancelan } = loQuePasa(fechasDeSerie({ reservas: RESERVAS }, AHORA), '2026-10-06');
  expect(consecuencias({ cancelan }, { esDelMostrador: true })).toEqual([
    'Se cancelan 2 turnos, desde el martes 13 de octubre hasta el martes 27 de octubre.',
    'Se liberan 4 lugares.',
    'Quedan por devolver en Caja $\u00a0500 pagados.',
    'Si espera lugar en alguna de sus fechas, deja de esperar.',
  ]);
  const [una] = cancelan;
  const sola = consecuencias({ cancelan: una ? [una] : [] }, { esDelMostrador: false });
  expect(sola[0]).toBe('Se cancela 1 turno, el martes 13 de octubre.');
  expect(sola.at(-1)).toMatch(/^No lo puedes deshacer/);
  expect([loCancelado(0), loCancelado(1), loCancelado(7)]).toEqual([
    'No se canceló ninguno.',
    'Se canceló 1 turno.',
    'Se cancelaron 7 turnos.',
  ]);
});

test('a date that was moved to another hour says that hour', () => {
  const inicio = '2026-09-29T18:00:00';
  const movida = { id: 2, inicio: '2026-10-14T09:00:00', fin: '2026-10-14T10:00:00' };
  expect(cuandoEs(reserva('2026-10-13'), inicio)).toBe('mar 13 oct');
  expect(cuandoEs(reserva('2026-10-14', { franja: movida }), inicio)).toBe('mié 14 oct, 09:00');
  expect(cadaCuanto({ cada: 2, inicio })).toBe('Semana por medio a las 18:00');
});
