import { afterEach, expect, test, vi } from 'vitest';
import { ahora, ahoraDelServidor, notarHora } from './reloj.ts';

afterEach(() => vi.useRealTimers());

test('the server’s clock is that of its answers, of which one that has waited sets nothing back', () => {
  vi.useFakeTimers({ now: Date.parse('2026-10-01T12:00:00Z') });
  const adelanto = () => Date.parse(`${ahoraDelServidor()}Z`) - Date.parse(`${ahora()}Z`);
  expect(adelanto()).toBe(0);
  const answers: [string | null, number][] = [
    ['Thu, 01 Oct 2026 12:10:00 GMT', 600_000],
    ['Thu, 01 Oct 2026 12:09:57 GMT', 600_000],
    [null, 600_000],
    ['Thu, 01 Oct 2026 12:10:01 GMT', 601_000],
    // The clock of the server or of the device was changed.
    ['Thu, 01 Oct 2026 11:58:00 GMT', -120_000],
  ];
  for (const [fecha, esperado] of answers) {
    notarHora(fecha);
    expect(adelanto()).toBe(esperado);
  }
});
