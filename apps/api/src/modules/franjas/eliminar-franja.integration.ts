import { expect, test } from 'vitest';
import {
  CONFIG,
  SEMANA,
  VIERNES,
  centroConFranja,
  moveTo,
  reservar,
  verDia,
  type Persona,
} from '../../../test/support/builders.ts';
import { outcome, refusal } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const remove = async ({ token }: Persona, id: number) =>
  outcome(await app.call(`DELETE /franjas/${id}`, { token }));

const hoursOf = async (persona: Persona) =>
  (await verDia(app, VIERNES, persona)).map(({ horaInicio }) => horaInicio);

const DELETED = [200, { message: 'Turno eliminado correctamente' }];
const MISSING = refusal(404, 'FRANJA_INEXISTENTE', 'No existe ese turno');
const BOOKED = refusal(
  409,
  'FRANJA_CON_RESERVAS',
  'No se puede eliminar un turno que tiene reservas activas',
);
const BLOCKED = refusal(409, 'FRANJA_BLOQUEADA', 'No se puede eliminar un turno bloqueado');
const PAST = refusal(409, 'FRANJA_PASADA', 'No se puede eliminar un turno que ya pasó');

test('a free one goes, and cannot be deleted, seen or booked again', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  expect(await remove(admin, franjaId)).toEqual(DELETED);
  expect(await remove(admin, franjaId)).toEqual(MISSING);
  expect(await remove(admin, 999)).toEqual(MISSING);
  expect((await hoursOf(ana))[0]).toBe('09:00');
  const booked = await app.call('POST /reservas', { ...ana, body: { franjaId } });
  expect(outcome(booked)).toEqual(MISSING);
});

test('it does not come back: not by generating, nor by hours, configuration or exceptions', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  const token = admin.token;
  await remove(admin, franjaId);
  const generated = await app.call('POST /franjas/generar', { token });
  expect(generated.body).toMatchObject({ creadas: 0, existentes: 55, retiradas: 0 });
  await app.call('PUT /horarios-base', { token, body: SEMANA });
  await app.call('PUT /config', { token, body: { ...CONFIG, capacidadBase: 3 } });
  const feriado = await app.call('POST /excepciones/feriados', {
    token,
    body: { fecha: VIERNES, descripcion: 'Fiesta' },
  });
  expect(await hoursOf(ana)).toEqual([]);
  await app.call(`DELETE /excepciones/feriados/${feriado.body.id}`, { token });
  expect(await hoursOf(ana)).toEqual([
    '09:00',
    '10:00',
    '11:00',
    '16:00',
    '17:00',
    '18:00',
    '19:00',
  ]);
});

test('refused with bookings, in whatever active state, but not with cancelled ones only', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  const { id } = await reservar(app, ana, franjaId);
  expect(await remove(admin, franjaId)).toEqual(BOOKED);
  await app.call(`PATCH /reservas/${id}/estado?nuevoEstado=PENDIENTE`, admin);
  expect(await remove(admin, franjaId)).toEqual(BOOKED);
  await app.call(`POST /reservas/${id}/cancelar`, ana);
  expect(await remove(admin, franjaId)).toEqual(DELETED);
  const { body } = await app.call(`GET /reservas/${id}`, ana);
  expect(body).toMatchObject({ estado: 'cancelada', fecha: VIERNES, horario: '08:00 - 09:00' });
});

test('refused when blocked, by hand or by a bloqueo', async () => {
  const { admin, franjaId } = await centroConFranja(app);
  await app.call(`PUT /franjas/${franjaId}/bloquear`, admin);
  expect(await remove(admin, franjaId)).toEqual(BLOCKED);
  await app.call(`PUT /franjas/${franjaId}/desbloquear`, admin);
  const body = { fechaDesde: VIERNES, fechaHasta: VIERNES };
  await app.call('POST /excepciones/bloqueos', { ...admin, body });
  expect(await remove(admin, franjaId)).toEqual(BLOCKED);
});

test('refused from the second in which it begins', async () => {
  const { admin, franjaId } = await centroConFranja(app);
  await moveTo(app, `${VIERNES}T08:00:00`, admin);
  expect(await remove(admin, franjaId)).toEqual(PAST);
  await moveTo(app, '2026-10-05T08:00:00', admin);
  expect(await remove(admin, franjaId)).toEqual(PAST);
  await moveTo(app, `${VIERNES}T07:59:59`, admin);
  expect(await remove(admin, franjaId)).toEqual(DELETED);
});

test('deleting against booking leaves one of the two', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  const [removed, booked] = await Promise.all([
    app.call(`DELETE /franjas/${franjaId}`, admin),
    app.call('POST /reservas', { ...ana, body: { franjaId } }),
  ]);
  const pair = [removed.status, booked.status];
  expect([
    [200, 404],
    [409, 201],
  ]).toContainEqual(pair);
});

test('deleting is in the trail, with what there was', async () => {
  const { admin, franjaId } = await centroConFranja(app);
  await remove(admin, franjaId);
  const trail = await app.database.db
    .selectFrom('auditoria')
    .select(['usuario_id', 'entidad_id', 'antes', 'despues'])
    .where('accion', '=', 'eliminarFranja')
    .execute();
  expect(trail).toMatchObject([
    {
      usuario_id: admin.id,
      entidad_id: franjaId,
      antes: { inicio: `${VIERNES}T08:00:00`, capacidadEfectiva: 4 },
      despues: null,
    },
  ]);
});
