import { expect, test } from 'vitest';
import {
  CONFIG,
  SEMANA,
  VIERNES,
  centroConFranja,
  crearPersona,
  reservar,
  verDia,
  type Persona,
} from '../../../test/support/builders.ts';
import { invalid, outcome, refusal } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const DOMINGO = '2026-10-04';

const override = ({ token }: Persona, tramos: [string, string][], more = {}) => {
  const body = {
    fecha: VIERNES,
    tramos: tramos.map(([horaInicio, horaFin]) => ({ horaInicio, horaFin })),
    ...more,
  };
  return app.call('POST /excepciones/overrides', { token, body });
};
const remove = ({ token }: Persona, id: number) =>
  app.call(`DELETE /excepciones/overrides/${id}`, { token });

async function dayOf({ token }: Persona, fecha = VIERNES) {
  const { body } = await app.call(`GET /franjas/por-fecha/${fecha}`, { token });
  return body.map(
    (f: Record<string, string>) => `${f['horaInicio']}-${f['horaFin']} ${f['capacidadEfectiva']}`,
  );
}

test('other hours and another capacity for one day, in order', async () => {
  const { admin } = await centroConFranja(app);
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
  const { admin } = await centroConFranja(app);
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
  const { admin } = await centroConFranja(app);
  const before = await dayOf(admin);
  const { body } = await override(admin, []);
  expect(await dayOf(admin)).toEqual([]);
  await remove(admin, body.id);
  expect(await dayOf(admin)).toEqual(before);
  expect(outcome(await remove(admin, body.id))).toEqual(
    refusal(404, 'EXCEPCION_INEXISTENTE', 'No existe esa excepción'),
  );
});

test('only a capacity that is other: the same franjas change, down to what is booked', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
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
  const { admin, ana, franjaId } = await centroConFranja(app);
  const { id } = await reservar(app, ana, franjaId);
  const { body } = await override(admin, [['08:30', '11:30']], { capacidad: 2 });
  expect(body.conflictos).toMatchObject([{ franja: { id: franjaId }, reservas: [{ id }] }]);
  expect(await dayOf(admin)).toEqual(['08:00-09:00 4', '09:30-10:30 2', '10:30-11:30 2']);
});

test('one a day', async () => {
  const { admin } = await centroConFranja(app);
  await override(admin, [['09:00', '10:00']]);
  expect(outcome(await override(admin, []))).toEqual(
    refusal(409, 'OVERRIDE_REPETIDO', 'Ya hay horarios especiales para esa fecha'),
  );
  expect(await dayOf(admin)).toEqual(['09:00-10:00 4']);
});

test('override before feriado before the week, and a bloqueo over whichever it is', async () => {
  const { admin } = await centroConFranja(app);
  const feriado = await app.call('POST /excepciones/feriados', {
    ...admin,
    body: { fecha: VIERNES, descripcion: 'Fiesta' },
  });
  const hours = await override(admin, [['09:00', '11:00']]);
  expect(await dayOf(admin)).toEqual(['09:00-10:00 4', '10:00-11:00 4']);
  const bloqueo = await app.call('POST /excepciones/bloqueos', {
    ...admin,
    body: { fechaDesde: VIERNES, fechaHasta: VIERNES, horaInicio: '10:00', horaFin: '12:00' },
  });
  const estados = async () =>
    (await verDia(app, VIERNES, admin)).map((f) => `${f.horaInicio} ${f.estado}`);
  expect(await estados()).toEqual(['09:00 ACTIVA', '10:00 BLOQUEADA']);
  // The week's own hours change and the day stays as the override says; its franjas follow a new duration.
  const tramos = [{ horaInicio: '14:00', horaFin: '15:00' }];
  const body = SEMANA.map((dia) => ({ ...dia, activo: true, tramos }));
  await app.call('PUT /horarios-base', { ...admin, body });
  expect(await estados()).toEqual(['09:00 ACTIVA', '10:00 BLOQUEADA']);
  await app.call('PUT /config', { ...admin, body: { ...CONFIG, duracionBaseMin: 120 } });
  expect(await estados()).toEqual(['09:00 BLOQUEADA']);
  await app.call(`DELETE /excepciones/bloqueos/${bloqueo.body.id}`, admin);
  expect(await estados()).toEqual(['09:00 ACTIVA']);
  await app.call('PUT /config', { ...admin, body: CONFIG });
  await remove(admin, hours.body.id);
  expect(await estados()).toEqual([]);
  await app.call(`DELETE /excepciones/feriados/${feriado.body.id}`, admin);
  expect(await estados()).toEqual(['14:00 ACTIVA']);
});

test('late hours: a franja ends at 23:59 at the latest, for 24:00 is no hour', async () => {
  const { admin } = await centroConFranja(app);
  expect(outcome(await override(admin, [['22:00', '24:00']]))).toEqual(
    invalid('tramos.0.horaFin', 'La hora de fin debe tener la forma HH:MM'),
  );
  await override(admin, [['21:59', '23:59']]);
  expect(await dayOf(admin)).toEqual(['21:59-22:59 4', '22:59-23:59 4']);
});

const CAPACIDAD = 'La capacidad debe estar entre 1 y 10';

test.each([
  ['fecha', { fecha: '2026-13-01' }, 'La fecha debe existir y tener la forma AAAA-MM-DD'],
  ['tramos', { tramos: undefined }, 'Los horarios deben ser una lista'],
  ['tramos', { tramos: {} }, 'Los horarios deben ser una lista'],
  [
    'tramos.0.horaFin',
    { tramos: [{ horaInicio: '09:00' }] },
    'La hora de fin debe tener la forma HH:MM',
  ],
  [
    'tramos',
    { tramos: [{ horaInicio: '10:00', horaFin: '09:00' }] },
    'El día tiene un error: el horario 10:00 - 09:00 debe terminar después de empezar',
  ],
  [
    'tramos',
    {
      tramos: [
        { horaInicio: '09:30', horaFin: '11:00' },
        { horaInicio: '09:00', horaFin: '10:00' },
      ],
    },
    'El día tiene un error: el horario 09:30 - 11:00 se superpone con otro',
  ],
  ['capacidad', { capacidad: 0 }, CAPACIDAD],
  ['capacidad', { capacidad: 11 }, CAPACIDAD],
  ['motivo', { motivo: 'a\u0007b' }, 'El motivo tiene caracteres no permitidos'],
])('refuses a malformed %s: %j', async (campo, changes, mensaje) => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  expect(outcome(await override(admin, [], changes))).toEqual(invalid(campo, mensaje));
});
