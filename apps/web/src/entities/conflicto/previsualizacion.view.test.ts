import type { Previsualizacion } from '@remanso/contract/franja/franjas.contract';
import { describe, expect, test } from 'vitest';
import { desdeCuando, efectoPorDia, fraseDeEfecto, nadaCambia } from './previsualizacion.view.ts';

const NADA = { creadas: 0, retiradas: 0, bloqueadas: 0, liberadas: 0, conOtraCapacidad: 0 };
const SIN_CAMBIOS: Previsualizacion = {
  ...NADA,
  desde: '2026-10-01',
  hasta: '2026-10-08',
  existentes: 48,
  dias: [],
  conflictos: [],
  deAntes: [],
  alternativas: [],
};
const conflictos = (...inicios: string[]) =>
  inicios.map((inicio) => ({
    franja: { inicio },
    reservas: [],
  })) as unknown as Previsualizacion['conflictos'];

test('what comes back every week is told by its day', () => {
  const enDias = (...fechas: string[]) => ({
    ...SIN_CAMBIOS,
    dias: fechas.map((fecha) => ({ ...NADA, fecha, creadas: 1 })),
  });
  expect(desdeCuando(enDias('2026-10-03'), true)).toBe(
    'Vale para todos los sábados, desde el sábado 3 de octubre',
  );
  expect(desdeCuando(enDias('2026-10-05', '2026-10-12'), true)).toBe(
    'Vale para todos los lunes, desde el lunes 5 de octubre',
  );
  expect(desdeCuando(enDias('2026-10-05', '2026-10-06'), true)).toBe(
    'Vale desde el lunes 5 de octubre',
  );
});

describe('fraseDeEfecto', () => {
  test.each([
    [{}, 'Ningún turno cambia'],
    [{ creadas: 1 }, 'Se crea 1 turno'],
    [{ creadas: 12, retiradas: 4 }, 'Se crean 12 turnos, se retiran 4 libres'],
    [{ retiradas: 1 }, 'Se retira 1 turno libre'],
    [{ retiradas: 7, conOtraCapacidad: 1 }, 'Se retiran 7 turnos libres, 1 cambia de capacidad'],
    [{ conOtraCapacidad: 48 }, '48 turnos cambian de capacidad'],
    [{ bloqueadas: 3, liberadas: 1 }, 'Se bloquean 3 turnos, se desbloquea 1'],
  ])('%j: %s', (efecto, frase) => {
    expect(fraseDeEfecto({ ...SIN_CAMBIOS, ...efecto })).toBe(frase);
  });

  test('those with bookings are kept, and that is said at the end', () => {
    const dos = conflictos('2026-10-02T08:00:00', '2026-10-02T09:00:00');
    const todo = { ...SIN_CAMBIOS, creadas: 12, retiradas: 4, conflictos: dos };
    expect(fraseDeEfecto(todo)).toBe(
      'Se crean 12 turnos, se retiran 4 libres, 2 con reservas se conservan',
    );
    expect(fraseDeEfecto({ ...SIN_CAMBIOS, conflictos: dos.slice(1) })).toBe(
      '1 turno con reservas se conserva',
    );
  });

  test.each([
    [2, 'Se bloquean 2 turnos con reservas, que se conservan'],
    [5, 'Se bloquean 5 turnos, 2 de ellos con reservas, que se conservan'],
    [1, 'Se bloquea 1 turno, 2 con reservas se conservan'],
  ])('of %i blocked, those with bookings are said once', (bloqueadas, frase) => {
    const dos = conflictos('2026-10-02T08:00:00', '2026-10-02T09:00:00');
    expect(fraseDeEfecto({ ...SIN_CAMBIOS, bloqueadas, conflictos: dos })).toBe(frase);
  });
});

test('desdeCuando says the first day, or the only one', () => {
  const dia = (fecha: string) => ({ ...NADA, fecha, creadas: 1 });
  expect(desdeCuando(SIN_CAMBIOS)).toBeNull();
  expect(desdeCuando({ ...SIN_CAMBIOS, dias: [dia('2026-10-05')] })).toBe(
    'Vale para el lunes 5 de octubre',
  );
  expect(
    desdeCuando({
      ...SIN_CAMBIOS,
      dias: [dia('2026-10-05'), dia('2026-10-06')],
      conflictos: conflictos('2026-10-02T08:00:00'),
    }),
  ).toBe('Vale desde el viernes 2 de octubre');
});

test('efectoPorDia', () => {
  const dias = [{ ...NADA, fecha: '2026-10-05', creadas: 3, retiradas: 8 }];
  expect(efectoPorDia({ ...SIN_CAMBIOS, dias })).toEqual([
    { fecha: '2026-10-05', dia: 'lun 5 oct', efecto: 'Se crean 3 turnos, se retiran 8 libres' },
  ]);
});

test('nadaCambia', () => {
  expect(nadaCambia(SIN_CAMBIOS)).toBe(true);
  expect(nadaCambia({ ...SIN_CAMBIOS, conflictos: conflictos('2026-10-02T08:00:00') })).toBe(false);
});
