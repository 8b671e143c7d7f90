import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { quitarRestos } from './restosDeSesion.ts';
import {
  buscarReservaDeVisita,
  buscarVisitante,
  guardarReservaDeVisita,
  guardarVisitante,
  olvidarVisita,
} from './visita.ts';

const EVA = { nombre: 'Eva', apellido: 'Sosa', email: 'eva@ejemplo.com', telefono: '381 555 0177' };
const CODIGO = { pedidoEn: '2026-10-01T10:00:00', venceEn: '2026-10-01T10:10:00' };

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  const guardado = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (clave: string) => guardado.get(clave) ?? null,
    setItem: (clave: string, valor: string) => void guardado.set(clave, valor),
    removeItem: (clave: string) => void guardado.delete(clave),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what was chosen and typed is kept for two hours since it was last written', () => {
  guardarReservaDeVisita('{"a": "b c"}');
  guardarVisitante(EVA);
  vi.setSystemTime(2 * 60 * 60 * 1000 - 1000);
  expect(buscarReservaDeVisita()).toBe('{"a": "b c"}');
  guardarVisitante({ telefono: '381 555 0178' });
  vi.setSystemTime(2 * 60 * 60 * 1000);
  expect(buscarReservaDeVisita()).toBeNull();
  expect(buscarVisitante()).toMatchObject({ ...EVA, telefono: '381 555 0178', codigo: null });
});

test('a code goes with the e-mail that it was asked for with', () => {
  guardarVisitante({ ...EVA, codigo: CODIGO });
  guardarVisitante({ ...EVA, nombre: 'Evangelina' });
  expect(buscarVisitante()?.codigo).toEqual(CODIGO);
  guardarVisitante({ email: 'otra@ejemplo.com' });
  expect(buscarVisitante()?.codigo).toBeNull();
});

test('a booking and a logout end it, and a session that expires does not', () => {
  for (const terminar of [olvidarVisita, () => quitarRestos()]) {
    guardarReservaDeVisita('x');
    guardarVisitante(EVA);
    quitarRestos({ vencida: true });
    expect(buscarVisitante()).not.toBeNull();
    terminar();
    expect([buscarReservaDeVisita(), buscarVisitante()]).toEqual([null, null]);
  }
});

test.each(['', 'x', '9999', '9999-01-01T00:00:00 {}', '9999-01-01T00:00:00 {"nombre":1}'])(
  'what is damaged is ignored: %j',
  (texto) => {
    localStorage.setItem('visita:persona', texto);
    expect(buscarVisitante()).toBeNull();
  },
);
