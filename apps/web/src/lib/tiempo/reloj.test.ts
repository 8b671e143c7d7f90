import { afterEach, expect, test, vi } from 'vitest';
import { instanteDelServidor, notarHora } from './instanteDelServidor.ts';
import { ahora, hoy } from './reloj.ts';

afterEach(() => vi.useRealTimers());

test('the present is that of the server’s answers, of which one that has waited sets nothing back', () => {
  vi.useFakeTimers({ now: Date.parse('2026-10-01T12:00:00Z') });
  expect(instanteDelServidor()).toBeNull();
  expect(ahora()).toBe('2026-10-01T09:00:00');
  const answers: [string | null, string][] = [
    ['Thu, 01 Oct 2026 12:10:00 GMT', '2026-10-01T09:10:00'],
    ['Thu, 01 Oct 2026 12:09:57 GMT', '2026-10-01T09:10:00'],
    [null, '2026-10-01T09:10:00'],
    ['Thu, 01 Oct 2026 12:10:01 GMT', '2026-10-01T09:10:01'],
    // The clock of the server or of the device was changed.
    ['Thu, 01 Oct 2026 11:58:00 GMT', '2026-10-01T08:58:00'],
    ['Wed, 01 Oct 2025 12:00:00 GMT', '2025-10-01T09:00:00'],
  ];
  for (const [fecha, esperado] of answers) {
    notarHora(fecha);
    expect(ahora()).toBe(esperado);
    expect(hoy()).toBe(esperado.slice(0, 10));
  }
});
