import { expect, test } from 'vitest';
import { createStatementCounter } from '../../../test/support/count-statements.ts';
import {
  acompaniantes,
  centroConFranja,
  crearPersona,
  moveTo,
  reservar,
  verDia,
  VIERNES,
  type Persona,
} from '../../../test/support/builders.ts';
import { dumpTables } from '../../../test/support/dump-tables.ts';
import { invalid, outcome, refusal } from '../../../test/support/refusals.ts';
import { useTestApp, type Target } from '../../../test/support/test-app.ts';

/*
 * An account that is deactivated or erased together with all its bookings to come (rules §10.3).
 */

const app = useTestApp();

const SABADO = '2026-10-03';

/**
 * Opens a centre where Ana has a booking with two companions on Friday at eight, bookings for herself at nine and on
 * Saturday, and one that she has cancelled.
 */
async function conReservas() {
  const { admin, ana } = await centroConFranja(app);
  const viernes = (await verDia(app, VIERNES, ana)).map(({ id }) => id);
  const [sabado] = (await verDia(app, SABADO, ana)).map(({ id }) => id);
  const reservas = [
    await reservar(app, ana, viernes[0] ?? 0, 2),
    await reservar(app, ana, viernes[1] ?? 0),
    await reservar(app, ana, sabado ?? 0),
  ];
  const cancelada = await reservar(app, ana, viernes[2] ?? 0);
  await app.call(`POST /reservas/${cancelada.id}/cancelar`, { token: ana.token });
  return { admin, ana, viernes, ids: reservas.map(({ id }) => id) };
}

const desactivar = (admin: Persona, { id }: Persona, more: object = { cancelarReservas: true }) =>
  app.call(`PATCH /usuarios/${id}/estado`, {
    token: admin.token,
    body: { estado: 'INACTIVO', ...more },
  });

const BORRADOS = [
  ['DELETE /clientes', 'Cliente eliminado'],
  ['DELETE /usuarios', 'Usuario eliminado correctamente'],
] as const;

const borrar = (call: string, admin: Persona, { id }: Persona, query = '?cancelarReservas=true') =>
  app.call(`${call}/${id}${query}` as Target, { token: admin.token });

const estadosDe = async (admin: Persona, ids: number[]) =>
  Promise.all(ids.map(async (id) => (await app.call(`GET /reservas/${id}`, admin)).body.estado));

async function ocupadosDe(fecha: string, persona: Persona) {
  return (await verDia(app, fecha, persona)).reduce((sum, each) => sum + each.ocupadosTotal, 0);
}

test('deactivating cancels all that is to come, and the places are free', async () => {
  const { admin, ana, ids } = await conReservas();
  const luis = await crearPersona(app);
  const { status, body } = await desactivar(admin, ana);
  expect([status, body]).toEqual([
    200,
    {
      message: 'Estado actualizado correctamente',
      usuario: expect.objectContaining({ id: ana.id, estado: 'INACTIVO' }),
      reservasPendientes: 0,
      reservasCanceladas: 3,
    },
  ]);
  expect(await estadosDe(admin, ids)).toEqual(['CANCELADA', 'CANCELADA', 'CANCELADA']);
  expect(await ocupadosDe(VIERNES, luis)).toBe(0);
  expect(await ocupadosDe(SABADO, luis)).toBe(0);
  expect((await app.call('GET /auth/current', ana)).status).toBe(401);
});

test('done again it cancels what was revived since, or nothing', async () => {
  const { admin, ana, ids } = await conReservas();
  await desactivar(admin, ana);
  expect((await desactivar(admin, ana)).body.reservasCanceladas).toBe(0);
  await app.call(`PATCH /reservas/${ids[0]}/estado?nuevoEstado=CONFIRMADA`, admin);
  expect((await desactivar(admin, ana)).body.reservasCanceladas).toBe(1);
});

test('without it the bookings stay, as ever', async () => {
  const { admin, ana, ids } = await conReservas();
  for (const more of [{}, { cancelarReservas: false }]) {
    const { body } = await desactivar(admin, ana, more);
    expect([body.reservasPendientes, body.reservasCanceladas]).toEqual([3, 0]);
  }
  expect(await estadosDe(admin, ids)).toEqual(['CONFIRMADA', 'CONFIRMADA', 'CONFIRMADA']);
  const body = { estado: 'ACTIVO', cancelarReservas: false };
  const back = await app.call(`PATCH /usuarios/${ana.id}/estado`, { token: admin.token, body });
  expect([back.status, back.body.reservasCanceladas]).toEqual([200, 0]);
});

test('an account that is activated loses no booking: the two do not go together', async () => {
  const { admin, ana } = await conReservas();
  const before = await dumpTables(app);
  const answer = await desactivar(admin, ana, { estado: 'ACTIVO', cancelarReservas: true });
  expect(outcome(answer)).toEqual(
    invalid('cancelarReservas', 'Las reservas solo se cancelan al desactivar la cuenta'),
  );
  expect(await dumpTables(app)).toEqual(before);
});

test.each(BORRADOS)(
  '%s cancels all that is to come, and the person is gone',
  async (call, message) => {
    const { admin, ana, ids } = await conReservas();
    expect((await borrar(call, admin, ana, '')).body.codigo).toBe('CON_RESERVAS_ACTIVAS');
    expect((await borrar(call, admin, ana, '?cancelarReservas=false')).status).toBe(409);
    expect(outcome(await borrar(call, admin, ana))).toEqual([
      200,
      { message, reservasCanceladas: 3 },
    ]);
    expect(await estadosDe(admin, ids)).toEqual(['CANCELADA', 'CANCELADA', 'CANCELADA']);
    expect(JSON.stringify(await dumpTables(app))).not.toContain(ana.email);
    const luis = await crearPersona(app);
    expect(outcome(await borrar(call, admin, luis))).toEqual([
      200,
      { message, reservasCanceladas: 0 },
    ]);
    expect(outcome(await borrar(call, admin, await crearPersona(app), ''))).toEqual([
      200,
      { message, reservasCanceladas: 0 },
    ]);
  },
);

test.each(BORRADOS)(
  '%s of somebody whose turn is under way is refused, and cancels nothing',
  async (call) => {
    const { admin, ana, ids } = await conReservas();
    await moveTo(app, `${VIERNES}T08:30:00`, admin);
    await app.dependencies.dailyWork.check();
    const before = await dumpTables(app);
    expect(outcome(await borrar(call, admin, ana))).toEqual(
      refusal(409, 'CON_RESERVAS_ACTIVAS', 'No se puede eliminar un cliente con reservas activas'),
    );
    expect(await dumpTables(app)).toEqual(before);
    const deactivated = await desactivar(admin, ana);
    expect([deactivated.status, deactivated.body.reservasCanceladas]).toEqual([200, 2]);
    expect(await estadosDe(admin, ids)).toEqual(['CONFIRMADA', 'CANCELADA', 'CANCELADA']);
  },
);

test('the trail has a row for each booking and one for the account', async () => {
  const { admin, ana, ids } = await conReservas();
  await app.database.db.deleteFrom('auditoria').execute();
  await desactivar(admin, ana);
  const hechos = await app.database.db
    .selectFrom('auditoria')
    .select(['usuario_id', 'accion', 'entidad_id', 'antes', 'despues'])
    .orderBy('id')
    .execute();
  expect(hechos.map((hecho) => [hecho.usuario_id, hecho.accion, hecho.entidad_id])).toEqual([
    ...ids.map((id) => [admin.id, 'cancelarReserva', id]),
    [admin.id, 'cambiarEstadoDeUsuario', ana.id],
  ]);
  expect(hechos[0]).toMatchObject({
    antes: {
      id: ids[0],
      usuarioId: ana.id,
      estado: 'CONFIRMADA',
      personas: 3,
      precioTotal: 45_000,
    },
    despues: { id: ids[0], usuarioId: ana.id, estado: 'CANCELADA', personas: 3 },
  });
  expect(Object.keys(hechos[0]?.antes as object)).toEqual(
    Object.keys(hechos[0]?.despues as object),
  );
});

test('what was only kept for these bookings leaves the calendar with them', async () => {
  const { admin, ana, viernes } = await conReservas();
  const otro = await crearPersona(app);
  await reservar(app, otro, viernes[1] ?? 0);
  const body = { fecha: VIERNES, descripcion: 'Zafra' };
  const closed = await app.call('POST /excepciones/feriados', { token: admin.token, body });
  expect(closed.body.conflictos).toHaveLength(2);
  await desactivar(admin, ana);
  const left = await app.call(`GET /franjas/por-fecha/${VIERNES}`, admin);
  expect(
    left.body.map(({ id, ocupadosTotal }: { id: number; ocupadosTotal: number }) => [
      id,
      ocupadosTotal,
    ]),
  ).toEqual([[viernes[1], 1]]);
});

test('many bookings cost the database no more statements than two', async () => {
  const { admin, ana } = await centroConFranja(app);
  const luis = await crearPersona(app);
  const [uno, dos, ...demas] = (await verDia(app, VIERNES, ana)).map(({ id }) => id);
  for (const franjaId of [uno ?? 0, dos ?? 0]) await reservar(app, luis, franjaId);
  for (const franjaId of [uno ?? 0, dos ?? 0, ...demas]) {
    const body = { franjaId, acompaniantes: acompaniantes(1) };
    await app.call('POST /reservas', { token: ana.token, body });
  }
  const count = createStatementCounter(app);
  const few = await count(() => desactivar(admin, luis));
  expect(await count(() => desactivar(admin, ana))).toBe(few);
});
