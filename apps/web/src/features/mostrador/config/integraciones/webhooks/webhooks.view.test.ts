import { EVENTOS, TIPOS_DE_ENVIO } from '@remanso/contract/sistema/webhooks.rules';
import { expect, test } from 'vitest';
import {
  deQuien,
  eventosEnPalabras,
  marcaDe,
  marcaDeEnvio,
  nombreDeEnvio,
  nombreDePrograma,
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
  const fine = { estado: 'ENTREGADO', ultimoError: null, codigo: 204, intentos: 1 } as const;
  expect(resultadoEnPalabras(fine)).toBe('Respondió 204');
  const waits = { ...fine, estado: 'PENDIENTE', codigo: null, intentos: 0 } as const;
  expect(resultadoEnPalabras(waits)).toBe('Todavía no salió');
  expect(marcaDeEnvio(waits).texto).toBe('Por salir');
  const failed = { ...waits, ultimoError: 'No respondió en 10 segundos', intentos: 3 };
  expect(resultadoEnPalabras(failed)).toBe('No respondió en 10 segundos, en 3 intentos');
  expect(marcaDeEnvio(failed).texto).toBe('Por salir');
  expect(new Set(TIPOS_DE_ENVIO.map(nombreDeEnvio)).size).toBe(TIPOS_DE_ENVIO.length);
});

test('one that is sent again says that an answer is of before, also while it is on its way', () => {
  const taken = { estado: 'PENDIENTE', ultimoError: null, codigo: 204, intentos: 0 } as const;
  const given = { ...taken, codigo: 500, ultimoError: 'Respondió 500' };
  for (const [again, said] of [
    [taken, 'La vez anterior: Respondió 204'],
    [{ ...taken, intentos: 1 }, 'La vez anterior: Respondió 204'],
    [given, 'La vez anterior: Respondió 500'],
  ] as const) {
    expect(resultadoEnPalabras(again)).toBe(said);
    expect(marcaDeEnvio(again).texto).toBe('Sale otra vez');
  }
  expect(marcaDeEnvio({ ...given, intentos: 1 }).texto).toBe('Por salir');
});

test('programs of one site are told apart', () => {
  const site = 'https://hooks.ejemplo.com';
  const one = `${site}/hooks/catch/9081726/bx8k2?de=reservas`;
  const other = `${site}/hooks/catch/9081726/m2p7q?de=pagos`;
  const todos = [one, other, 'https://otro.ejemplo.com/remanso'];
  expect(todos.map((url) => nombreDePrograma(url, todos))).toEqual([
    'hooks.ejemplo.com/…reservas',
    'hooks.ejemplo.com/…de=pagos',
    'otro.ejemplo.com',
  ]);
  // Two long ones with the same end are shown whole.
  const like = one.replace('bx8k2', 'm2p7q');
  expect(nombreDePrograma(one, [one, like])).toBe(one.slice('https://'.length));
  expect(nombreDePrograma(`${site}/uno`, [`${site}/uno`, `${site}/dos`])).toBe(
    'hooks.ejemplo.com/uno',
  );
});

test('an envío says of whom and which turn it tells', () => {
  const persona = { id: 1, nombre: 'Ana', apellido: 'Paz' };
  const turno = '2026-10-02T10:00:00';
  expect(deQuien({ persona, turno })).toBe('Ana Paz · viernes 2 de octubre, 10:00');
  expect(deQuien({ persona, turno: null })).toBe('Ana Paz');
  expect(deQuien({ persona: null, turno: null })).toBe('');
});
