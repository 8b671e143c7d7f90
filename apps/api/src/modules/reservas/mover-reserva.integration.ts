import { expect, test } from 'vitest';
import {
  CONFIG,
  VIERNES,
  centroConFranja,
  crearPersona,
  moveTo,
  reservar,
  type Persona,
} from '../../../test/support/builders.ts';
import { countPlaces } from '../../../test/support/compete-for-places.ts';
import { outcome, refusal } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

/** Opens a centre where Ana has a booking for three at eight on Friday, and the franja of nine is free. */
async function centroConReserva(config: Partial<typeof CONFIG> = {}) {
  const { admin, ana, franjaId: eight } = await centroConFranja(app, config);
  const { id } = await reservar(app, ana, eight, 2);
  const nine = eight + 1;
  const move = ({ token }: Persona, franjaId = nine, more = {}) =>
    app.call(`PUT /reservas/${id}`, { token, body: { franjaId, ...more } });
  const places = async () => [
    (await countPlaces(app, eight)).ocupados,
    (await countPlaces(app, nine)).ocupados,
  ];
  return { admin, ana, eight, nine, id, move, places };
}

const NO_SUCH_FRANJA = refusal(404, 'FRANJA_INEXISTENTE', 'No existe ese turno');
const BLOCKED = refusal(409, 'FRANJA_BLOQUEADA', 'Ese turno está bloqueado y no se puede reservar');
const BEGUN = refusal(409, 'TURNO_COMENZADO', 'No se puede cancelar un turno que ya comenzó');
const TOO_LATE = refusal(
  409,
  'FUERA_DEL_LIMITE',
  'Solo puedes cancelar hasta 6 horas antes del turno',
);
const INACTIVE = refusal(409, 'RESERVA_INACTIVA', 'Solo se puede cambiar una reserva activa');
const REPEATED = refusal(
  409,
  'RESERVA_REPETIDA',
  'Ya hay una reserva activa de esa persona en este turno',
);
const noPlace = (message: string) => refusal(409, 'SIN_CUPO', message);

test('its owner moves it with its people; the places change hands and the price stays', async () => {
  const { admin, ana, nine, id, move, places } = await centroConReserva();
  const before = (await app.call(`GET /reservas/${id}`, ana)).body;
  const preciosPorCapacidad = CONFIG.preciosPorCapacidad.map(({ capacidad }) => ({
    capacidad,
    precio: 7,
  }));
  await app.call('PUT /config', { ...admin, body: { ...CONFIG, preciosPorCapacidad } });
  const [inicio, fin] = [`${VIERNES}T09:00:00`, `${VIERNES}T10:00:00`];
  const moved = {
    ...before,
    horario: '09:00 - 10:00',
    franja: { id: nine, inicio, fin },
    cancelableHasta: `${VIERNES}T03:00:00`,
  };
  expect(outcome(await move(ana))).toEqual([200, moved]);
  expect(await places()).toEqual([0, 3]);
  expect((await app.call(`GET /reservas/${id}`, ana)).body).toEqual(moved);
});

test('an administrator moves it too, with notes in the same call, and it is in the trail', async () => {
  const { admin, eight, nine, id, move, places } = await centroConReserva();
  const { status, body } = await move(admin, nine, { notas: 'Pidió más tarde' });
  expect([status, body]).toMatchObject([
    200,
    { franja: { id: nine }, notas: 'Pidió más tarde', precioTotal: 45_000, personas: 3 },
  ]);
  expect(await places()).toEqual([0, 3]);
  const trail = await app.database.db
    .selectFrom('auditoria')
    .select(['usuario_id', 'entidad_id', 'antes', 'despues'])
    .where('accion', '=', 'actualizarReserva')
    .execute();
  expect(trail).toMatchObject([
    {
      usuario_id: admin.id,
      entidad_id: id,
      antes: { franjaId: eight, notas: 'Reserva para 3 persona(s)' },
      despues: { franjaId: nine, notas: 'Pidió más tarde', estado: 'CONFIRMADA', personas: 3 },
    },
  ]);
});

test('what changes nothing leaves no trail', async () => {
  const { admin, eight, move } = await centroConReserva();
  expect((await move(admin, eight, { notas: 'Reserva para 3 persona(s)' })).status).toBe(200);
  const trail = await app.database.db
    .selectFrom('auditoria')
    .select('id')
    .where('accion', '=', 'actualizarReserva')
    .execute();
  expect(trail).toEqual([]);
});

test('to the franja where it is, nothing moves, however late', async () => {
  const { ana, eight, move, places } = await centroConReserva();
  await moveTo(app, `${VIERNES}T07:59:00`, ana);
  expect((await move(ana, eight, { notas: 'Llego' })).body).toMatchObject({ notas: 'Llego' });
  expect(await places()).toEqual([3, 0]);
});

test('a franja that does not exist is told before the booking’s state (rules §9.1)', async () => {
  const { ana, move } = await centroConReserva();
  expect(outcome(await move(ana, 999_999))).toEqual(NO_SUCH_FRANJA);
  await moveTo(app, `${VIERNES}T07:00:00`, ana);
  expect(outcome(await move(ana, 1e300))).toEqual(NO_SUCH_FRANJA);
  await app.database.db.updateTable('reservas').set({ estado: 'CANCELADA' }).execute();
  expect(outcome(await move(ana, 999_999))).toEqual(NO_SUCH_FRANJA);
  const luis = await crearPersona(app);
  expect(outcome(await move(luis, 999_999))).toEqual(
    refusal(404, 'RESERVA_INEXISTENTE', 'No existe esa reserva'),
  );
});

test('there must be places for all of them, in a franja that can be booked', async () => {
  const { admin, ana, nine, move, places } = await centroConReserva();
  const luis = await crearPersona(app);
  const { id } = await reservar(app, luis, nine, 2);
  const before = (await app.call('GET /reservas/mias', ana)).body;
  const one = noPlace('Solo hay 1 cupo disponible para este horario');
  expect(outcome(await move(ana, nine, { notas: 'No cabe' }))).toEqual(one);
  expect(outcome(await move(admin))).toEqual(one);
  await app.call(`PUT /franjas/${nine}/bloquear`, admin);
  expect(outcome(await move(admin))).toEqual(BLOCKED);
  // A refused change leaves nothing behind.
  expect((await app.call('GET /reservas/mias', ana)).body).toEqual(before);
  expect(await places()).toEqual([3, 3]);
  await app.call(`PUT /franjas/${nine}/desbloquear`, admin);
  await app.call(`POST /reservas/${id}/cancelar`, luis);
  expect((await move(ana)).status).toBe(200);
});

test('never beside another active booking of one’s own', async () => {
  const { ana, admin, nine, move, places } = await centroConReserva();
  const { id } = await reservar(app, ana, nine);
  expect(outcome(await move(ana))).toEqual(REPEATED);
  expect(outcome(await move(admin))).toEqual(REPEATED);
  expect(await places()).toEqual([3, 1]);
  await app.call(`POST /reservas/${id}/cancelar`, ana);
  expect((await move(ana)).status).toBe(200);
});

test('the owner until the limit of the franja that it leaves, to the second', async () => {
  const { admin, ana, move } = await centroConReserva();
  await moveTo(app, `${VIERNES}T02:00:01`, ana, admin);
  expect(outcome(await move(ana))).toEqual(TOO_LATE);
  await moveTo(app, `${VIERNES}T02:00:00`, ana);
  expect((await move(ana)).status).toBe(200);
});

test('an administrator until it begins; never into one that has begun', async () => {
  const { admin, ana, eight, nine, move } = await centroConReserva();
  await moveTo(app, `${VIERNES}T08:00:00`, admin);
  expect(outcome(await move(admin))).toEqual(BEGUN);
  await moveTo(app, `${VIERNES}T07:59:59`, admin);
  expect((await move(admin)).status).toBe(200);
  await moveTo(app, `${VIERNES}T08:00:00`, admin, ana);
  expect(outcome(await move(admin, eight))).toEqual(
    refusal(409, 'FRANJA_COMENZADA', 'Ese turno ya comenzó'),
  );
  expect((await move(admin, nine)).status).toBe(200);
});

test('a client stays within the window, an administrator need not', async () => {
  const { admin, ana, move } = await centroConReserva({ ventanaDias: 1 });
  await app.call('POST /franjas/generar?desde=2026-10-03&hasta=2026-10-03', admin);
  const { body } = await app.call('GET /franjas/por-fecha/2026-10-03', admin);
  expect(outcome(await move(ana, body[0].id))).toEqual(
    refusal(409, 'FUERA_DE_VENTANA', 'Solo puedes reservar desde hoy hasta dentro de 1 día'),
  );
  expect((await move(admin, body[0].id)).status).toBe(200);
});

test('only an active one moves', async () => {
  const { admin, ana, eight, id, move } = await centroConReserva();
  const change = (estado: string) =>
    app.call(`PATCH /reservas/${id}/estado?nuevoEstado=${estado}`, admin);
  await change('CANCELADA');
  expect(outcome(await move(ana))).toEqual(INACTIVE);
  await change('PENDIENTE');
  expect((await move(ana)).body.estado).toBe('pendiente');
  await app.database.db.updateTable('reservas').set({ estado: 'COMPLETADA' }).execute();
  expect(outcome(await move(admin))).toMatchObject([200, { estado: 'COMPLETADA' }]);
  expect(outcome(await move(admin, eight))).toEqual(INACTIVE);
});

test('moves in opposite directions at once swap the people and lose no place', async () => {
  const { ana, eight, nine, move, places } = await centroConReserva();
  const luis = await crearPersona(app);
  const { id } = await reservar(app, luis, nine);
  const back = () => app.call(`PUT /reservas/${id}`, { ...luis, body: { franjaId: eight } });
  const answers = await Promise.all([move(ana), back(), move(ana), back()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await places()).toEqual([1, 3]);
});

test('of two who move at once to the last places one does', async () => {
  const { ana, eight, nine, move, places } = await centroConReserva();
  const luis = await crearPersona(app);
  const { id } = await reservar(app, luis, eight + 2, 1);
  const body = { franjaId: nine };
  const answers = await Promise.all([
    move(ana),
    app.call(`PUT /reservas/${id}`, { ...luis, body }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect([
    [0, 3],
    [3, 2],
  ]).toContainEqual(await places());
});
