import { aceptarEspera, esperarFranja } from '@remanso/contract/espera/esperas.contract';
import { eliminarUsuario } from '@remanso/contract/persona/usuarios.contract';
import {
  actualizarAsiento,
  agregarAsiento,
  eliminarAsiento,
} from '@remanso/contract/reserva/asientos.contract';
import { marcarAsistencia } from '@remanso/contract/reserva/asistencia.contract';
import { obtenerReserva } from '@remanso/contract/reserva/reservas-leidas.contract';
import {
  actualizarReserva,
  cambiarEstadoDeReserva,
  cancelarReserva,
  crearReserva,
  deshacerReserva,
  eliminarReserva,
  type ReservaDelMostrador,
} from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import { reservar, type Admin } from '../../../../test/support/builders.ts';
import { pedirConAbono, vender } from '../../../../test/support/con-abono.ts';
import { moveTo } from '../../../../test/support/personas.ts';
import { pedirSerie } from '../../../../test/support/series.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';
import { useReceiver } from '../../../../test/support/programas/webhooks.ts';
import { world } from '../../../../test/support/world.ts';

/*
 * The ways in which a booking is made, changed or ended, each with what another program is told of
 * it, which is compared with what the desk reads at that moment.
 */

const app = useTestApp({ allowPrivateTargets: true, pollingSeconds: 0.1 });
const receiver = useReceiver(app);

async function see(as: Admin, id: number): Promise<ReservaDelMostrador> {
  const seen = await app.make(obtenerReserva, { as, params: { id } });
  if (!('personas' in seen)) throw new Error('this is the view of a client');
  return seen;
}

/** Returns what was told since it was last asked, as its kind and the id of its booking. */
async function told(): Promise<[string, number][]> {
  await receiver.untilTold();
  const { received } = receiver.of();
  return received.splice(0).map(({ type, data }) => [type, data.id]);
}

/** Returns the one thing that was told since it was last asked. */
async function toldOne() {
  await receiver.untilTold();
  const all = receiver.of().received.splice(0);
  expect(all).toHaveLength(1);
  return all[0];
}

async function open() {
  const centre = await world(app, { clientes: ['ana', 'luis'] });
  await receiver.add(centre.admin);
  return centre;
}

test('a booking of a client is told as the desk sees it, and when it was made', async () => {
  const { admin, ana, franjaId } = await open();
  const { id } = await reservar(app, ana, franjaId, 1);
  expect(await toldOne()).toEqual({
    id: expect.stringMatching(/^msg_[\da-f-]{36}$/),
    type: 'reserva.creada',
    timestamp: '2026-10-01T10:00:00.000Z',
    data: await see(admin, id),
  });
});

test('so are one of the desk, one with an abono, a turno fijo and an accepted offer', async () => {
  const { admin, ana, luis, franja } = await open();
  const body = { franjaId: franja('08:00'), clienteId: luis.id };
  const deskOne = await app.make(crearReserva, { as: admin, body });
  expect(await told()).toEqual([['reserva.creada', deskOne.id]]);

  const abono = await vender(app, { admin, a: ana });
  await receiver.untilTold();
  receiver.of().received.length = 0;
  await pedirConAbono(app, ana, { franjaId: franja('09:00'), abono });
  const { type, data } = (await toldOne()) as { type: string; data: ReservaDelMostrador };
  expect([type, data.abono]).toEqual(['reserva.creada', { id: abono.id, nombre: abono.nombre }]);

  await pedirSerie(app, admin, { franjaId: franja('10:00'), clienteId: ana.id });
  expect((await told()).map(([kind]) => kind)).toEqual(Array(3).fill('reserva.creada'));

  const full = franja('11:00');
  const { id: filling } = await reservar(app, luis, full, 3);
  const params = { id: full };
  const { id } = await app.make(esperarFranja, { as: ana, params, body: { personas: 1 } });
  await app.make(cancelarReserva, { as: luis, params: { id: filling } });
  await told();
  const accepted = await app.make(aceptarEspera, { as: ana, params: { id }, body: {} });
  expect(await told()).toEqual([['reserva.creada', accepted.id]]);
});

test('each change of a booking is told once, with all that it changed', async () => {
  const { admin, ana, franja, franjaId } = await open();
  const { id } = await reservar(app, ana, franjaId, 1);
  await told();
  const params = { id };
  const [, second] = (await see(admin, id)).participantes;
  const changes: [string, () => Promise<unknown>][] = [
    ['notes', () => app.make(actualizarReserva, { as: ana, params, body: { notas: 'Hola' } })],
    [
      'a move',
      () => app.make(actualizarReserva, { as: ana, params, body: { franjaId: franja('10:00') } }),
    ],
    ['undoing the move', () => app.make(deshacerReserva, { as: ana, params })],
    [
      'a companion more',
      () => app.make(agregarAsiento, { as: admin, body: { reservaId: id, nombre: 'Eva' } }),
    ],
    [
      'another name',
      () =>
        app.make(actualizarAsiento, {
          as: admin,
          params: { id: second?.asientoId ?? 0 },
          body: { nombre: 'Luz', sexo: 'FEMENINO' },
        }),
    ],
    [
      'a companion less',
      () => app.make(eliminarAsiento, { as: admin, params: { id: second?.asientoId ?? 0 } }),
    ],
    [
      'another estado',
      () =>
        app.make(cambiarEstadoDeReserva, {
          as: admin,
          params,
          query: { nuevoEstado: 'PENDIENTE' },
        }),
    ],
  ];
  for (const [what, change] of changes) {
    await change();
    const one = await toldOne();
    expect([what, one?.type, one?.data]).toEqual([what, 'reserva.cambiada', await see(admin, id)]);
  }
  // A change that leaves everything as it was tells nothing.
  await app.make(actualizarReserva, { as: ana, params, body: { notas: 'Hola' } });
  expect(await told()).toEqual([]);
});

test('a cancellation is told, its undoing too, and what is deleted as cancelled', async () => {
  const { admin, ana, franjaId } = await open();
  const { id } = await reservar(app, ana, franjaId, 1);
  await told();
  const params = { id };
  await app.make(cancelarReserva, { as: admin, params });
  expect(await toldOne()).toMatchObject({ type: 'reserva.cancelada', data: await see(admin, id) });
  await app.make(deshacerReserva, { as: admin, params });
  expect(await told()).toEqual([['reserva.cambiada', id]]);
  const before = await see(admin, id);
  await app.make(eliminarReserva, { as: admin, params });
  expect(await toldOne()).toMatchObject({
    type: 'reserva.cancelada',
    data: { ...before, estado: 'CANCELADA', saldo: 0 },
  });
});

test('a cancelled booking that is deleted tells nothing more', async () => {
  const { admin, ana, franjaId } = await open();
  const { id } = await reservar(app, ana, franjaId);
  await app.make(cancelarReserva, { as: admin, params: { id } });
  await told();
  await app.make(eliminarReserva, { as: admin, params: { id } });
  expect(await told()).toEqual([]);
});

test('who came is told, with their lateness, once; a move that forgets it is a change', async () => {
  const { admin, ana, franja } = await open();
  const { id } = await reservar(app, ana, franja('08:00'), 1);
  await told();
  await moveTo(app, '2026-10-02T08:30:00', admin);
  const [first] = (await see(admin, id)).participantes;
  const body = { presentes: [first?.asientoId ?? 0], tarde: 10 };
  await app.make(marcarAsistencia, { as: admin, params: { id }, body });
  expect(await toldOne()).toMatchObject({
    type: 'asistencia.marcada',
    data: await see(admin, id),
  });
  await app.make(actualizarReserva, {
    as: admin,
    params: { id },
    body: { franjaId: franja('16:00') },
  });
  expect(await told()).toEqual([['reserva.cambiada', id]]);
});

test('of who is erased only what ends is told, without them; what was told before is deleted', async () => {
  const { admin, ana, luis, franja } = await open();
  const past = await reservar(app, ana, franja('08:00'));
  const { id } = await reservar(app, ana, franja('16:00'));
  await reservar(app, luis, franja('09:00'));
  await told();
  await moveTo(app, '2026-10-02T12:00:00', admin);
  const query = { cancelarReservas: 'true' } as const;
  await app.make(eliminarUsuario, { as: admin, params: { id: ana.id }, query });
  const one = await toldOne();
  expect([one?.type, one?.data.id, one?.data.cliente.id]).toEqual(['reserva.cancelada', id, null]);
  const kept = await app.database.db.selectFrom('envios').select(['reserva_id', 'datos']).execute();
  expect(kept.map(({ reserva_id: of }) => of)).not.toContain(past.id);
  expect(JSON.stringify(kept)).not.toContain('ana@ejemplo.com');
  expect(JSON.stringify(kept)).toContain('luis@ejemplo.com');
});
