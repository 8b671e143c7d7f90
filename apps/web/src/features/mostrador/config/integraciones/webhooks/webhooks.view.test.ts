import { EVENTOS, TIPOS_DE_ENVIO } from '@remanso/contract/sistema/webhooks.rules';
import { expect, test } from 'vitest';
import {
  eventosEnPalabras,
  marcaDe,
  nombreDeEnvio,
  porQueSeApago,
  resultadoEnPalabras,
  sitioDe,
} from './webhooks.view.ts';

test('a program is called by its site, and what it is told is counted where it is much', () => {
  expect(sitioDe('https://avisos.ejemplo.com:8443/remanso?x=1')).toBe('avisos.ejemplo.com:8443');
  expect(eventosEnPalabras([...EVENTOS])).toBe('Todo lo que pasa');
  expect(eventosEnPalabras(EVENTOS.slice(0, 3))).toBe('3 cosas de las 8 que pasan');
  expect(eventosEnPalabras(['pago.registrado', 'pago.anulado'])).toBe(
    'Un pago o una devolución · Un pago anulado',
  );
});

test('one that is off says by whom', () => {
  expect(marcaDe({ activo: true, apagadoEn: null })).toBeUndefined();
  expect(marcaDe({ activo: false, apagadoEn: null })?.texto).toBe('Apagado');
  expect(porQueSeApago(null)).toBeUndefined();
  const apagadoEn = '2026-10-01T07:00:05';
  expect(marcaDe({ activo: false, apagadoEn })?.texto).toBe('Se apagó solo');
  expect(porQueSeApago(apagadoEn)).toContain('desde el jueves 1 de octubre a las 07:00');
});

test('an envío says what was answered, and after how many tries', () => {
  const fine = { ultimoError: null, codigo: 204, intentos: 1 };
  expect(resultadoEnPalabras(fine)).toBe('Respondió 204');
  expect(resultadoEnPalabras({ ...fine, codigo: null, intentos: 0 })).toBe('Todavía no salió');
  const failed = { ultimoError: 'No respondió en 10 segundos', codigo: null, intentos: 3 };
  expect(resultadoEnPalabras(failed)).toBe('No respondió en 10 segundos, en 3 intentos');
  expect(new Set(TIPOS_DE_ENVIO.map(nombreDeEnvio)).size).toBe(TIPOS_DE_ENVIO.length);
});
