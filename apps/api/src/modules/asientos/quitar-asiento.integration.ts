import { expect, test } from 'vitest';
import {
  CONFIG,
  VIERNES,
  centroConFranja,
  crearPersona,
  moveTo,
  reservar,
  type Persona,
} from '../../../test/support/builders.ts';
import { countPlaces } from '../../../test/support/compete-for-places.ts';
import { outcome, refusal } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

/** Opens a centre with Ana's booking with companions; seat 1 is the holder's, the next ones are theirs. */
async function centroConReserva(companions = 2, config: Partial<typeof CONFIG> = {}) {
  const scene = await centroConFranja(app, config);
  const { id } = await reservar(app, scene.ana, scene.franjaId, companions);
  const remove = ({ token }: Persona, asientoId = 2) =>
    app.call(`DELETE /asientos/${asientoId}`, { token });
  const booking = async () => (await app.call(`GET /reservas/${id}`, scene.admin)).body;
  return { ...scene, id, remove, booking, places: () => countPlaces(app, scene.franjaId) };
}

const MISSING = refusal(404, 'ASIENTO_INEXISTENTE', 'No existe ese asiento');
const HOLDER = refusal(
  409,
  'ASIENTO_DEL_TITULAR',
  'No se puede quitar al titular: hay que cancelar la reserva y hacer una nueva',
);
const INACTIVE = refusal(409, 'RESERVA_INACTIVA', 'Solo se puede cambiar una reserva activa');
const TOO_LATE = refusal(
  409,
  'FUERA_DEL_LIMITE',
  'Solo puedes cancelar hasta 6 horas antes del turno',
);
const BEGUN = refusal(409, 'TURNO_COMENZADO', 'No se puede cancelar un turno que ya comenzó');

test('the owner removes one: a place is free, the price is that of those who stay', async () => {
  const { ana, id, remove, places } = await centroConReserva();
  const before = (await app.call(`GET /reservas/${id}`, ana)).body;
  const [holder, , stays] = before.participantes;
  const reserva = {
    ...before,
    numPersonas: 2,
    precio: 36_000,
    participantes: [holder, stays],
  };
  const message = 'Acompañante eliminado exitosamente';
  expect(outcome(await remove(ana))).toEqual([200, { message, reserva }]);
  expect((await app.call(`GET /reservas/${id}`, ana)).body).toEqual(reserva);
  expect(await places()).toMatchObject({ ocupados: 2, asientos: 2 });
  expect(outcome(await remove(ana))).toEqual(MISSING);
});

test('an administrator removes one and gets the admin view', async () => {
  const { admin, id, remove } = await centroConReserva();
  expect((await remove(admin)).body).toMatchObject({
    reserva: { id, estado: 'CONFIRMADA', personas: 2, precioTotal: 36_000 },
  });
});

test('down to the last companion, but never the holder', async () => {
  const { admin, ana, remove, booking, places } = await centroConReserva();
  await remove(ana, 3);
  expect((await remove(ana, 2)).body.reserva).toMatchObject({ numPersonas: 1, precio: 20_000 });
  for (const who of [ana, admin]) expect(outcome(await remove(who, 1))).toEqual(HOLDER);
  expect(await booking()).toMatchObject({ personas: 1, precioTotal: 20_000 });
  expect(await places()).toMatchObject({ ocupados: 1, asientos: 1 });
});

test('the price is taken from today’s table, even where it is dearer', async () => {
  const { admin, ana, remove } = await centroConReserva(1);
  const preciosPorCapacidad = [1, 2, 3, 4].map((capacidad) => ({ capacidad, precio: 90_000 }));
  await app.call('PUT /config', { ...admin, body: { ...CONFIG, preciosPorCapacidad } });
  expect((await remove(ana)).body.reserva.precio).toBe(90_000);
});

test('the owner until the limit, to the second; an administrator until it begins', async () => {
  const { admin, ana, remove } = await centroConReserva(3);
  await moveTo(app, `${VIERNES}T02:00:00`, ana);
  expect((await remove(ana, 4)).status).toBe(200);
  await moveTo(app, `${VIERNES}T02:00:01`, ana, admin);
  expect(outcome(await remove(ana, 3))).toEqual(TOO_LATE);
  expect((await remove(admin, 3)).status).toBe(200);
  await moveTo(app, `${VIERNES}T07:59:59`, ana, admin);
  expect(outcome(await remove(ana, 2))).toEqual(TOO_LATE);
  await moveTo(app, `${VIERNES}T08:00:00`, admin);
  expect(outcome(await remove(admin, 2))).toEqual(BEGUN);
  await moveTo(app, `${VIERNES}T07:59:59`, admin);
  expect((await remove(admin, 2)).status).toBe(200);
});

test('without a limit the owner may until it begins', async () => {
  const { ana, remove } = await centroConReserva(1, { limiteCancelHoras: 0 });
  await moveTo(app, `${VIERNES}T08:00:00`, ana);
  expect(outcome(await remove(ana))).toEqual(BEGUN);
  await moveTo(app, `${VIERNES}T07:59:59`, ana);
  expect((await remove(ana)).status).toBe(200);
});

test('another client’s seat and a missing one are told alike, whoever’s it is', async () => {
  const { ana, remove, places } = await centroConReserva();
  const luis = await crearPersona(app);
  for (const id of [1, 2, 999]) expect(outcome(await remove(luis, id))).toEqual(MISSING);
  expect(outcome(await remove(ana, 999))).toEqual(MISSING);
  expect(await places()).toMatchObject({ ocupados: 3, asientos: 3 });
});

test('only from an active booking', async () => {
  const { admin, ana, id, remove, places } = await centroConReserva();
  const change = (estado: string) =>
    app.call(`PATCH /reservas/${id}/estado?nuevoEstado=${estado}`, admin);
  await change('PENDIENTE');
  expect((await remove(ana, 3)).status).toBe(200);
  await change('CANCELADA');
  expect(outcome(await remove(ana))).toEqual(INACTIVE);
  expect(outcome(await remove(admin))).toEqual(INACTIVE);
  expect(await places()).toMatchObject({ ocupados: 0, asientos: 0 });
  await change('CONFIRMADA');
  expect(await places()).toMatchObject({ ocupados: 2, asientos: 2 });
});

test('the same one removed many times at once frees one place', async () => {
  const { admin, ana, remove, booking, places } = await centroConReserva();
  const answers = await Promise.all([ana, admin, ana, admin].map((who) => remove(who)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(outcome)).toEqual([MISSING, MISSING, MISSING]);
  expect(await booking()).toMatchObject({ personas: 2, precioTotal: 36_000 });
  expect(await places()).toMatchObject({ ocupados: 2, asientos: 2 });
});

test('removing, adding and cancelling at once leave the places of who is left', async () => {
  const { admin, ana, id, remove, booking, places } = await centroConReserva();
  const body = { reservaId: id, nombre: 'Luz', sexo: 'FEMENINO' };
  const answers = await Promise.all([
    remove(ana, 2),
    app.call('POST /asientos', { ...admin, body }),
    remove(admin, 3),
    app.call(`POST /reservas/${id}/cancelar`, ana),
  ]);
  expect(answers[3]?.status).toBe(200);
  const wrong = answers.filter(({ status }) => ![200, 201, 409].includes(status));
  expect(wrong).toEqual([]);
  expect(await places()).toMatchObject({ ocupados: 0, asientos: 0 });
  const { personas, precioTotal } = await booking();
  const price = CONFIG.preciosPorCapacidad.find(({ capacidad }) => capacidad === personas);
  expect(precioTotal).toBe(price?.precio);
});
