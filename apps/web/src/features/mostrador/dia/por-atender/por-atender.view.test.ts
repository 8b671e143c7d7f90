import type { Franja } from '@remanso/contract/franja/franjas.contract';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import { porAtender, siguienteDe } from './por-atender.view.ts';

const HOY = '2026-10-01';

type Reserva = Pick<ReservaDelMostrador, 'saldo' | 'asistencia' | 'senia'>;

const PAGADA: Reserva = { saldo: 0, asistencia: 'VINO', senia: null };
const DEBE: Reserva = { saldo: 20_000, asistencia: 'SIN_MARCAR', senia: null };
const ESPERA: Reserva = { ...DEBE, senia: { monto: 5_000, vence: `${HOY}T12:00:00` } };

/** Returns a franja of one hour. The hour at which the franja begins is the id. */
function franja(hora: number, reservas: Reserva[], fecha = HOY): Franja {
  const [inicio, fin] = [hora, hora + 1].map((una) => `${String(una).padStart(2, '0')}:00`);
  const horas = { inicio: `${fecha}T${inicio}:00`, fin: `${fecha}T${fin}:00` };
  return {
    id: hora,
    fecha,
    horaInicio: inicio,
    ...horas,
    reservas: reservas.map((reserva) => ({ ...reserva, franja: { id: hora, ...horas } })),
  } as Franja;
}

const enPalabras = (franjas: Franja[], ahora: string) =>
  porAtender(franjas, ahora).map(({ texto, detalle, franjas: ids }) =>
    `${texto} ${detalle}: ${ids.join(' ')}`.replaceAll('\u00a0', ' '),
  );

test('what has begun is owed and to be marked, what is to come waits for nothing but its seña', () => {
  const dia = [
    franja(8, [DEBE, PAGADA]),
    franja(9, []),
    franja(10, [DEBE, DEBE]),
    franja(11, [ESPERA]),
  ];
  expect(enPalabras(dia, `${HOY}T10:30`)).toEqual([
    'Ahora 10:00 : 10 11',
    '3 sin cobrar $ 60.000: 8 10',
    '3 sin marcar : 8 10',
    '1 sin seña : 11',
  ]);
});

test('between two turns the next one comes first, of today only', () => {
  const dia = [franja(8, [PAGADA]), franja(9, []), franja(10, [DEBE])];
  expect(enPalabras(dia, `${HOY}T09:30`)).toEqual(['Próximo 10:00 : 10']);
  expect(enPalabras([franja(10, [DEBE], '2026-10-02')], `${HOY}T09:30`)).toEqual([]);
});

test('nothing is left to do of who has paid or did not come, nor to mark after a week', () => {
  const noVino: Reserva = { ...DEBE, asistencia: 'NO_VINO' };
  expect(enPalabras([franja(8, [PAGADA, noVino])], `${HOY}T20:00`)).toEqual([]);
  expect(enPalabras([franja(8, [DEBE])], '2026-10-08T09:01')).toEqual(['1 sin cobrar $ 20.000: 8']);
});

test('the way goes from one to the next, and round', () => {
  expect([undefined, 8, 10, 12].map((ultima) => siguienteDe([8, 10], ultima))).toEqual([
    8, 10, 8, 8,
  ]);
});
