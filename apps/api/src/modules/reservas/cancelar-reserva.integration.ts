import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import { misReservas, obtenerReserva } from '@remanso/contract/reserva/reservas-leidas.contract';
import { cancelarReserva } from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import { CONFIG, VIERNES, verDia, type Persona } from '../../../test/support/builders.ts';
import { crearPersona, moveTo } from '../../../test/support/personas.ts';
import { world } from '../../../test/support/world.ts';
import { outcome, told } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const cancel = async (persona: Persona, id: number | string) =>
  outcome(await app.call(cancelarReserva, { as: persona, params: { id } }));

const CON_RESERVA = {
  clientes: ['ana', 'luis'],
  reservas: [{ de: 'ana', hora: '08:00', con: 2 }],
} as const;

test('cancelling answers the booking, keeps it in the history and frees its places', async () => {
  const { ana, franjaId, reservaId: id } = await world(app, CON_RESERVA);
  const before = (await app.call(misReservas, { as: ana })).body.reservas[0];
  const cancelled = { ...before, estado: 'cancelada' };
  expect(await cancel(ana, id)).toEqual([200, cancelled]);
  expect((await app.call(misReservas, { as: ana })).body.reservas).toEqual([cancelled]);
  expect((await verDia(app, VIERNES, ana))[0]).toMatchObject({
    id: franjaId,
    estado: 'ACTIVA',
    ocupadosTotal: 0,
  });
});

test('an administrator cancels anybody’s and gets the desk’s view', async () => {
  const { admin, ana, reservaId: id } = await world(app, CON_RESERVA);
  const [status, body] = await cancel(admin, id);
  expect([status, body]).toMatchObject([
    200,
    { id, estado: 'CANCELADA', personas: 3, precioTotal: 45_000, cliente: { id: ana.id } },
  ]);
});

test('a cancelled one cannot be cancelled again, by anybody', async () => {
  const { admin, ana, reservaId: id } = await world(app, CON_RESERVA);
  await cancel(ana, id);
  expect(await cancel(ana, id)).toBe('409 RESERVA_YA_CANCELADA');
  expect(await cancel(admin, id)).toBe('409 RESERVA_YA_CANCELADA');
  expect((await verDia(app, VIERNES, ana))[0]?.ocupadosTotal).toBe(0);
});

test('another client’s booking and a missing one are told alike', async () => {
  const { ana, luis, reservaId: id } = await world(app, CON_RESERVA);
  expect(await cancel(luis, id)).toBe('404 RESERVA_INEXISTENTE');
  expect(await cancel(luis, 999)).toBe('404 RESERVA_INEXISTENTE');
  expect(await cancel(ana, '99999999999999999999999')).toBe('404 RESERVA_INEXISTENTE');
  await cancel(ana, id);
  // The answer does not even tell Luis that Ana's booking is cancelled.
  expect(await cancel(luis, id)).toBe('404 RESERVA_INEXISTENTE');
});

test.each(['0', '-1', 'abc', '1e3', '1.0', '%00', '١', '0x1', ' 1', '1;drop'])(
  'refuses the id %j',
  async (id) => {
    const ana = await crearPersona(app);
    expect(await cancel(ana, encodeURIComponent(decodeURIComponent(id)))).toBe(
      '400 DATOS_INVALIDOS id',
    );
  },
);

test('the owner may cancel until the second of the limit, an administrator until the end of the day', async () => {
  const { admin, ana, reservaId: id } = await world(app, CON_RESERVA);
  await moveTo(app, `${VIERNES}T02:00:01`, ana);
  expect(await cancel(ana, id)).toBe('409 FUERA_DEL_LIMITE');
  await moveTo(app, `${VIERNES}T08:00:00`, ana, admin);
  expect(await cancel(ana, id)).toBe('409 FUERA_DEL_LIMITE');
  await moveTo(app, '2026-10-03T00:00:00', admin);
  expect(await cancel(admin, id)).toBe('409 RESERVA_COMPLETADA');
  await moveTo(app, `${VIERNES}T23:59:59`, ana, admin);
  expect(await cancel(ana, id)).toBe('409 RESERVA_COMPLETADA');
  expect((await cancel(admin, id))[0]).toBe(200);
  expect(await cancel(admin, id)).toBe('409 RESERVA_YA_CANCELADA');
});

test('at the very second of the limit the owner still may', async () => {
  const { ana, reservaId: id } = await world(app, CON_RESERVA);
  const { cancelableHasta } = await app.make(obtenerReserva, { as: ana, params: { id } });
  expect(cancelableHasta).toBe(`${VIERNES}T02:00:00`);
  await moveTo(app, `${VIERNES}T02:00:00`, ana);
  expect((await cancel(ana, id))[0]).toBe(200);
});

test('without a limit the owner may cancel until it begins', async () => {
  const { ana, reservaId: id } = await world(app, {
    ...CON_RESERVA,
    config: { limiteCancelHoras: 0 },
  });
  await moveTo(app, `${VIERNES}T08:00:00`, ana);
  expect(await cancel(ana, id)).toBe('409 TURNO_COMENZADO');
  await moveTo(app, `${VIERNES}T07:59:59`, ana);
  expect((await cancel(ana, id))[0]).toBe(200);
});

test('the limit that counts is the one of today', async () => {
  const { admin, ana, reservaId: id } = await world(app, CON_RESERVA);
  const body = { ...CONFIG, limiteCancelHoras: 72 };
  await app.call(actualizarConfig, { as: admin, body });
  const refused = await app.call(cancelarReserva, { as: ana, params: { id } });
  expect(told(refused)).toBe('Solo puedes cancelar hasta 72 horas antes del turno');
  const { cancelableHasta } = await app.make(obtenerReserva, { as: ana, params: { id } });
  expect(cancelableHasta).toBe('2026-09-29T08:00:00');
});

test('a call without content may say that it is JSON, as the screens do', async () => {
  const { ana, reservaId: id } = await world(app, CON_RESERVA);
  const answer = await app.send('POST', `/reservas/${id}/cancelar`, { as: ana, body: '' });
  expect(answer.status).toBe(200);
});
