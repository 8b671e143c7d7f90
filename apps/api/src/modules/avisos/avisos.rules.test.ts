import { expect, test } from 'vitest';
import {
  esDeCuenta,
  esDeReserva,
  leerDatosDeAviso,
  PAUSAS_MS,
  rotuloDe,
  vidaDe,
} from './avisos.rules.ts';
import { pauseAfter } from '../../platform/outbox/pause-after.ts';

const MINUTO = 60_000;

test('the pauses grow from seconds to half an hour, and no further', () => {
  const pausas = Array.from({ length: 60 }, (_, n) => pauseAfter(PAUSAS_MS, n + 1));
  expect(pausas).toEqual(pausas.toSorted((a, b) => a - b));
  expect([pausas[0], pausas.at(-1)]).toEqual([5_000, 30 * MINUTO]);
});

test('a mail server may be away for 23 hours without anything being given up', () => {
  let minuto = 0;
  for (let intentos = 1; minuto < 23 * 60; intentos += 1)
    minuto += pauseAfter(PAUSAS_MS, intentos) / MINUTO;
  expect(minuto * MINUTO).toBeLessThan(vidaDe('cambio-de-email'));
});

test('a link to choose another password is not tried beyond its hour', () => {
  expect(vidaDe('contrasena')).toBe(60 * MINUTO);
});

test('an offer is tried for as long as one lasts that is made at ten at night', () => {
  expect(vidaDe('oferta')).toBe(12 * 60 * MINUTO);
});

test.each([
  ['registro', 'bienvenida', 'account'],
  ['confirmar-email', 'bienvenida', 'account'],
  ['bienvenida', 'bienvenida', 'account'],
  ['contrasena', 'cuenta', 'account'],
  ['contrasena-cambiada', 'cuenta', 'account'],
  ['cambio-de-email', 'cuenta', 'account'],
  ['cuenta-borrada', 'cuenta', 'account'],
  ['senia-por-vencer', 'senia', 'booking'],
  ['senia', 'senia', 'booking'],
  ['recordatorio', 'recordatorio', 'booking'],
  ['cierre', 'cierre', 'booking'],
  ['oferta', 'oferta', 'neither'],
  ['oferta-vencida', 'oferta-vencida', 'neither'],
] as const)('%s is sorted as %s, and is about: %s', (tipo, rotulo, sobre) => {
  const deQue = esDeCuenta(tipo) ? 'account' : 'neither';
  expect([rotuloDe(tipo), esDeReserva(tipo) ? 'booking' : deQue]).toEqual([rotulo, sobre]);
});

test('a letter is written from what its kind tells, also as a version before wrote it', () => {
  const turno = { inicio: '2026-10-01T09:00:00', fin: '2026-10-01T10:00:00' };
  const reserva = { nombre: 'Ana', nombres: ['Ana Paz'], precioTotal: 100, secuencia: 1, ...turno };
  const datos = { ...reserva, cancelableHasta: turno.inicio };
  expect(leerDatosDeAviso('recordatorio', datos)).toEqual(datos);
  expect(leerDatosDeAviso('contrasena', {})).toEqual({});
  expect(leerDatosDeAviso('recordatorio', reserva)).toBeNull();
  expect(leerDatosDeAviso('cambio-de-email', { nombre: 'Ana' })).toBeNull();
  expect(leerDatosDeAviso('registro', null)).toBeNull();
});
