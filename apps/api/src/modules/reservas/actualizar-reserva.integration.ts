import { expect, test } from 'vitest';
import {
  VIERNES,
  centroConFranja,
  crearPersona,
  moveTo,
  reservar,
  type Persona,
} from '../../../test/support/builders.ts';
import { countPlaces } from '../../../test/support/compete-for-places.ts';
import { invalid, outcome, refusal } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const MISSING = refusal(404, 'RESERVA_INEXISTENTE', 'No existe esa reserva');

async function centroConReserva() {
  const scene = await centroConFranja(app);
  const { id } = await reservar(app, scene.ana, scene.franjaId, 1);
  const edit = ({ token }: Persona, body: unknown, reservaId = id) =>
    app.call(`PUT /reservas/${reservaId}`, { token, body });
  const remove = ({ token }: Persona, reservaId = id) =>
    app.call(`DELETE /reservas/${reservaId}`, { token });
  const places = async () => (await countPlaces(app, scene.franjaId)).ocupados;
  return { ...scene, id, edit, remove, places };
}

test('the owner and an administrator change the notes, and each gets their view', async () => {
  const { admin, ana, id, edit } = await centroConReserva();
  const before = (await app.call(`GET /reservas/${id}`, ana)).body;
  const notas = 'Llega tarde\ncon muletas';
  expect(outcome(await edit(ana, { notas: `  ${notas}\t` }))).toEqual([200, { ...before, notas }]);
  const theirs = await edit(admin, { notas: '' });
  expect(theirs.body).toMatchObject({ id, notas: '', estado: 'CONFIRMADA', personas: 2 });
  expect((await app.call(`GET /reservas/${id}`, ana)).body.notas).toBe('');
});

test('what else the body says is dropped, and what it leaves out stays', async () => {
  const { ana, id, edit } = await centroConReserva();
  const before = (await app.call(`GET /reservas/${id}`, ana)).body;
  const more = { estado: 'COMPLETADA', precio: 1, precioTotal: 1, clienteId: 1, id: 9 };
  expect(outcome(await edit(ana, {}))).toEqual([200, before]);
  expect(outcome(await edit(ana, { ...more, acompaniantes: [] }))).toEqual([200, before]);
});

test('the notes may change whatever became of the booking', async () => {
  const { ana, id, edit } = await centroConReserva();
  await app.call(`POST /reservas/${id}/cancelar`, ana);
  await moveTo(app, '2026-10-05T07:00:00', ana);
  expect((await edit(ana, { notas: 'Estaba enferma' })).body).toMatchObject({
    estado: 'cancelada',
    notas: 'Estaba enferma',
  });
});

test('another client’s and a missing one are told alike, after what is malformed', async () => {
  const { ana, id, edit } = await centroConReserva();
  const luis = await crearPersona(app);
  expect(outcome(await edit(luis, { notas: 'Mía' }))).toEqual(MISSING);
  expect(outcome(await edit(ana, { notas: 'Mía' }, 999))).toEqual(MISSING);
  expect(outcome(await edit(luis, { notas: 5 }))).toEqual(
    invalid('notas', 'El texto de las notas: se esperaba un texto'),
  );
  expect(outcome(await edit(ana, { notas: 'x'.repeat(501) }))).toEqual(
    invalid('notas', 'El texto de las notas no puede tener más de 500 caracteres'),
  );
  expect(outcome(await edit(ana, { franjaId: 0 }))).toEqual(
    invalid('franjaId', 'Por favor selecciona un horario'),
  );
  expect((await app.call(`GET /reservas/${id}`, ana)).body.notas).toBe('Reserva para 2 persona(s)');
});

test('deleting is for good and frees the places', async () => {
  const { admin, ana, id, remove, places, franjaId } = await centroConReserva();
  await reservar(app, admin, franjaId);
  expect(outcome(await remove(admin))).toEqual([
    200,
    { message: 'Reserva eliminada exitosamente' },
  ]);
  expect(await places()).toBe(1);
  expect(outcome(await remove(admin))).toEqual(MISSING);
  expect(outcome(await app.call(`GET /reservas/${id}`, ana))).toEqual(MISSING);
  expect((await app.call('GET /reservas/mias', ana)).body.totalElementos).toBe(0);
  expect((await app.call('GET /asientos/todos', admin)).body.totalElementos).toBe(1);
});

test('deleting a cancelled one frees nothing twice; a completed one gives its places back', async () => {
  const { admin, ana, id, remove, places, franjaId } = await centroConReserva();
  const luis = await crearPersona(app);
  const other = await reservar(app, luis, franjaId, 1);
  await app.call(`POST /reservas/${id}/cancelar`, ana);
  expect((await remove(admin)).status).toBe(200);
  expect(await places()).toBe(2);
  await moveTo(app, `${VIERNES}T08:30:00`, admin);
  await app.call(`PATCH /reservas/${other.id}/estado?nuevoEstado=COMPLETADA`, admin);
  expect((await remove(admin, other.id)).status).toBe(200);
  expect(await places()).toBe(0);
});

test('deleting and cancelling at once free the places once', async () => {
  const { admin, ana, id, remove, places, franjaId } = await centroConReserva();
  await reservar(app, admin, franjaId);
  const cancel = () => app.call(`POST /reservas/${id}/cancelar`, ana);
  const answers = await Promise.all([remove(admin), cancel(), remove(admin), cancel()]);
  const removed = [answers[0]?.status, answers[2]?.status];
  expect(removed.toSorted()).toEqual([200, 404]);
  expect(await places()).toBe(1);
});

test('what an administrator does to a booking is in the trail, what its client does is not', async () => {
  const { admin, ana, id, edit, remove, franjaId } = await centroConReserva();
  await edit(ana, { notas: 'Mía' });
  await edit(admin, { notas: 'Nuestra' });
  await app.call(`PATCH /reservas/${id}/estado?nuevoEstado=PENDIENTE`, admin);
  await app.call(`POST /reservas/${id}/cancelar`, admin);
  await remove(admin);
  const made = await app.call('POST /reservas', {
    ...admin,
    body: { franjaId, clienteId: ana.id },
  });
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
