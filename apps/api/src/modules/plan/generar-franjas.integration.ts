import { crearFeriado, eliminarFeriado } from '@remanso/contract/plan/excepciones.contract';
import {
  crearHorariosBase,
  actualizarHorariosBase,
} from '@remanso/contract/plan/horarios-base.contract';
import { franjasPorFecha, generarFranjas } from '@remanso/contract/franja/franjas.contract';
import { expect, test } from 'vitest';
import { SEMANA, VIERNES, type Persona } from '../../../test/support/builders.ts';
import { crearPersona } from '../../../test/support/personas.ts';
import type { QueryOf } from '../../../test/support/client.ts';
import { world } from '../../../test/support/world.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { START, useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const JUEVES = '2026-10-01';

const generate = (as: Persona, query: QueryOf<typeof generarFranjas> = {}) =>
  app.call(generarFranjas, { as, query });

async function horariosDe(persona: Persona, fecha: string): Promise<string[]> {
  const { body } = await app.call(franjasPorFecha, { as: persona, params: { fecha } });
  return body.map(({ horaInicio, horaFin }) => `${horaInicio}-${horaFin}`);
}

const FULL_DAY = [
  '08:00-09:00',
  '09:00-10:00',
  '10:00-11:00',
  '11:00-12:00',
  '16:00-17:00',
  '17:00-18:00',
  '18:00-19:00',
  '19:00-20:00',
];

test('saving the hours fills the window, from today to its last day, but not a closed day', async () => {
  const { admin } = await world(app);
  expect(await horariosDe(admin, JUEVES)).toEqual(FULL_DAY);
  expect(await horariosDe(admin, '2026-10-04')).toEqual([]);
  expect(await horariosDe(admin, '2026-10-08')).toEqual(FULL_DAY);
  expect(await horariosDe(admin, '2026-10-09')).toEqual([]);
});

test('the order of hours and configuration does not matter', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  await app.call(crearHorariosBase, { as: admin, body: SEMANA });
  const { body } = await app.call(franjasPorFecha, { as: admin, params: { fecha: VIERNES } });
  expect(body).toEqual([]);
  const refused = await app.call(generarFranjas, { as: admin });
  expect(outcome(refused)).toBe('409 SIN_CONFIGURACION');
});

test('generating again changes nothing', async () => {
  const { admin } = await world(app);
  const before = await app.database.db.selectFrom('franjas').selectAll().orderBy('id').execute();
  const answer = await generate(admin);
  expect(outcome(answer)).toEqual([
    200,
    {
      message: 'Se generaron 0 turnos',
      desde: JUEVES,
      hasta: '2026-10-08',
      creadas: 0,
      existentes: 56,
      retiradas: 0,
    },
  ]);
  const after = await app.database.db.selectFrom('franjas').selectAll().orderBy('id').execute();
  expect(after).toEqual(before);
});

test('generators at once make each franja once', async () => {
  const { admin } = await world(app);
  const period = { desde: '2026-11-02', hasta: '2026-11-07' };
  const answers = await Promise.all(Array.from({ length: 5 }, () => generate(admin, period)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(answers.map(({ body }) => body.creadas).toSorted()).toEqual([0, 0, 0, 0, 48]);
});

test('franjas follow one another, and what is left of a range stays unused', async () => {
  const tramos = [
    { horaInicio: '08:00', horaFin: '10:59' },
    { horaInicio: '11:00', horaFin: '11:45' },
    { horaInicio: '12:00', horaFin: '12:44' },
  ];
  const { admin } = await world(app, { config: { duracionBaseMin: 45 } });
  const body = [{ diaSemana: 'VIERNES' as const, activo: true, tramos }];
  await app.call(actualizarHorariosBase, { as: admin, body });
  expect(await horariosDe(admin, VIERNES)).toEqual([
    '08:00-08:45',
    '08:45-09:30',
    '09:30-10:15',
    '11:00-11:45',
  ]);
});

test('only what has not begun is made', async () => {
  app.clock.set(`${JUEVES}T10:00:00`);
  const { admin } = await world(app);
  expect(await horariosDe(admin, JUEVES)).toEqual(FULL_DAY.slice(3));
  const past = await generate(admin, { desde: '2026-09-21', hasta: '2026-09-30' });
  expect(past.body).toMatchObject({ creadas: 0, existentes: 0, retiradas: 0 });
  expect(await horariosDe(admin, '2026-09-25')).toEqual([]);
});

test('a period may be asked for by its first day, its last or both', async () => {
  const { admin } = await world(app);
  const periods = await Promise.all([
    generate(admin, { desde: '2026-11-02' }),
    generate(admin, { hasta: '2026-10-05' }),
    generate(admin, { desde: '2026-12-01', hasta: '2026-12-01' }),
  ]);
  expect(periods.map(({ body: { desde, hasta } }) => [desde, hasta])).toEqual([
    ['2026-11-02', '2026-11-09'],
    [JUEVES, '2026-10-05'],
    ['2026-12-01', '2026-12-01'],
  ]);
  expect(await horariosDe(admin, '2026-12-01')).toEqual(FULL_DAY);
});

test('a period holds at most 92 days', async () => {
  const { admin } = await world(app);
  expect((await generate(admin, { desde: '2026-11-01', hasta: '2027-01-31' })).status).toBe(200);
  expect(outcome(await generate(admin, { desde: '2026-11-01', hasta: '2027-02-01' }))).toBe(
    '400 DATOS_INVALIDOS hasta',
  );
});

test('a period that ends before it starts is malformed, with or without a configuration', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  expect(outcome(await generate(admin, { desde: '2026-10-05', hasta: '2026-10-04' }))).toBe(
    '400 DATOS_INVALIDOS hasta',
  );
  const { admin: centre } = await world(app);
  expect(outcome(await generate(centre, { desde: '2026-10-05', hasta: '2026-10-04' }))).toBe(
    '400 DATOS_INVALIDOS hasta',
  );
  expect(outcome(await generate(centre, { hasta: '2026-09-30' }))).toBe(
    '400 DATOS_INVALIDOS hasta',
  );
});

test.each(['today', 'infinity', '2026-02-30', '2027-02-29', '11-12-2026', '20261001', '', START])(
  'refuses %j for a day',
  async (fecha) => {
    const admin = await crearPersona(app, { rol: 'ADMIN' });
    for (const campo of ['desde', 'hasta']) {
      const answer = await generate(admin, { [campo]: fecha });
      expect(outcome(answer)).toEqual(`400 DATOS_INVALIDOS ${campo}`);
    }
  },
);

test('29 February has its franjas, and the window counts over it', async () => {
  app.clock.set('2028-02-27T07:00:00');
  const { admin } = await world(app, { config: { ventanaDias: 2 } });
  expect(await horariosDe(admin, '2028-02-29')).toEqual(FULL_DAY);
  expect(await horariosDe(admin, '2028-03-01')).toEqual([]);
});

test('late in the evening today is still the centre’s, though Greenwich has begun tomorrow', async () => {
  app.clock.set(`${JUEVES}T23:30:00`);
  const { admin } = await world(app, { config: { ventanaDias: 1 } });
  const { body } = await generate(admin);
  expect(body).toMatchObject({ desde: JUEVES, hasta: VIERNES, existentes: 8 });
  expect(await horariosDe(admin, JUEVES)).toEqual([]);
  expect(await horariosDe(admin, '2026-10-03')).toEqual([]);
});

test('any period is generated that is asked for, and the next plan goes no further', async () => {
  const { admin } = await world(app);
  const lejos = await generate(admin, { desde: '2030-01-07', hasta: '2030-01-09' });
  expect(lejos.body).toMatchObject({ creadas: 24 });
  const otraVez = await generate(admin);
  expect(otraVez.body).toMatchObject({ creadas: 0, retiradas: 0 });
  const guardada = await app.call(actualizarHorariosBase, {
    as: admin,
    body: SEMANA.map((dia) => (dia.diaSemana === 'MARTES' ? { ...dia, activo: false } : dia)),
  });
  expect(guardada.status).toBe(200);
  // The generated day 2030-01-07 has the new hours. 2030-01-08 is a Tuesday, which is closed now.
  // The days up to 2027-01-07 were never generated.
  expect(await horariosDe(admin, '2030-01-07')).toHaveLength(8);
  expect(await horariosDe(admin, '2030-01-08')).toEqual([]);
  expect(await horariosDe(admin, '2027-01-07')).toEqual([]);
});

test('beyond the window a day that was closed for a while gets its franjas back', async () => {
  const { admin } = await world(app);
  await generate(admin, { desde: '2026-11-02', hasta: '2026-11-07' });
  const feriado = await app.call(crearFeriado, {
    as: admin,
    body: { fecha: '2026-11-04', descripcion: 'Aniversario' },
  });
  expect(await horariosDe(admin, '2026-11-04')).toEqual([]);
  await app.call(eliminarFeriado, { as: admin, params: { id: feriado.body.id } });
  expect(await horariosDe(admin, '2026-11-04')).toHaveLength(8);
  expect(await horariosDe(admin, '2026-10-28')).toEqual([]);
});
