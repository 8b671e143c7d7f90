import { expect, test } from 'vitest';
import {
  eventosDe,
  PAUSAS_MS,
  type AlFinal,
  type AntesDeUnCambio,
  type Suceso,
} from './sucesos.rules.ts';
import { pauseAfter } from '../../platform/outbox/pause-after.ts';

const AHORA = '2026-10-01T07:00:00';
const LATER = '2026-10-02T09:00:00';
const EARLIER = '2026-10-01T06:00:00';

const CONFIRMED: AlFinal = { estado: 'CONFIRMADA', franjaId: 1, sinTitular: false };
const CANCELLED: AlFinal = { ...CONFIRMED, estado: 'CANCELADA' };

const change = (antes: Partial<AntesDeUnCambio> = {}): Suceso => ({
  que: 'cambio',
  sobre: 7,
  antes: {
    estado: 'CONFIRMADA',
    estadoHasta: LATER,
    franjaId: 1,
    nuevo: 'CONFIRMADA',
    soloEstado: false,
    ...antes,
  },
});
const of = (que: 'nueva' | 'asiento' | 'asistencia', sobre = 7): Suceso => ({
  que,
  sobre,
  antes: null,
});
const told = (final: AlFinal | undefined, ...sucesos: Suceso[]) =>
  eventosDe(sucesos, new Map(final ? [[7, final]] : []), AHORA).map(({ tipo, clave }) =>
    clave === undefined ? tipo : `${tipo} ${clave}`,
  );

const cancel = (antes: Partial<AntesDeUnCambio> = {}) =>
  change({ nuevo: 'CANCELADA', soloEstado: true, ...antes });

test.each<[string, string[], AlFinal | undefined, Suceso[]]>([
  ['a new booking', ['reserva.creada'], CONFIRMED, [of('nueva')]],
  [
    'one that is changed as it is made',
    ['reserva.creada'],
    CONFIRMED,
    [of('nueva'), change(), of('asiento')],
  ],
  ['several changes', ['reserva.cambiada'], CONFIRMED, [change(), of('asiento'), change()]],
  ['a change of its people', ['reserva.cambiada'], CONFIRMED, [of('asiento')]],
  ['names that went with its holder', [], { ...CONFIRMED, sinTitular: true }, [of('asiento')]],
  ['a cancellation', ['reserva.cancelada'], CANCELLED, [change(), cancel()]],
  ['notes of a cancelled one', ['reserva.cambiada'], CANCELLED, [change({ estado: 'CANCELADA' })]],
  ['one that is there again', ['reserva.cambiada'], CONFIRMED, [change({ estado: 'CANCELADA' })]],
  [
    'what time cancelled, written down',
    [`reserva.cancelada vencida:7:${EARLIER}`],
    CANCELLED,
    [cancel({ estado: 'PENDIENTE', estadoHasta: EARLIER })],
  ],
  [
    'what time completed, written down',
    [],
    { ...CONFIRMED, estado: 'COMPLETADA' },
    [change({ nuevo: 'COMPLETADA', estadoHasta: EARLIER, soloEstado: true })],
  ],
  [
    'what a person completed',
    ['reserva.cambiada'],
    { ...CONFIRMED, estado: 'COMPLETADA' },
    [change({ nuevo: 'COMPLETADA', soloEstado: true })],
  ],
  ['who came', ['asistencia.marcada'], CONFIRMED, [of('asistencia'), of('asistencia')]],
  [
    'a move, which forgets who came',
    ['reserva.cambiada'],
    CONFIRMED,
    [change({ franjaId: 2 }), of('asistencia')],
  ],
  [
    'one that is deleted, with its people',
    ['reserva.cancelada'],
    undefined,
    [{ que: 'borrada', sobre: 7, antes: {} }, of('asiento')],
  ],
  ['a cancelled one that is deleted', [], undefined, [of('asiento')]],
])('%s', (_what, expected, final, sucesos) => {
  expect(told(final, ...sucesos)).toEqual(expected);
});

test('a payment that confirms a booking is told in its place, and other bookings by themselves', () => {
  const sucesos = [{ que: 'pago', sobre: 7, antes: null } as const, change(), of('asiento', 8)];
  const finals = new Map([
    [7, CONFIRMED],
    [8, CONFIRMED],
  ]);
  expect(eventosDe(sucesos, finals, AHORA)).toEqual([
    { tipo: 'pago.registrado', sobre: 7 },
    { tipo: 'reserva.cambiada', sobre: 7 },
    { tipo: 'reserva.cambiada', sobre: 8 },
  ]);
});

test('the pauses grow to four hours', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 100].map(
    (tries) => pauseAfter(PAUSAS_MS, tries) / 1_000,
  );
  expect(pauses).toEqual([5, 30, 120, 600, 1800, 3600, 7200, 14_400, 14_400, 14_400]);
});
