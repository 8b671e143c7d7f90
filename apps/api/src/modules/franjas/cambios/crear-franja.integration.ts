import { crearConfig } from '@remanso/contract/centro/config.contract';
import {
  crearFranja,
  generarFranjas,
  eliminarFranja,
} from '@remanso/contract/franja/franjas.contract';
import { expect, test } from 'vitest';
import { CONFIG, VIERNES, verDia, type Persona } from '../../../../test/support/builders.ts';
import { crearPersona } from '../../../../test/support/personas.ts';
import { world } from '../../../../test/support/world.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

const app = useTestApp();

const create = (persona: Persona, inicio: string, fin: string, more = {}) =>
  app.call(crearFranja, { as: persona, body: { inicio, fin, ...more } });

test('a new franja is answered whole, is there for all and stays through a generation', async () => {
  const { admin } = await world(app);
  const answer = await create(admin, `${VIERNES}T13:00:00`, `${VIERNES}T14:30:00`);
  expect(outcome(answer)).toEqual([
    201,
    {
      franja: {
        id: expect.any(Number),
        fecha: VIERNES,
        inicio: `${VIERNES}T13:00:00`,
        fin: `${VIERNES}T14:30:00`,
        horaInicio: '13:00',
        horaFin: '14:30',
        estado: 'ACTIVA',
        motivo: null,
        capacidadEfectiva: 4,
        ocupadosTotal: 0,
        retenidas: 0,
        composicionGenero: { MASCULINO: 0, FEMENINO: 0, OTROS: 0, OTRO_NB: 0, NO_DECLARA: 0 },
        reservas: [],
      },
    },
  ]);
  await app.call(generarFranjas, { as: admin });
  const hours = (await verDia(app, VIERNES, admin)).map(({ horaInicio }) => horaInicio);
  expect(hours).toContain('13:00');
  expect(hours).toHaveLength(9);
});

test('it holds as many as the configuration says, or as the body does', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const capacityAt = async (hora: string, more = {}) =>
    (await create(admin, `${VIERNES}T${hora}:00`, `${VIERNES}T${hora}:30`, more)).body.franja
      .capacidadEfectiva;
  expect(await capacityAt('01')).toBe(4);
  const { status } = await app.call(crearConfig, {
    as: admin,
    body: {
      ...CONFIG,
      capacidadBase: 2,
      preciosPorCapacidad: CONFIG.preciosPorCapacidad.slice(0, 2),
    },
  });
  expect(status).toBe(201);
  expect(await capacityAt('02')).toBe(2);
  expect(await capacityAt('03', { capacidadEfectiva: 10 })).toBe(10);
});

test('any length within the day, a minute or all of it but the last', async () => {
  const { admin } = await world(app);
  const minute = await create(admin, `${VIERNES}T23:58:00`, `${VIERNES}T23:59:00`);
  expect(minute.status).toBe(201);
  const day = await create(admin, '2026-10-04T00:00:00', '2026-10-04T23:59:00');
  expect(day.status).toBe(201);
  expect(day.body.franja).toMatchObject({ horaInicio: '00:00', horaFin: '23:59' });
});

test('none ends at midnight: 24:00 is no hour, and the next day’s 00:00 is across it', async () => {
  const { admin } = await world(app);
  const late = `${VIERNES}T23:00:00`;
  expect(outcome(await create(admin, late, `${VIERNES}T24:00:00`))).toBe('400 DATOS_INVALIDOS fin');
  expect(outcome(await create(admin, late, '2026-10-03T00:00:00'))).toBe('400 DATOS_INVALIDOS fin');
  expect(outcome(await create(admin, late, '2026-10-03T00:30:00'))).toBe('400 DATOS_INVALIDOS fin');
});

test('29 February is a day of 2028 and of no year around it', async () => {
  app.clock.set('2028-02-20T07:00:00');
  const { admin } = await world(app);
  const leap = await create(admin, '2028-02-29T21:00:00', '2028-02-29T22:00:00');
  expect(leap.body.franja).toMatchObject({ fecha: '2028-02-29', horaInicio: '21:00' });
  expect(outcome(await create(admin, '2028-02-29T23:00:00', '2028-03-01T00:00:00'))).toBe(
    '400 DATOS_INVALIDOS fin',
  );
  const common = await create(admin, '2029-02-29T21:00:00', '2029-02-29T22:00:00');
  expect(outcome(common)).toBe('400 DATOS_INVALIDOS inicio, fin');
});

test('seconds may be left out but not used', async () => {
  const { admin } = await world(app);
  const short = await create(admin, `${VIERNES}T13:00`, `${VIERNES}T13:30`);
  expect(short.body.franja).toMatchObject({
    inicio: `${VIERNES}T13:00:00`,
    fin: `${VIERNES}T13:30:00`,
  });
  for (const hora of ['14:00:30', '14:00:60', '14:00:00.5', '14:00:00Z', '14:00:00-03:00', '14']) {
    expect(outcome(await create(admin, `${VIERNES}T${hora}`, `${VIERNES}T15:00:00`))).toBe(
      '400 DATOS_INVALIDOS inicio',
    );
  }
});

test('the end comes after the start', async () => {
  const { admin } = await world(app);
  for (const fin of ['13:00:00', '12:59:00']) {
    expect(outcome(await create(admin, `${VIERNES}T13:00:00`, `${VIERNES}T${fin}`))).toBe(
      '400 DATOS_INVALIDOS fin',
    );
  }
});

test('none begins in the past, nor now', async () => {
  const { admin } = await world(app);
  const until = '2026-10-01T07:30:00';
  expect(outcome(await create(admin, '2026-09-30T13:00:00', '2026-09-30T14:00:00'))).toBe(
    '409 FRANJA_PASADA',
  );
  expect(outcome(await create(admin, '2026-10-01T07:00:00', until))).toBe('409 FRANJA_PASADA');
  expect((await create(admin, '2026-10-01T07:01:00', until)).status).toBe(201);
});

test('none overlaps another by a minute; they may touch', async () => {
  const { admin } = await world(app);
  // Friday already has franjas for all hours from 8 to 12 and from 16 to 20.
  for (const [from, to] of [
    ['11:59', '12:30'],
    ['15:30', '16:01'],
    ['09:10', '09:20'],
    ['07:00', '21:00'],
    ['08:00', '09:00'],
  ]) {
    const answer = await create(admin, `${VIERNES}T${from}:00`, `${VIERNES}T${to}:00`);
    expect(outcome(answer)).toBe('409 FRANJA_SUPERPUESTA');
  }
  expect((await create(admin, `${VIERNES}T12:00:00`, `${VIERNES}T16:00:00`)).status).toBe(201);
});

test('two administrators at once cannot both have the hour', async () => {
  const { admin } = await world(app);
  const eva = await crearPersona(app, { rol: 'ADMIN' });
  const answers = await Promise.all(
    [admin, eva, admin, eva, admin, eva].map((who, n) =>
      create(who, `${VIERNES}T13:0${n}:00`, `${VIERNES}T14:00:00`),
    ),
  );
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.map(outcome)).toEqual(Array.from({ length: 5 }, () => '409 FRANJA_SUPERPUESTA'));
});

test('the database itself refuses two franjas that overlap', async () => {
  await world(app);
  const insert = app.database.db
    .insertInto('franjas')
    .values({
      inicio: `${VIERNES}T08:30:00`,
      fin: `${VIERNES}T08:40:00`,
      capacidad_efectiva: 4,
      origen: 'MANUAL',
    })
    .execute();
  await expect(insert).rejects.toMatchObject({ constraint: 'franjas_sin_superposicion' });
});

test('what was deleted leaves its hour free for another', async () => {
  const { admin, franjaId } = await world(app);
  await app.call(eliminarFranja, { as: admin, params: { id: franjaId } });
  expect((await create(admin, `${VIERNES}T08:00:00`, `${VIERNES}T09:00:00`)).status).toBe(201);
});

test.each([
  ['inicio', undefined],
  ['inicio', 5],
  ['fin', '2026-02-30T10:00:00'],
  ['capacidadEfectiva', 0],
  ['capacidadEfectiva', 11],
  ['capacidadEfectiva', 2.5],
  ['capacidadEfectiva', '3'],
])('refuses a malformed %s: %j', async (campo, value) => {
  const as = await crearPersona(app, { rol: 'ADMIN' });
  const body = { inicio: `${VIERNES}T13:00:00`, fin: `${VIERNES}T14:00:00`, [campo]: value };
  expect(outcome(await app.send('POST', '/franjas', { as, body }))).toBe(
    `400 DATOS_INVALIDOS ${campo}`,
  );
});
