import { expect, test } from 'vitest';
import type { FranjaDePlan } from '../franjas/franjas-de-plan.repository.ts';
import type { CambiosDePlan } from './comparar-plan.ts';
import { filaTrasElPlan, retenidasDe } from './fila-tras-el-plan.rules.ts';

const AHORA = '2026-10-02T10:00:00';
const NADA: CambiosDePlan = {
  crear: [],
  existentes: 0,
  retirar: [],
  capacidades: [],
  bloqueos: [],
  cierres: [],
  enConflicto: [],
};
/** A full franja with four places, which begins in the afternoon. */
const franja: FranjaDePlan = {
  id: 1,
  inicio: '2026-10-02T18:00:00',
  fin: '2026-10-02T18:50:00',
  capacidad: 4,
  ocupadosTotal: 4,
  retenidas: 1,
  bloqueoId: null,
  origen: 'GENERADA',
  editada: false,
  bloqueadaAMano: false,
  motivo: null,
  motivoDelPlan: null,
  retirada: null,
};
const ofrecida = { id: 1, franjaId: 1, personas: 1, venceEn: '2026-10-02T11:00:00' };
const grupo = { id: 2, franjaId: 1, personas: 3, venceEn: null };
const dos = { id: 3, franjaId: 1, personas: 2, venceEn: null };
const deOtra = { id: 4, franjaId: 2, personas: 1, venceEn: null };
const FILA = [ofrecida, grupo, dos, deOtra];

const tras = (cambios: Partial<CambiosDePlan>, ahora = AHORA, cual = franja) =>
  filaTrasElPlan({ ...NADA, ...cambios }, FILA, ahora)(cual);

test('a plan that changes nothing leaves the waiting list of the franja as it is', () => {
  expect(tras({})).toEqual([ofrecida, grupo, dos]);
  expect(tras({}, AHORA, { ...franja, id: 9 })).toEqual([]);
});

test('more places are offered to the first who fits, for two hours', () => {
  const mas = (capacidad: number) => tras({ capacidades: [{ franja, capacidad }] });
  expect(mas(5)).toEqual([ofrecida, grupo, dos]);
  expect(mas(6)).toEqual([ofrecida, grupo, { ...dos, venceEn: '2026-10-02T12:00:00' }]);
  expect(mas(7)).toEqual([ofrecida, { ...grupo, venceEn: '2026-10-02T12:00:00' }, dos]);
});

test('less than an hour before the beginning, nothing is offered any more', () => {
  const capacidades = [{ franja, capacidad: 9 }];
  expect(tras({ capacidades }, '2026-10-02T17:30:00')).toEqual([ofrecida, grupo, dos]);
});

test.each([
  ['a bloqueo', { bloqueos: [{ franja, bloqueoId: 7 }] }],
  ['the plan', { cierres: [{ franja, motivoDelPlan: 'Feriado' }] }],
])('%s that closes the franja takes its offers back', (_what, cambios) => {
  expect(tras(cambios)).toEqual([{ ...ofrecida, venceEn: null }, grupo, dos]);
});

test('the places of the offers alone are held', () => {
  expect(retenidasDe(FILA)).toBe(1);
  expect(retenidasDe([ofrecida, { ...dos, venceEn: AHORA }])).toBe(3);
});
