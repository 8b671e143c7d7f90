import { DIAS_SEMANA } from '@remanso/contract/calendario';
import { describe, expect, test } from 'vitest';
import type { FranjaDePlan } from '../franjas/franjas-de-plan.repository.ts';
import { compararPlan } from './comparar-plan.ts';
import type { ReglasDePlan } from './leer-reglas-de-plan.ts';
import { estaBloqueada, trasElPlan } from './tras-el-plan.rules.ts';

const DIA = '2026-10-02';

/** The rules of a centre that opens from nine to eleven every day. */
const REGLAS: ReglasDePlan = {
  config: { duracionBaseMin: 60, capacidadBase: 4, ventanaDias: 7 },
  horarios: DIAS_SEMANA.map((diaSemana) => ({
    diaSemana,
    activo: true,
    tramos: [{ horaInicio: '09:00', horaFin: '11:00' }],
  })),
  feriados: new Map(),
  bloqueos: [],
  overrides: new Map(),
};
const FERIADO: ReglasDePlan = { ...REGLAS, feriados: new Map([[DIA, 'Aniversario']]) };
const conOverride = (motivo: string | null, reglas = REGLAS): ReglasDePlan => ({
  ...reglas,
  overrides: new Map([[DIA, { tramos: [], capacidad: null, motivo }]]),
});

/**
 * Returns a generated franja from nine to ten with two people. `cambios` overrides its properties.
 */
const franja = (cambios: Partial<FranjaDePlan> = {}): FranjaDePlan => ({
  id: 1,
  inicio: `${DIA}T09:00:00`,
  fin: `${DIA}T10:00:00`,
  capacidad: 4,
  ocupadosTotal: 2,
  retenidas: 0,
  bloqueoId: null,
  origen: 'GENERADA',
  editada: false,
  bloqueadaAMano: false,
  motivo: null,
  motivoDelPlan: null,
  retirada: null,
  ...cambios,
});
const ALAS_SIETE = { inicio: `${DIA}T07:00:00`, fin: `${DIA}T08:00:00` };

const comparar = (reglas: ReglasDePlan, actual: FranjaDePlan) =>
  compararPlan(reglas, {
    alcance: { desde: DIA, hasta: DIA, llenarHasta: DIA },
    ahora: '2026-10-01T07:00:00',
    enCurso: undefined,
    actuales: [actual],
  });

/**
 * Returns 'retirada' where the plan withdraws a franja, the reason where the plan blocks it, and
 * 'abierta' where it stays open.
 */
function queda(reglas: ReglasDePlan, actual: FranjaDePlan): string {
  const cambios = comparar(reglas, actual);
  if (cambios.retirar.length > 0) return 'retirada';
  return trasElPlan(cambios)(actual).motivoDelPlan ?? 'abierta';
}

const CERRADO: ReglasDePlan = {
  ...REGLAS,
  bloqueos: [
    { id: 1, fechaDesde: DIA, fechaHasta: DIA, horaInicio: null, horaFin: null, motivo: null },
  ],
};

test.each([
  { what: 'stays open counts its offers', reglas: REGLAS, capacidad: 6 },
  { what: 'closes counts its bookings alone', reglas: CERRADO, capacidad: 5 },
])('the capacity of a franja that $what', ({ reglas, capacidad }) => {
  const conOfertas = franja({ capacidad: 8, ocupadosTotal: 6, retenidas: 1 });
  expect(trasElPlan(comparar(reglas, conOfertas))(conOfertas).capacidad).toBe(capacidad);
});

describe('what the plan blocks', () => {
  const vacia = { ocupadosTotal: 0 };
  const aMano = { origen: 'MANUAL' } as const;
  test.each<[string, ReglasDePlan, Partial<FranjaDePlan>, string]>([
    ['one that fits', REGLAS, {}, 'abierta'],
    ['one outside the hours', REGLAS, ALAS_SIETE, 'Fuera de horario'],
    ['an empty one outside the hours', REGLAS, { ...ALAS_SIETE, ...vacia }, 'retirada'],
    ['one on a feriado', FERIADO, {}, 'Aniversario'],
    ['an empty one on a feriado', FERIADO, vacia, 'retirada'],
    ['one that an override closes', conOverride('Feria'), {}, 'Feria'],
    ['one that an override closes without a word', conOverride(null), {}, 'Fuera de horario'],
    ['one on a feriado that an override replaces', conOverride('Feria', FERIADO), {}, 'Feria'],
    ['one by hand outside the hours', REGLAS, { ...ALAS_SIETE, ...aMano }, 'abierta'],
    ['one by hand that an override closes', conOverride('Feria'), aMano, 'abierta'],
    ['one by hand on a feriado', FERIADO, aMano, 'Aniversario'],
    ['an empty one by hand on a feriado', FERIADO, { ...aMano, ...vacia }, 'Aniversario'],
    ['an edited one on a feriado', FERIADO, { editada: true, ...vacia }, 'Aniversario'],
    [
      'an empty one blocked by hand outside the hours',
      REGLAS,
      { ...ALAS_SIETE, ...vacia, bloqueadaAMano: true },
      'abierta',
    ],
    ['one that was outside and fits', REGLAS, { motivoDelPlan: 'Fuera de horario' }, 'abierta'],
    [
      'one by hand whose feriado went',
      REGLAS,
      { ...aMano, motivoDelPlan: 'Aniversario' },
      'abierta',
    ],
    ['one on a feriado renamed', FERIADO, { motivoDelPlan: 'Otro' }, 'Aniversario'],
    [
      'one before the first configuration, on a feriado',
      { ...FERIADO, config: undefined },
      aMano,
      'Aniversario',
    ],
  ])('%s', (_which, reglas, cambios, esperado) => {
    expect(queda(reglas, franja(cambios))).toBe(esperado);
  });

  test('what it has blocked already is no change', () => {
    const { cierres } = comparar(FERIADO, franja({ motivoDelPlan: 'Aniversario' }));
    expect(cierres).toEqual([]);
  });
});

test('a franja is blocked while a hand, a bloqueo or the plan blocks it', () => {
  expect(estaBloqueada(franja())).toBe(false);
  for (const una of [{ bloqueadaAMano: true }, { bloqueoId: 1 }, { motivoDelPlan: 'Feria' }]) {
    expect(estaBloqueada(franja(una))).toBe(true);
  }
});

test('of some days only, these alone get franjas, and none twice', () => {
  const dias = ['2026-10-02', '2026-10-16'];
  const { crear } = compararPlan(REGLAS, {
    alcance: { desde: DIA, hasta: '2026-10-16', llenarHasta: '2026-10-16', dias },
    ahora: '2026-10-01T07:00:00',
    enCurso: undefined,
    actuales: [franja()],
  });
  expect(crear.map(({ inicio }) => inicio)).toEqual([
    '2026-10-02T10:00:00',
    '2026-10-16T09:00:00',
    '2026-10-16T10:00:00',
  ]);
});
