import { eliminarCliente } from '@remanso/contract/persona/clientes.contract';
import { franjasPorFecha } from '@remanso/contract/franja/franjas.contract';
import { crearFeriado } from '@remanso/contract/plan/excepciones.contract';
import { current } from '@remanso/contract/persona/auth.contract';
import { obtenerReserva } from '@remanso/contract/reserva/reservas-leidas.contract';
import {
  cambiarEstadoDeUsuario,
  eliminarUsuario,
} from '@remanso/contract/persona/usuarios.contract';
import { cambiarEstadoDeReserva, crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import { createStatementCounter } from '../../../../test/support/database/count-statements.ts';
import {
  acompaniantes,
  reservar,
  verDia,
  VIERNES,
  type Persona,
} from '../../../../test/support/builders.ts';
import { crearPersona, moveTo } from '../../../../test/support/personas.ts';
import type { BodyOf, QueryOf } from '../../../../test/support/client.ts';
import { world } from '../../../../test/support/world.ts';
import { dumpTables } from '../../../../test/support/database/dump-tables.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { sentMails } from '../../../../test/support/sent-mails.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

/*
 * Tests of deactivating or erasing an account where its bookings to come are cancelled in the same
 * transaction (rules §4.9).
 */

const app = useTestApp();

const SABADO = '2026-10-03';

const CON_RESERVAS = {
  clientes: ['ana', 'luis', 'sol'],
  reservas: [
    { de: 'ana', hora: '08:00', con: 2 },
    { de: 'ana', hora: '09:00' },
    { de: 'ana', dia: SABADO, hora: '08:00' },
    { de: 'ana', hora: '10:00', estado: 'CANCELADA' },
  ],
} as const;
const activas = ({ reservas }: { reservas: readonly { id: number }[] }) =>
  reservas.slice(0, 3).map(({ id }) => id);

const desactivar = (
  as: Persona,
  { id }: Persona,
  more: Partial<BodyOf<typeof cambiarEstadoDeUsuario>> = { cancelarReservas: true },
) =>
  app.call(cambiarEstadoDeUsuario, { as, params: { id }, body: { estado: 'INACTIVO', ...more } });

const BORRADOS = [
  ['DELETE /clientes', eliminarCliente, 'Cliente eliminado'],
  ['DELETE /usuarios', eliminarUsuario, 'Usuario eliminado correctamente'],
] as const;

const borrar = (
  endpoint: typeof eliminarCliente | typeof eliminarUsuario,
  as: Persona,
  { id }: Persona,
  query: QueryOf<typeof eliminarCliente> = { cancelarReservas: true },
) => app.call(endpoint, { as, params: { id }, query });

const estadosDe = async (admin: Persona, ids: number[]) =>
  Promise.all(
    ids.map(
      async (id) => (await app.call(obtenerReserva, { as: admin, params: { id } })).body.estado,
    ),
  );

async function ocupadosDe(fecha: string, persona: Persona) {
  return (await verDia(app, fecha, persona)).reduce((sum, each) => sum + each.ocupadosTotal, 0);
}

test('deactivating cancels all that is to come, and the places are free', async () => {
  const scene = await world(app, CON_RESERVAS);
  const { admin, ana } = scene;
  const ids = activas(scene);
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
  expect((await app.call(current, { as: ana })).status).toBe(401);
});

test('done again it cancels what was revived since, or nothing', async () => {
  const scene = await world(app, CON_RESERVAS);
  const { admin, ana } = scene;
  const ids = activas(scene);
  await desactivar(admin, ana);
  expect((await desactivar(admin, ana)).body.reservasCanceladas).toBe(0);
  await app.call(cambiarEstadoDeReserva, {
    as: admin,
    params: { id: ids[0] ?? 0 },
    query: { nuevoEstado: 'CONFIRMADA' },
  });
  expect((await desactivar(admin, ana)).body.reservasCanceladas).toBe(1);
});

test('without it the bookings stay, as ever', async () => {
  const scene = await world(app, CON_RESERVAS);
  const { admin, ana } = scene;
  const ids = activas(scene);
  for (const more of [{}, { cancelarReservas: false }]) {
    const { body } = await desactivar(admin, ana, more);
    expect([body.reservasPendientes, body.reservasCanceladas]).toEqual([3, 0]);
  }
  expect(await estadosDe(admin, ids)).toEqual(['CONFIRMADA', 'CONFIRMADA', 'CONFIRMADA']);
  const body = { estado: 'ACTIVO', cancelarReservas: false } as const;
  const back = await app.call(cambiarEstadoDeUsuario, { as: admin, params: { id: ana.id }, body });
  expect([back.status, back.body.reservasCanceladas]).toEqual([200, 0]);
});

test('an account that is activated loses no booking: the two do not go together', async () => {
  const { admin, ana } = await world(app, CON_RESERVAS);
  const before = await dumpTables(app);
  const answer = await desactivar(admin, ana, { estado: 'ACTIVO', cancelarReservas: true });
  expect(outcome(answer)).toBe('400 DATOS_INVALIDOS cancelarReservas');
  expect(await dumpTables(app)).toEqual(before);
});

test.each(BORRADOS)(
  '%s cancels all that is to come, and the person is gone',
  async (_call, endpoint, message) => {
    const scene = await world(app, CON_RESERVAS);
    const { admin, ana } = scene;
    const ids = activas(scene);
    expect(outcome(await borrar(endpoint, admin, ana, {}))).toBe('409 CON_RESERVAS_ACTIVAS');
    expect((await borrar(endpoint, admin, ana, { cancelarReservas: false })).status).toBe(409);
    expect(outcome(await borrar(endpoint, admin, ana))).toEqual([
      200,
      { message, reservasCanceladas: 3 },
    ]);
    expect(await estadosDe(admin, ids)).toEqual(['CANCELADA', 'CANCELADA', 'CANCELADA']);
    await sentMails(app);
    expect(JSON.stringify(await dumpTables(app))).not.toContain(ana.email);
    const luis = await crearPersona(app);
    expect(outcome(await borrar(endpoint, admin, luis))).toEqual([
      200,
      { message, reservasCanceladas: 0 },
    ]);
    expect(outcome(await borrar(endpoint, admin, await crearPersona(app), {}))).toEqual([
      200,
      { message, reservasCanceladas: 0 },
    ]);
  },
);

test.each(BORRADOS)(
  '%s of somebody whose turn is under way is refused, and cancels nothing',
  async (_call, endpoint) => {
    const scene = await world(app, CON_RESERVAS);
    const { admin, ana } = scene;
    const ids = activas(scene);
    await moveTo(app, `${VIERNES}T08:30:00`, admin);
    await app.dependencies.dailyWork.check();
    const before = await dumpTables(app);
    expect(outcome(await borrar(endpoint, admin, ana))).toBe('409 CON_RESERVAS_ACTIVAS');
    expect(await dumpTables(app)).toEqual(before);
    const deactivated = await desactivar(admin, ana);
    expect([deactivated.status, deactivated.body.reservasCanceladas]).toEqual([200, 2]);
    expect(await estadosDe(admin, ids)).toEqual(['CONFIRMADA', 'CANCELADA', 'CANCELADA']);
  },
);

test('the trail has a row for each booking and one for the account', async () => {
  const scene = await world(app, CON_RESERVAS);
  const { admin, ana } = scene;
  const ids = activas(scene);
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
  const { admin, ana, luis, franja } = await world(app, CON_RESERVAS);
  await reservar(app, luis, franja('09:00'));
  const body = { fecha: VIERNES, descripcion: 'Zafra' };
  const closed = await app.call(crearFeriado, { as: admin, body });
  expect(closed.body.conflictos).toHaveLength(2);
  await desactivar(admin, ana);
  const left = await app.make(franjasPorFecha, { as: admin, params: { fecha: VIERNES } });
  expect(left.map(({ id, ocupadosTotal }) => [id, ocupadosTotal])).toEqual([[franja('09:00'), 1]]);
});

test('many bookings cost the database no more statements than two', async () => {
  const { admin, ana, luis } = await world(app, { clientes: ['ana', 'luis'] });
  const [uno, dos, ...demas] = (await verDia(app, VIERNES, ana)).map(({ id }) => id);
  for (const franjaId of [uno ?? 0, dos ?? 0]) await reservar(app, luis, franjaId);
  for (const franjaId of [uno ?? 0, dos ?? 0, ...demas]) {
    const body = { franjaId, acompaniantes: acompaniantes(1) };
    await app.call(crearReserva, { as: ana, body });
  }
  const count = createStatementCounter(app);
  const few = await count(() => desactivar(admin, luis));
  expect(await count(() => desactivar(admin, ana))).toBe(few);
});
