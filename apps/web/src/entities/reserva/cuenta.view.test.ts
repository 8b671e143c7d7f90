import { expect, test } from 'vitest';
import { asistenciaEnPalabras, cuentaEnHistorial, faltasEnPalabras } from './cuenta.view.ts';

test.each([
  ['nobody has paid before the turn', 'CONFIRMADA', 0, 15_000, 'Faltan $ 15.000'],
  ['it waits for its seña', 'PENDIENTE', 0, 15_000, 'Faltan $ 15.000'],
  [
    'a part that was paid before it leaves the rest',
    'CONFIRMADA',
    5_000,
    10_000,
    'Faltan $ 10.000',
  ],
  ['it is over, and nobody has paid', 'COMPLETADA', 0, 15_000, 'Faltan $ 15.000'],
  ['everything was paid', 'COMPLETADA', 15_000, 0, 'Pagado'],
  ['it costs nothing', 'COMPLETADA', 0, 0, ''],
  ['it was cancelled unpaid', 'CANCELADA', 0, 0, ''],
  ['it was cancelled after it was paid', 'CANCELADA', 9_000, -9_000, 'Devolver $ 9.000'],
] as const)('%s', (_what, estado, pagado, saldo, texto) => {
  expect(cuentaEnHistorial({ estado, pagado, saldo }).replace('\u00a0', ' ')).toBe(texto);
});

test.each([
  ['SIN_MARCAR', [null, null], ''],
  ['VINO', [true], 'Vino'],
  ['VINO', [true, true], 'Vinieron todos'],
  ['PARCIAL', [true, null, false], 'Vinieron 1 de 3'],
  ['NO_VINO', [false], 'No vino'],
  ['NO_VINO', [false, false], 'No vino nadie'],
] as const)('%s of %j is %j', (asistencia, presentes, texto) => {
  const participantes = presentes.map((presente, n) => ({
    asientoId: n,
    esTitular: n === 0,
    nombre: 'Ana Paz',
    sexo: 'OTROS' as const,
    presente,
  }));
  expect(asistenciaEnPalabras({ asistencia, participantes, tarde: null })).toBe(texto);
  const tarde = asistenciaEnPalabras({ asistencia, participantes, tarde: 12 });
  expect(tarde).toBe(`${texto}, 12 min tarde`);
});

test.each([
  [0, 0, ''],
  [1, 0, '1 ausencia'],
  [0, 1, '1 llegada tarde'],
  [2, 3, '2 ausencias · 3 llegadas tarde'],
])('%i absences and %i delays: %s', (ausencias, tardanzas, texto) => {
  expect(faltasEnPalabras({ ausencias, tardanzas })).toBe(texto);
});
