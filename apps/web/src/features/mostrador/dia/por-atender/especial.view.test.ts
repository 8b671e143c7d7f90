import { expect, test } from 'vitest';
import { diaEspecial } from './especial.view.ts';

const AHORA = '2026-10-02T07:00';
const NADA = { feriados: [], bloqueos: [], overrides: [] };
const FERIADO = { ...NADA, feriados: [{ descripcion: 'Aniversario' }] };

const franja = (cambios = {}) => ({
  id: 1,
  inicio: '2026-10-02T08:00:00',
  fin: '2026-10-02T09:00:00',
  estado: 'BLOQUEADA' as const,
  motivo: 'Aniversario',
  ocupadosTotal: 2,
  fueraDelPlan: true as const,
  ...cambios,
});
const LIBRE = franja({ estado: 'ACTIVA', motivo: null, fueraDelPlan: undefined });

test('an ordinary day has nothing to say', () => {
  expect(diaEspecial(NADA, [LIBRE], AHORA)).toBeNull();
});

test('a feriado with bookings, with one, and with none that lie ahead', () => {
  const razones = ['Feriado: Aniversario. El centro no abre.'];
  expect(diaEspecial(FERIADO, [franja(), franja({ id: 2 })], AHORA)).toEqual({
    razones,
    porResolver: 'Quedan 2 turnos con reservas: no se venden; mueve o cancela lo que tienen.',
    franjas: [1, 2],
  });
  const uno = diaEspecial(FERIADO, [franja(), franja({ ocupadosTotal: 0 })], AHORA);
  expect(uno?.porResolver).toMatch(/^Queda 1 turno/);
  expect(diaEspecial(FERIADO, [franja()], '2026-10-02T08:30')).toEqual({
    razones,
    porResolver: null,
    franjas: [],
  });
});

test('an override counts before a feriado, and a bloqueo adds to either', () => {
  const tramos = [{ horaInicio: '10:00', horaFin: '12:00' }];
  const overrides = [{ motivo: 'Media jornada', tramos, capacidad: null }];
  const bloqueos = [
    { motivo: 'Pintura', horaInicio: '10:00', horaFin: '11:00' },
    { motivo: null, horaInicio: null, horaFin: null },
  ];
  expect(diaEspecial({ ...FERIADO, overrides, bloqueos }, [LIBRE], AHORA)?.razones).toEqual([
    'Horario especial: Media jornada. Abre de 10:00 a 12:00.',
    'Bloqueo: Pintura. De 10:00 a 11:00.',
    'Bloqueo. Todo el día.',
  ]);
});

test('bookings under a bloqueo are to be seen to as well, and so are those that a hand blocked', () => {
  const bloqueada = franja({ fueraDelPlan: undefined });
  const bloqueos = [{ motivo: 'Pintura', horaInicio: null, horaFin: null }];
  expect(diaEspecial({ ...NADA, bloqueos }, [bloqueada], AHORA)?.porResolver).toMatch(/^Queda 1/);
  expect(diaEspecial(NADA, [bloqueada], AHORA)).toMatchObject({
    razones: ['Hay turnos bloqueados a mano.'],
    porResolver: expect.stringMatching(/^Queda 1/) as string,
  });
  expect(diaEspecial(NADA, [franja({ ...bloqueada, ocupadosTotal: 0 })], AHORA)).toBeNull();
});

test('franjas outside of the hours are told without any exception', () => {
  expect(diaEspecial(NADA, [franja({ motivo: 'Fuera de horario' })], AHORA)).toMatchObject({
    razones: ['Hay turnos fuera de los horarios semanales.'],
  });
});
