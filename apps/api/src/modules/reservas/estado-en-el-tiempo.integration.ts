import { ESTADOS_DE_RESERVA, estadoEn } from '@remanso/contract/reservas.rules';
import { expect, test } from 'vitest';
import {
  VIERNES,
  acompaniantes,
  centroConFranja,
  crearPersona,
  moveTo,
  reservar,
  verDia,
} from '../../../test/support/builders.ts';
import { countPlaces } from '../../../test/support/compete-for-places.ts';
import { dumpTables } from '../../../test/support/dump-tables.ts';
import { brokenInvariants } from '../../../test/support/invariants.ts';
import { outcome, refusal } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

/*
 * The part of a booking's estado that follows from the time at which it is looked at, and is never written (rules
 * §10.7).
 */

const app = useTestApp();

/** Opens a centre with two bookings on Friday from eight to nine: Ana's for two is confirmed, Luis's for one is not. */
async function dosReservas() {
  const scene = await centroConFranja(app);
  const luis = await crearPersona(app);
  const deAna = await reservar(app, scene.ana, scene.franjaId, 1);
  const deLuis = await reservar(app, luis, scene.franjaId);
  await app.call(`PATCH /reservas/${deLuis.id}/estado?nuevoEstado=PENDIENTE`, scene.admin);
  const at = (hora: string) => moveTo(app, `${VIERNES}T${hora}`, scene.admin, scene.ana, luis);
  return { ...scene, luis, deAna: deAna.id, deLuis: deLuis.id, at };
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
    const read = async (path: string, { token } = admin) =>
      (await app.call(`GET ${path as '/'}`, { token })).body;
    const states = (reservas: { id?: number; numero?: number; estado: string }[]) =>
      reservas
        .map(({ id, numero, estado }) => `${id ?? numero} ${estado.toUpperCase()}`)
        .toSorted();
    const both = [`${deAna} ${estadoDeAna}`, `${deLuis} ${estadoDeLuis}`];

    expect(states((await read('/reservas/todas')).reservas)).toEqual(both);
    expect(states(await read(`/reservas/por-fecha?fecha=${VIERNES}`))).toEqual(both);
    expect(states(await read(`/reservas/franja/${franjaId}`))).toEqual(both);
    expect(
      states([await read(`/reservas/${deAna}`, ana), await read(`/reservas/${deLuis}`)]),
    ).toEqual(both);
    expect(states((await read('/reservas/mias', ana)).reservas)).toEqual([both[0]]);
    expect(states((await read('/usuarios/mis-datos', luis)).reservas)).toEqual([both[1]]);
    expect(states((await read(`/clientes/${luis.id}/reservas`)).reservas)).toEqual([both[1]]);
    for (const estado of ESTADOS_DE_RESERVA) {
      const suyas = both.filter((each) => each.endsWith(estado));
      expect(states(await read(`/reservas/estado/${estado}`))).toEqual(suyas);
      const page = await read(`/reservas/mias?estado=${estado}`, ana);
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
    const counts = async ({ token }: { token: string }) =>
      (await app.call('GET /reservas/mias/resumen', { token })).body.estadisticas;
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
    const { cuentas } = (await app.call(`GET /clientes/${luis.id}/resumen`, admin)).body;
    expect(cuentas).toMatchObject({
      canceladas: estadoDeLuis === 'CANCELADA' ? 1 : 0,
      pendientes: begun ? 0 : 1,
      enCurso: 0,
      totalGastado: 0,
      ultimaVisita: null,
    });
    const franja = (await app.call(`GET /franjas/${franjaId}`, admin)).body;
    expect(franja).toMatchObject({
      ocupadosTotal: begun ? 2 : 3,
      composicionGenero: { FEMENINO: begun ? 2 : 3 },
    });
    expect(franja.reservas).toHaveLength(begun ? 1 : 2);
  },
);

test('what it says of each stored state is what the rule says', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  await reservar(app, ana, franjaId);
  for (const estado of ESTADOS_DE_RESERVA) {
    await app.database.db.updateTable('reservas').set({ estado }).execute();
    for (const { hora } of MOMENTS) {
      await moveTo(app, `${VIERNES}T${hora}`, admin);
      const [{ estado: told }] = (await app.call(`GET /reservas/franja/${franjaId}`, admin)).body;
      const times = { inicio: `${VIERNES}T08:00:00`, fin: `${VIERNES}T09:00:00` };
      expect([estado, hora, told]).toEqual([
        estado,
        hora,
        estadoEn({ estado, ...times }, `${VIERNES}T${hora}`),
      ]);
      const filtered = (await app.call(`GET /reservas/estado/${told}`, admin)).body;
      expect([estado, hora, filtered.length]).toEqual([estado, hora, 1]);
    }
  }
});

const YA_CANCELADA = refusal(409, 'RESERVA_YA_CANCELADA', 'La reserva ya está cancelada');
const COMPLETADA = refusal(
  409,
  'RESERVA_COMPLETADA',
  'Una reserva completada no se puede cancelar',
);
const INACTIVA = refusal(409, 'RESERVA_INACTIVA', 'Solo se puede cambiar una reserva activa');
const imposible = (desde: string, hacia: string) =>
  refusal(409, 'TRANSICION_IMPOSIBLE', `Una reserva ${desde} no puede pasar a ${hacia}`);

test('who changes a booking meets the state that time has given it, and a refusal leaves nothing', async () => {
  const { admin, ana, deAna, deLuis, at } = await dosReservas();
  await at('09:00:00');
  await app.dependencies.dailyWork.check();
  const before = await dumpTables(app);
  const otra = (await verDia(app, VIERNES, ana)).at(-1)?.id;
  const cancel = (id: number) => app.call(`POST /reservas/${id}/cancelar`, admin);
  const change = (id: number, estado: string) =>
    app.call(`PATCH /reservas/${id}/estado?nuevoEstado=${estado}`, admin);
  const move = (id: number) =>
    app.call(`PUT /reservas/${id}`, { ...admin, body: { franjaId: otra } });
  const add = (reservaId: number) =>
    app.call('POST /asientos', { ...admin, body: { reservaId, nombre: 'Luz', sexo: 'OTROS' } });
  expect(outcome(await cancel(deAna))).toEqual(COMPLETADA);
  expect(outcome(await cancel(deLuis))).toEqual(YA_CANCELADA);
  expect(outcome(await change(deAna, 'CANCELADA'))).toEqual(imposible('completada', 'cancelada'));
  expect(outcome(await change(deAna, 'COMPLETADA'))).toEqual(imposible('completada', 'completada'));
  expect(outcome(await change(deLuis, 'CANCELADA'))).toEqual(imposible('cancelada', 'cancelada'));
  expect(outcome(await change(deLuis, 'CONFIRMADA'))).toEqual(
    refusal(409, 'FRANJA_COMENZADA', 'Ese turno ya comenzó'),
  );
  for (const id of [deAna, deLuis]) {
    expect(outcome(await move(id))).toEqual(INACTIVA);
    expect(outcome(await add(id))).toEqual(INACTIVA);
  }
  expect(outcome(await app.call('DELETE /asientos/2', admin))).toEqual(INACTIVA);
  expect(await dumpTables(app)).toEqual(before);
});

test('deleting one that time has dropped gives its places back in the counter, once', async () => {
  const { admin, deLuis, franjaId, at } = await dosReservas();
  await at('08:30:00');
  expect((await app.call(`DELETE /reservas/${deLuis}`, admin)).status).toBe(200);
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
    app.call(`PUT /franjas/${franjaId}`, { ...admin, body: { capacidadEfectiva } });
  expect((await put(3)).status).toBe(200);
  expect((await put(2)).status).toBe(409);
  await at('08:30:00');
  expect((await app.call(`PUT /franjas/${franjaId}/bloquear`, admin)).body.franja).toMatchObject({
    ocupadosTotal: 2,
    estado: 'BLOQUEADA',
  });
  expect((await put(2)).body.franja).toMatchObject({ capacidadEfectiva: 2, ocupadosTotal: 2 });
  expect((await put(1)).status).toBe(409);
  expect((await app.call(`GET /reservas/${deLuis}`, admin)).body.estado).toBe('CANCELADA');
  expect(await brokenInvariants(app.database.db)).toEqual([]);
});

test('a franja that only time had emptied may be moved, and its booking is not brought back by that', async () => {
  const { admin, deAna, deLuis, franjaId, at } = await dosReservas();
  await app.call(`POST /reservas/${deAna}/cancelar`, admin);
  await at('08:30:00');
  const body = { inicio: `${VIERNES}T21:00:00`, fin: `${VIERNES}T22:00:00` };
  expect((await app.call(`PUT /franjas/${franjaId}`, { ...admin, body })).status).toBe(200);
  expect((await app.call(`GET /reservas/${deLuis}`, admin)).body.estado).toBe('CANCELADA');
  expect(await countPlaces(app, franjaId)).toMatchObject({ ocupados: 0, asientos: 0 });
});

test('an erased person leaves bookings whose state is final also in the table', async () => {
  const { admin, ana, luis, at } = await dosReservas();
  await at('09:00:00');
  for (const { id } of [ana, luis]) {
    expect((await app.call(`DELETE /clientes/${id}`, admin)).status).toBe(200);
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
  expect(await brokenInvariants(app.database.db)).toEqual([]);
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
  ]) {
    expect((await app.call(`GET /reservas/${id}`, admin)).body.estado).toBe(estado);
  }
});

test('a group that was never confirmed leaves its places to nobody once the franja has begun', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  const body = { franjaId, acompaniantes: acompaniantes(3) };
  const { id } = (await app.call('POST /reservas', { ...ana, body })).body;
  await app.call(`PATCH /reservas/${id}/estado?nuevoEstado=PENDIENTE`, admin);
  await moveTo(app, `${VIERNES}T08:00:00`, admin, ana);
  const [franja] = (await app.call(`GET /franjas/por-fecha/${VIERNES}`, admin)).body;
  expect(franja).toMatchObject({ id: franjaId, ocupadosTotal: 0, estado: 'ACTIVA' });
  expect(outcome(await app.call('POST /reservas', { ...ana, body }))).toEqual(
    refusal(409, 'FRANJA_COMENZADA', 'Ese turno ya comenzó'),
  );
});
