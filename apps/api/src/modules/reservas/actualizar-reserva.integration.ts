import { listarAsientos } from '@remanso/contract/reserva/asientos.contract';
import { obtenerReserva, misReservas } from '@remanso/contract/reserva/reservas-leidas.contract';
import {
  actualizarReserva,
  eliminarReserva,
  cancelarReserva,
  cambiarEstadoDeReserva,
  crearReserva,
} from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import { VIERNES, reservar, type Persona } from '../../../test/support/builders.ts';
import { moveTo } from '../../../test/support/personas.ts';
import { world } from '../../../test/support/world.ts';
import { countPlaces } from '../../../test/support/compete-for-places.ts';
import { outcome } from '../../../test/support/refusals.ts';
import type { BodyOf } from '../../../test/support/client.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const CON_RESERVA = {
  clientes: ['ana', 'luis'],
  reservas: [{ de: 'ana', hora: '08:00', con: 1 }],
} as const;

const edit = (as: Persona, id: number, body: BodyOf<typeof actualizarReserva>) =>
  app.call(actualizarReserva, { as, params: { id }, body });
const remove = (as: Persona, id: number) => app.call(eliminarReserva, { as, params: { id } });
const places = async (franjaId: number) => (await countPlaces(app, franjaId)).ocupados;

test('the owner and an administrator change the notes, and each gets their view', async () => {
  const { admin, ana, reservaId: id } = await world(app, CON_RESERVA);
  const before = (await app.call(obtenerReserva, { as: ana, params: { id } })).body;
  const notas = 'Llega tarde\ncon muletas';
  expect(outcome(await edit(ana, id, { notas: `  ${notas}\t` }))).toEqual([
    200,
    { ...before, notas },
  ]);
  const theirs = await edit(admin, id, { notas: '' });
  expect(theirs.body).toMatchObject({ id, notas: '', estado: 'CONFIRMADA', personas: 2 });
  expect((await app.call(obtenerReserva, { as: ana, params: { id } })).body.notas).toBe('');
});

test('notes that somebody changed meanwhile are not written over', async () => {
  const { admin, ana, reservaId: id } = await world(app, CON_RESERVA);
  await edit(ana, id, { notas: 'Con muletas' });
  const stale = { notas: 'Paga el martes', notasDeAntes: 'Reserva para 2 persona(s)' };
  expect(outcome(await edit(admin, id, stale))).toBe('409 NOTAS_CAMBIADAS');
  const { body } = await app.call(obtenerReserva, { as: ana, params: { id } });
  expect(body.notas).toBe('Con muletas');
  const read = { notas: 'Con muletas. Paga el martes', notasDeAntes: 'Con muletas' };
  expect((await edit(admin, id, read)).body.notas).toBe(read.notas);
  // A desk repeats the call after losing its answer: the notes are what it wanted already.
  expect((await edit(admin, id, read)).status).toBe(200);
});

test('what else the body says is dropped, and what it leaves out stays', async () => {
  const { ana, reservaId: id } = await world(app, CON_RESERVA);
  const before = (await app.call(obtenerReserva, { as: ana, params: { id } })).body;
  const more = {
    estado: 'COMPLETADA',
    precio: 1,
    precioTotal: 1,
    clienteId: 1,
    id: 9,
    acompaniantes: [],
  } as object;
  expect(outcome(await edit(ana, id, {}))).toEqual([200, before]);
  expect(outcome(await edit(ana, id, more))).toEqual([200, before]);
});

test('the notes may change whatever became of the booking', async () => {
  const { ana, reservaId: id } = await world(app, CON_RESERVA);
  await app.call(cancelarReserva, { as: ana, params: { id } });
  await moveTo(app, '2026-10-05T07:00:00', ana);
  expect((await edit(ana, id, { notas: 'Estaba enferma' })).body).toMatchObject({
    estado: 'cancelada',
    notas: 'Estaba enferma',
  });
});

test('another client’s and a missing one are told alike, after what is malformed', async () => {
  const { ana, luis, reservaId: id } = await world(app, CON_RESERVA);
  expect(outcome(await edit(luis, id, { notas: 'Mía' }))).toBe('404 RESERVA_INEXISTENTE');
  expect(outcome(await edit(ana, 999, { notas: 'Mía' }))).toBe('404 RESERVA_INEXISTENTE');
  const malformed = await app.send('PUT', `/reservas/${id}`, { as: luis, body: { notas: 5 } });
  expect(outcome(malformed)).toBe('400 DATOS_INVALIDOS notas');
  expect(outcome(await edit(ana, id, { notas: 'x'.repeat(501) }))).toBe(
    '400 DATOS_INVALIDOS notas',
  );
  expect(outcome(await edit(ana, id, { franjaId: 0 }))).toBe('400 DATOS_INVALIDOS franjaId');
  expect((await app.call(obtenerReserva, { as: ana, params: { id } })).body.notas).toBe(
    'Reserva para 2 persona(s)',
  );
});

test('deleting is for good and frees the places', async () => {
  const { admin, ana, franjaId, reservaId: id } = await world(app, CON_RESERVA);
  await reservar(app, admin, franjaId);
  expect(outcome(await remove(admin, id))).toEqual([
    200,
    { message: 'Reserva eliminada exitosamente' },
  ]);
  expect(await places(franjaId)).toBe(1);
  expect(outcome(await remove(admin, id))).toBe('404 RESERVA_INEXISTENTE');
  expect(outcome(await app.call(obtenerReserva, { as: ana, params: { id } }))).toBe(
    '404 RESERVA_INEXISTENTE',
  );
  expect((await app.call(misReservas, { as: ana })).body.totalElementos).toBe(0);
  expect((await app.call(listarAsientos, { as: admin })).body.totalElementos).toBe(1);
});

test('deleting a cancelled one frees nothing twice; a completed one gives its places back', async () => {
  const { admin, ana, luis, franjaId, reservaId: id } = await world(app, CON_RESERVA);
  const other = await reservar(app, luis, franjaId, 1);
  await app.call(cancelarReserva, { as: ana, params: { id } });
  expect((await remove(admin, id)).status).toBe(200);
  expect(await places(franjaId)).toBe(2);
  await moveTo(app, `${VIERNES}T08:30:00`, admin);
  await app.call(cambiarEstadoDeReserva, {
    as: admin,
    params: { id: other.id },
    query: { nuevoEstado: 'COMPLETADA' },
  });
  expect((await remove(admin, other.id)).status).toBe(200);
  expect(await places(franjaId)).toBe(0);
});

test('deleting and cancelling at once free the places once', async () => {
  const { admin, ana, franjaId, reservaId: id } = await world(app, CON_RESERVA);
  await reservar(app, admin, franjaId);
  const cancel = () => app.call(cancelarReserva, { as: ana, params: { id } });
  const answers = await Promise.all([remove(admin, id), cancel(), remove(admin, id), cancel()]);
  const removed = [answers[0]?.status, answers[2]?.status];
  expect(removed.toSorted()).toEqual([200, 404]);
  expect(await places(franjaId)).toBe(1);
});

test('what an administrator does to a booking is in the trail, what its client does is not', async () => {
  const { admin, ana, franjaId, reservaId: id } = await world(app, CON_RESERVA);
  await edit(ana, id, { notas: 'Mía' });
  await edit(admin, id, { notas: 'Nuestra' });
  await app.call(cambiarEstadoDeReserva, {
    as: admin,
    params: { id },
    query: { nuevoEstado: 'PENDIENTE' },
  });
  await app.call(cancelarReserva, { as: admin, params: { id } });
  await remove(admin, id);
  const made = await app.call(crearReserva, { as: admin, body: { franjaId, clienteId: ana.id } });
  const trail = await app.database.db
    .selectFrom('auditoria')
    .select(['usuario_id', 'accion', 'entidad_id', 'antes', 'despues'])
    .where('entidad', '=', 'reservas')
    .orderBy('id')
    .execute();
  const change = (accion: string, antes: object | null, despues: object | null) => ({
    usuario_id: admin.id,
    accion,
    entidad_id: id,
    antes,
    despues,
  });
  expect(trail).toMatchObject([
    change('actualizarReserva', { notas: 'Mía' }, { notas: 'Nuestra' }),
    change('cambiarEstadoDeReserva', { estado: 'CONFIRMADA' }, { estado: 'PENDIENTE' }),
    change('cancelarReserva', { estado: 'PENDIENTE' }, { estado: 'CANCELADA' }),
    change('eliminarReserva', { estado: 'CANCELADA', precioTotal: 36_000, personas: 2 }, null),
    {
      ...change('crearReserva', null, { usuarioId: ana.id, estado: 'CONFIRMADA' }),
      entidad_id: made.body.id,
    },
  ]);
});
