import { agregarAsiento, eliminarAsiento } from '@remanso/contract/reserva/asientos.contract';
import {
  obtenerFranja,
  actualizarFranja,
  bloquearFranja,
  franjasPorFecha,
} from '@remanso/contract/franja/franjas.contract';
import { misDatos } from '@remanso/contract/persona/cuenta.contract';
import {
  resumenDeCliente,
  eliminarCliente,
  reservasDeCliente,
} from '@remanso/contract/persona/clientes.contract';
import {
  resumenDeMisReservas,
  listarReservas,
  listarReservasDeFranja,
  listarReservasPorEstado,
  listarReservasPorFecha,
  misReservas,
  obtenerReserva,
} from '@remanso/contract/reserva/reservas-leidas.contract';
import {
  cambiarEstadoDeReserva,
  cancelarReserva,
  actualizarReserva,
  eliminarReserva,
  crearReserva,
} from '@remanso/contract/reserva/reservas.contract';
import { ESTADOS_DE_RESERVA } from '@remanso/contract/reserva/reservas.rules';
import { expect, test } from 'vitest';
import { VIERNES, type Persona } from '../../../../test/support/builders.ts';
import { moveTo } from '../../../../test/support/personas.ts';
import { world } from '../../../../test/support/world.ts';
import { countPlaces } from '../../../../test/support/compete-for-places.ts';
import { dumpTables } from '../../../../test/support/database/dump-tables.ts';
import { brokenInvariants } from '../../../database/invariants.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

/*
 * Tests the estado that time gives to a booking: it is derived when the booking is read, and is not
 * stored (rules §8.6).
 */

const app = useTestApp();

/**
 * Opens a centre with two bookings on Friday from eight to nine: Ana's booking for two people is
 * confirmed, Luis's booking for one person is not.
 */
async function dosReservas() {
  const { reservas, ...centre } = await world(app, {
    clientes: ['ana', 'luis'],
    reservas: [
      { de: 'ana', hora: '08:00', con: 1 },
      { de: 'luis', hora: '08:00', estado: 'PENDIENTE' },
    ],
  });
  const [deAna, deLuis] = reservas.map(({ id }) => id) as [number, number];
  const { admin, ana, luis } = centre;
  const at = (hora: string) => moveTo(app, `${VIERNES}T${hora}`, admin, ana, luis);
  return { ...centre, deAna, deLuis, at };
}

const MOMENTS = [
  { hora: '07:59:59', ana: 'CONFIRMADA', luis: 'PENDIENTE' },
  { hora: '08:00:00', ana: 'CONFIRMADA', luis: 'CANCELADA' },
  { hora: '08:59:59', ana: 'CONFIRMADA', luis: 'CANCELADA' },
  { hora: '09:00:00', ana: 'COMPLETADA', luis: 'CANCELADA' },
] as const;

test.each(MOMENTS)(
  'at $hora every list and filter says $ana and $luis, and nothing was written',
  async ({ hora, ana: estadoDeAna, luis: estadoDeLuis }) => {
    const { admin, ana, luis, deAna, deLuis, franjaId, at } = await dosReservas();
    await at('00:00:00');
    await app.dependencies.dailyWork.check();
    const before = await dumpTables(app);
    await at(hora);
    const states = (reservas: { id?: number; numero?: number; estado: string }[]) =>
      reservas
        .map(({ id, numero, estado }) => `${id ?? numero} ${estado.toUpperCase()}`)
        .toSorted();
    const both = [`${deAna} ${estadoDeAna}`, `${deLuis} ${estadoDeLuis}`];

    const todas = await app.make(listarReservas, { as: admin });
    const porFecha = { as: admin, query: { fecha: VIERNES } };
    const deLaFranja = { as: admin, params: { id: franjaId } };
    expect(states(todas.reservas)).toEqual(both);
    expect(states(await app.make(listarReservasPorFecha, porFecha))).toEqual(both);
    expect(states(await app.make(listarReservasDeFranja, deLaFranja))).toEqual(both);
    const una = await app.make(obtenerReserva, { as: ana, params: { id: deAna } });
    const otra = await app.make(obtenerReserva, { as: admin, params: { id: deLuis } });
    expect(states([una, otra])).toEqual(both);
    const suyas = await app.make(reservasDeCliente, { as: admin, params: { id: luis.id } });
    expect(states((await app.make(misReservas, { as: ana })).reservas)).toEqual([both[0]]);
    expect(states((await app.make(misDatos, { as: luis })).reservas)).toEqual([both[1]]);
    expect(states(suyas.reservas)).toEqual([both[1]]);
    for (const estado of ESTADOS_DE_RESERVA) {
      const listadas = await app.make(listarReservasPorEstado, { as: admin, params: { estado } });
      expect(states(listadas)).toEqual(both.filter((each) => each.endsWith(estado)));
      const page = await app.make(misReservas, { as: ana, query: { estado } });
      expect([page.totalElementos, ...states(page.reservas)]).toEqual(
        estado === estadoDeAna ? [1, both[0]] : [0],
      );
    }
    expect(await dumpTables(app)).toEqual(before);
  },
);

test.each(MOMENTS)(
  'at $hora the accounts and the places go by it',
  async ({ hora, ana: estadoDeAna, luis: estadoDeLuis }) => {
    const { admin, ana, luis, franjaId, at } = await dosReservas();
    await at(hora);
    const counts = async (as: Persona) =>
      (await app.make(resumenDeMisReservas, { as })).estadisticas;
    const begun = hora >= '08:00:00';
    expect(await counts(ana)).toMatchObject({
      activas: estadoDeAna === 'CONFIRMADA' ? 1 : 0,
      completadas: estadoDeAna === 'COMPLETADA' ? 1 : 0,
      totalGastado: begun ? 36_000 : 0,
    });
    expect(await counts(luis)).toMatchObject({
      activas: begun ? 0 : 1,
      completadas: 0,
      totalGastado: 0,
    });
    const { cuentas } = (await app.call(resumenDeCliente, { as: admin, params: { id: luis.id } }))
      .body;
    expect(cuentas).toMatchObject({
      canceladas: estadoDeLuis === 'CANCELADA' ? 1 : 0,
      pendientes: begun ? 0 : 1,
      enCurso: 0,
      totalGastado: 0,
      ultimaVisita: null,
    });
    const franja = (await app.call(obtenerFranja, { as: admin, params: { id: franjaId } })).body;
    expect(franja).toMatchObject({
      ocupadosTotal: begun ? 2 : 3,
      composicionGenero: { FEMENINO: begun ? 2 : 3 },
    });
    expect(franja.reservas).toHaveLength(begun ? 1 : 2);
  },
);

test('who changes a booking meets the state that time has given it, and a refusal leaves nothing', async () => {
  const { admin, deAna, deLuis, franja } = await dosReservas();
  await moveTo(app, '2026-10-03T00:00:00', admin);
  await app.dependencies.dailyWork.check();
  const before = await dumpTables(app);
  const otra = franja('19:00');
  const cancel = (id: number) => app.call(cancelarReserva, { as: admin, params: { id } });
  const change = (id: number, estado: string) =>
    app.call(cambiarEstadoDeReserva, { as: admin, params: { id }, query: { nuevoEstado: estado } });
  const move = (id: number) =>
    app.call(actualizarReserva, { as: admin, params: { id }, body: { franjaId: otra } });
  const add = (reservaId: number) =>
    app.call(agregarAsiento, { as: admin, body: { reservaId, nombre: 'Luz', sexo: 'OTROS' } });
  expect(outcome(await cancel(deAna))).toBe('409 RESERVA_COMPLETADA');
  expect(outcome(await cancel(deLuis))).toBe('409 RESERVA_YA_CANCELADA');
  expect(outcome(await change(deAna, 'CANCELADA'))).toBe('409 TRANSICION_IMPOSIBLE');
  expect(outcome(await change(deAna, 'COMPLETADA'))).toBe('409 TRANSICION_IMPOSIBLE');
  expect(outcome(await change(deLuis, 'CANCELADA'))).toBe('409 TRANSICION_IMPOSIBLE');
  expect(outcome(await change(deLuis, 'CONFIRMADA'))).toBe('409 FRANJA_COMENZADA');
  for (const id of [deAna, deLuis]) {
    expect(outcome(await move(id))).toBe('409 RESERVA_INACTIVA');
    expect(outcome(await add(id))).toBe('409 RESERVA_INACTIVA');
  }
  expect(outcome(await app.call(eliminarAsiento, { as: admin, params: { id: 2 } }))).toBe(
    '409 RESERVA_INACTIVA',
  );
  expect(await dumpTables(app)).toEqual(before);
});

test('deleting one that time has dropped gives its places back in the counter, once', async () => {
  const { admin, deLuis, franjaId, at } = await dosReservas();
  await at('08:30:00');
  expect((await app.call(eliminarReserva, { as: admin, params: { id: deLuis } })).status).toBe(200);
  expect(await countPlaces(app, franjaId)).toMatchObject({ ocupados: 2, asientos: 2 });
  const [hecho] = await app.database.db
    .selectFrom('auditoria')
    .select('antes')
    .where('accion', '=', 'eliminarReserva')
    .execute();
  expect(hecho?.antes).toMatchObject({ estado: 'CANCELADA' });
});

test('the desk may lower a begun franja to whom time has left in it, and block it if a place is free', async () => {
  const { admin, deLuis, franjaId, at } = await dosReservas();
  const put = (capacidadEfectiva: number) =>
    app.call(actualizarFranja, {
      as: admin,
      params: { id: franjaId },
      body: { capacidadEfectiva },
    });
  expect((await put(3)).status).toBe(200);
  expect((await put(2)).status).toBe(409);
  await at('08:30:00');
  expect(
    (await app.call(bloquearFranja, { as: admin, params: { id: franjaId } })).body.franja,
  ).toMatchObject({
    ocupadosTotal: 2,
    estado: 'BLOQUEADA',
  });
  expect((await put(2)).body.franja).toMatchObject({ capacidadEfectiva: 2, ocupadosTotal: 2 });
  expect((await put(1)).status).toBe(409);
  expect((await app.call(obtenerReserva, { as: admin, params: { id: deLuis } })).body.estado).toBe(
    'CANCELADA',
  );
  expect(await brokenInvariants(app.database.db, app.clock)).toEqual([]);
});

test('a franja that only time had emptied may be moved, and its booking is not brought back by that', async () => {
  const { admin, deAna, deLuis, franjaId, at } = await dosReservas();
  await app.call(cancelarReserva, { as: admin, params: { id: deAna } });
  await at('08:30:00');
  const body = { inicio: `${VIERNES}T21:00:00`, fin: `${VIERNES}T22:00:00` };
  expect(
    (await app.call(actualizarFranja, { as: admin, params: { id: franjaId }, body })).status,
  ).toBe(200);
  expect((await app.call(obtenerReserva, { as: admin, params: { id: deLuis } })).body.estado).toBe(
    'CANCELADA',
  );
  expect(await countPlaces(app, franjaId)).toMatchObject({ ocupados: 0, asientos: 0 });
});

test('an erased person leaves bookings whose state is final also in the table', async () => {
  const { admin, ana, luis, at } = await dosReservas();
  await at('09:00:00');
  for (const { id } of [ana, luis]) {
    expect((await app.call(eliminarCliente, { as: admin, params: { id } })).status).toBe(200);
  }
  const rows = await app.database.db
    .selectFrom('reservas')
    .select(['estado', 'usuario_id'])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { estado: 'COMPLETADA', usuario_id: null },
    { estado: 'CANCELADA', usuario_id: null },
  ]);
  expect(await brokenInvariants(app.database.db, app.clock)).toEqual([]);
});

test('what an older version had closed stays closed', async () => {
  const { admin, deAna, deLuis } = await dosReservas();
  await app.database.db
    .updateTable('reservas')
    .set({ estado: 'COMPLETADA' })
    .where('id', '=', deAna)
    .execute();
  await app.database.db
    .updateTable('reservas')
    .set({ estado: 'CANCELADA' })
    .where('id', '=', deLuis)
    .execute();
  for (const [id, estado] of [
    [deAna, 'COMPLETADA'],
    [deLuis, 'CANCELADA'],
  ] as const) {
    expect((await app.call(obtenerReserva, { as: admin, params: { id } })).body.estado).toBe(
      estado,
    );
  }
});

test('a group that was never confirmed leaves its places to the desk alone once the franja has begun', async () => {
  const { admin, ana, franjaId } = await world(app, {
    clientes: ['ana'],
    reservas: [{ de: 'ana', hora: '08:00', con: 3, estado: 'PENDIENTE' }],
  });
  await moveTo(app, `${VIERNES}T08:00:00`, admin, ana);
  const [franja] = await app.make(franjasPorFecha, { as: admin, params: { fecha: VIERNES } });
  expect(franja).toMatchObject({ id: franjaId, ocupadosTotal: 0, estado: 'ACTIVA' });
  const again = await app.call(crearReserva, { as: ana, body: { franjaId } });
  expect(outcome(again)).toBe('409 FRANJA_COMENZADA');
  const acompaniantes = ['Luz', 'Sol', 'Eva'].map((nombre) => ({ nombre }));
  const group = { as: admin, body: { franjaId, acompaniantes } };
  expect((await app.call(crearReserva, group)).status).toBe(201);
  expect(await countPlaces(app, franjaId)).toMatchObject({ ocupados: 4, asientos: 4 });
});
