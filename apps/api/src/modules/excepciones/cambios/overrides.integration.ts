import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import { actualizarHorariosBase } from '@remanso/contract/plan/horarios-base.contract';
import { franjasPorFecha } from '@remanso/contract/franja/franjas.contract';
import {
  crearOverride,
  eliminarOverride,
  crearFeriado,
  crearBloqueo,
  eliminarBloqueo,
  eliminarFeriado,
} from '@remanso/contract/plan/excepciones.contract';
import { expect, test } from 'vitest';
import {
  CONFIG,
  SEMANA,
  VIERNES,
  reservar,
  verDia,
  type Persona,
} from '../../../../test/support/builders.ts';
import { crearPersona } from '../../../../test/support/personas.ts';
import { world } from '../../../../test/support/world.ts';
import { outcome, told } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

const app = useTestApp();

const DOMINGO = '2026-10-04';

const override = (persona: Persona, tramos: [string, string][], more = {}) => {
  const body = {
    fecha: VIERNES,
    tramos: tramos.map(([horaInicio, horaFin]) => ({ horaInicio, horaFin })),
    ...more,
  };
  return app.call(crearOverride, { as: persona, body });
};
const remove = (persona: Persona, id: number) =>
  app.call(eliminarOverride, { as: persona, params: { id } });

async function dayOf(persona: Persona, fecha = VIERNES) {
  const { body } = await app.call(franjasPorFecha, { as: persona, params: { fecha } });
  return body.map(
    ({ horaInicio, horaFin, capacidadEfectiva }) => `${horaInicio}-${horaFin} ${capacidadEfectiva}`,
  );
}

test('other hours and another capacity for one day, in order', async () => {
  const { admin } = await world(app);
  const more = { capacidad: 7, motivo: ' Feria ' };
  expect(
    outcome(
      await override(
        admin,
        [
          ['15:00', '16:30'],
          ['09:30', '11:30'],
        ],
        more,
      ),
    ),
  ).toEqual([
    201,
    {
      id: 1,
      fecha: VIERNES,
      tramos: [
        { horaInicio: '09:30', horaFin: '11:30' },
        { horaInicio: '15:00', horaFin: '16:30' },
      ],
      capacidad: 7,
      motivo: 'Feria',
      conflictos: [],
    },
  ]);
  expect(await dayOf(admin)).toEqual(['09:30-10:30 7', '10:30-11:30 7', '15:00-16:00 7']);
  expect(await dayOf(admin, '2026-10-03')).toHaveLength(8);
});

test('it opens a day that the week closes, and deleting it closes it again', async () => {
  const { admin } = await world(app);
  const { body } = await override(admin, [['10:00', '12:00']], { fecha: DOMINGO });
  expect(body).toMatchObject({ capacidad: null, motivo: null });
  expect(await dayOf(admin, DOMINGO)).toEqual(['10:00-11:00 4', '11:00-12:00 4']);
  expect((await remove(admin, body.id)).body).toEqual({
    message: 'Excepción eliminada correctamente',
    conflictos: [],
  });
  expect(await dayOf(admin, DOMINGO)).toEqual([]);
});

test('without ranges it closes the day; deleting it restores the week’s hours and capacity', async () => {
  const { admin } = await world(app);
  const before = await dayOf(admin);
  const { body } = await override(admin, []);
  expect(await dayOf(admin)).toEqual([]);
  await remove(admin, body.id);
  expect(await dayOf(admin)).toEqual(before);
  expect(outcome(await remove(admin, body.id))).toBe('404 EXCEPCION_INEXISTENTE');
});

test('only a capacity that is other: the same franjas change, down to what is booked', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  await reservar(app, ana, franjaId, 2);
  const week: [string, string][] = [
    ['08:00', '12:00'],
    ['16:00', '20:00'],
  ];
  const { body } = await override(admin, week, { capacidad: 1 });
  expect(body.conflictos).toEqual([]);
  const [first, second] = await verDia(app, VIERNES, ana);
  expect(first).toMatchObject({ id: franjaId, estado: 'COMPLETA', capacidadEfectiva: 3 });
  expect(second).toMatchObject({ estado: 'ACTIVA', capacidadEfectiva: 1 });
  await remove(admin, body.id);
  expect((await verDia(app, VIERNES, ana))[0]).toMatchObject({ capacidadEfectiva: 4 });
});

test('what has bookings is kept with its capacity, answered, and leaves no room for an overlap', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  const { id } = await reservar(app, ana, franjaId);
  const { body } = await override(admin, [['08:30', '11:30']], { capacidad: 2 });
  expect(body.conflictos).toMatchObject([{ franja: { id: franjaId }, reservas: [{ id }] }]);
  expect(await dayOf(admin)).toEqual(['08:00-09:00 4', '09:30-10:30 2', '10:30-11:30 2']);
});

test('one a day', async () => {
  const { admin } = await world(app);
  await override(admin, [['09:00', '10:00']]);
  expect(outcome(await override(admin, []))).toBe('409 OVERRIDE_REPETIDO');
  expect(await dayOf(admin)).toEqual(['09:00-10:00 4']);
});

test('override before feriado before the week, and a bloqueo over whichever it is', async () => {
  const { admin } = await world(app);
  const feriado = await app.call(crearFeriado, {
    as: admin,
    body: { fecha: VIERNES, descripcion: 'Fiesta' },
  });
  const hours = await override(admin, [['09:00', '11:00']]);
  expect(await dayOf(admin)).toEqual(['09:00-10:00 4', '10:00-11:00 4']);
  const bloqueo = await app.call(crearBloqueo, {
    as: admin,
    body: { fechaDesde: VIERNES, fechaHasta: VIERNES, horaInicio: '10:00', horaFin: '12:00' },
  });
  const estados = async () =>
    (await verDia(app, VIERNES, admin)).map((f) => `${f.horaInicio} ${f.estado}`);
  expect(await estados()).toEqual(['09:00 ACTIVA', '10:00 BLOQUEADA']);
  // The weekly hours change, but Friday keeps the hours of its override. A new duration changes
  // Friday's franjas too.
  const tramos = [{ horaInicio: '14:00', horaFin: '15:00' }];
  const body = SEMANA.map((dia) => ({ ...dia, activo: true, tramos }));
  await app.call(actualizarHorariosBase, { as: admin, body });
  expect(await estados()).toEqual(['09:00 ACTIVA', '10:00 BLOQUEADA']);
  await app.call(actualizarConfig, { as: admin, body: { ...CONFIG, duracionBaseMin: 120 } });
  expect(await estados()).toEqual(['09:00 BLOQUEADA']);
  await app.call(eliminarBloqueo, { as: admin, params: { id: bloqueo.body.id } });
  expect(await estados()).toEqual(['09:00 ACTIVA']);
  await app.call(actualizarConfig, { as: admin, body: CONFIG });
  await remove(admin, hours.body.id);
  expect(await estados()).toEqual([]);
  await app.call(eliminarFeriado, { as: admin, params: { id: feriado.body.id } });
  expect(await estados()).toEqual(['14:00 ACTIVA']);
});

test('late hours: a franja ends at 23:59 at the latest, for 24:00 is no hour', async () => {
  const { admin } = await world(app);
  expect(told(await override(admin, [['22:00', '21:00']]))).toBe(
    'El día tiene un error: el horario 22:00 - 21:00 debe terminar después de empezar',
  );
  expect(outcome(await override(admin, [['22:00', '24:00']]))).toBe(
    '400 DATOS_INVALIDOS tramos.0.horaFin',
  );
  await override(admin, [['21:59', '23:59']]);
  expect(await dayOf(admin)).toEqual(['21:59-22:59 4', '22:59-23:59 4']);
});

test.each([
  ['fecha', { fecha: '2026-13-01' }],
  ['tramos', { tramos: undefined }],
  ['tramos', { tramos: {} }],
  ['tramos.0.horaFin', { tramos: [{ horaInicio: '09:00' }] }],
  ['tramos', { tramos: [{ horaInicio: '10:00', horaFin: '09:00' }] }],
  [
    'tramos',
    {
      tramos: [
        { horaInicio: '09:30', horaFin: '11:00' },
        { horaInicio: '09:00', horaFin: '10:00' },
      ],
    },
  ],
  ['capacidad', { capacidad: 0 }],
  ['capacidad', { capacidad: 11 }],
  ['motivo', { motivo: 'a\u0007b' }],
])('refuses a malformed %s: %j', async (campo, changes) => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  expect(outcome(await override(admin, [], changes))).toEqual(`400 DATOS_INVALIDOS ${campo}`);
});
