import { expect, test } from 'vitest';
import {
  CONFIG,
  VIERNES,
  centroConFranja,
  crearPersona,
  moveTo,
  reservar,
  verDia,
  type Persona,
} from '../../../test/support/builders.ts';
import { invalid, outcome, refusal } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const cancel = async ({ token }: Persona, id: number | string) =>
  outcome(await app.call(`POST /reservas/${id}/cancelar`, { token }));

const MISSING = refusal(404, 'RESERVA_INEXISTENTE', 'No existe esa reserva');
const CANCELLED = refusal(409, 'RESERVA_YA_CANCELADA', 'La reserva ya está cancelada');
const BEGUN = refusal(409, 'TURNO_COMENZADO', 'No se puede cancelar un turno que ya comenzó');
const tooLate = (horas: string) =>
  refusal(409, 'FUERA_DEL_LIMITE', `Solo puedes cancelar hasta ${horas} antes del turno`);

async function centroConReserva(config: Partial<typeof CONFIG> = {}) {
  const scene = await centroConFranja(app, config);
  const { id } = await reservar(app, scene.ana, scene.franjaId, 2);
  return { ...scene, id };
}

test('cancelling answers the booking, keeps it in the history and frees its places', async () => {
  const { ana, id, franjaId } = await centroConReserva();
  const before = (await app.call('GET /reservas/mias', ana)).body.reservas[0];
  const cancelled = { ...before, estado: 'cancelada' };
  expect(await cancel(ana, id)).toEqual([200, cancelled]);
  expect((await app.call('GET /reservas/mias', ana)).body.reservas).toEqual([cancelled]);
  expect((await verDia(app, VIERNES, ana))[0]).toMatchObject({
    id: franjaId,
    estado: 'ACTIVA',
    ocupadosTotal: 0,
  });
});

test('an administrator cancels anybody’s and gets the admin view', async () => {
  const { admin, ana, id } = await centroConReserva();
  const [status, body] = await cancel(admin, id);
  expect([status, body]).toMatchObject([
    200,
    { id, estado: 'CANCELADA', personas: 3, precioTotal: 45_000, cliente: { id: ana.id } },
  ]);
});

test('a cancelled one cannot be cancelled again, by anybody', async () => {
  const { admin, ana, id } = await centroConReserva();
  await cancel(ana, id);
  expect(await cancel(ana, id)).toEqual(CANCELLED);
  expect(await cancel(admin, id)).toEqual(CANCELLED);
  expect((await verDia(app, VIERNES, ana))[0]?.ocupadosTotal).toBe(0);
});

test('another client’s booking and a missing one are told alike', async () => {
  const { ana, id } = await centroConReserva();
  const luis = await crearPersona(app);
  expect(await cancel(luis, id)).toEqual(MISSING);
  expect(await cancel(luis, 999)).toEqual(MISSING);
  expect(await cancel(ana, '99999999999999999999999')).toEqual(MISSING);
  await cancel(ana, id);
  // The answer does not show the state of another person's booking either.
  expect(await cancel(luis, id)).toEqual(MISSING);
});

test.each(['0', '-1', 'abc', '1e3', '1.0', '%00', '١', '0x1', ' 1', '1;drop'])(
  'refuses the id %j',
  async (id) => {
    const ana = await crearPersona(app);
    expect(await cancel(ana, encodeURIComponent(decodeURIComponent(id)))).toEqual(
      invalid('id', 'El identificador debe ser un número positivo'),
    );
  },
);

test('the owner may cancel until the second of the limit, an administrator until it begins', async () => {
  const { admin, ana, id } = await centroConReserva();
  await moveTo(app, `${VIERNES}T02:00:01`, ana);
  expect(await cancel(ana, id)).toEqual(tooLate('6 horas'));
  await moveTo(app, `${VIERNES}T08:00:00`, ana, admin);
  expect(await cancel(ana, id)).toEqual(tooLate('6 horas'));
  expect(await cancel(admin, id)).toEqual(BEGUN);
  await moveTo(app, `${VIERNES}T07:59:59`, admin);
  expect((await cancel(admin, id))[0]).toBe(200);
});

test('at the very second of the limit the owner still may', async () => {
  const { ana, id } = await centroConReserva();
  const { body } = await app.call('GET /reservas/mias', ana);
  expect(body.reservas[0].cancelableHasta).toBe(`${VIERNES}T02:00:00`);
  await moveTo(app, `${VIERNES}T02:00:00`, ana);
  expect((await cancel(ana, id))[0]).toBe(200);
});

test('without a limit the owner may cancel until it begins', async () => {
  const { ana, id } = await centroConReserva({ limiteCancelHoras: 0 });
  await moveTo(app, `${VIERNES}T08:00:00`, ana);
  expect(await cancel(ana, id)).toEqual(BEGUN);
  await moveTo(app, `${VIERNES}T07:59:59`, ana);
  expect((await cancel(ana, id))[0]).toBe(200);
});

test('the limit that counts is the one of today', async () => {
  const { admin, ana, id } = await centroConReserva();
  const body = { ...CONFIG, limiteCancelHoras: 72 };
  await app.call('PUT /config', { token: admin.token, body });
  expect(await cancel(ana, id)).toEqual(tooLate('72 horas'));
  const { reservas } = (await app.call('GET /reservas/mias', ana)).body;
  expect(reservas[0].cancelableHasta).toBe('2026-09-29T08:00:00');
});

test('a completed booking is final', async () => {
  const { admin, ana, id } = await centroConReserva();
  await app.database.db.updateTable('reservas').set({ estado: 'COMPLETADA' }).execute();
  const final = refusal(409, 'RESERVA_COMPLETADA', 'Una reserva completada no se puede cancelar');
  expect(await cancel(ana, id)).toEqual(final);
  expect(await cancel(admin, id)).toEqual(final);
});

test('a call without content may say that it is JSON, as the screens do', async () => {
  const { ana, id } = await centroConReserva();
  const answer = await app.call(`POST /reservas/${id}/cancelar`, { token: ana.token, body: '' });
  expect(answer.status).toBe(200);
});
