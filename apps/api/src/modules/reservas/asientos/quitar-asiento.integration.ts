import {
  cambiarEstadoDeReserva,
  cancelarReserva,
} from '@remanso/contract/reserva/reservas.contract';
import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import { obtenerReserva } from '@remanso/contract/reserva/reservas-leidas.contract';
import { eliminarAsiento, agregarAsiento } from '@remanso/contract/reserva/asientos.contract';
import { expect, test } from 'vitest';
import { CONFIG, VIERNES, type Persona, type Admin } from '../../../../test/support/builders.ts';
import { moveTo } from '../../../../test/support/personas.ts';
import { world } from '../../../../test/support/world.ts';
import { countPlaces } from '../../../../test/support/compete-for-places.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

const app = useTestApp();

/**
 * Ana's booking with `con` companions: asiento 1 is Ana's, the following ones are the companions'.
 */
const conAcompaniantes = (con: number) =>
  ({ clientes: ['ana', 'luis'], reservas: [{ de: 'ana', hora: '08:00', con }] }) as const;

const remove = <C extends Persona>(as: C, id = 2) =>
  app.call(eliminarAsiento, { as, params: { id } });
const booking = (as: Admin, id: number) => app.make(obtenerReserva, { as, params: { id } });

test('the owner removes one: a place is free, the price is that of those who stay', async () => {
  const { ana, franjaId, reservaId: id } = await world(app, conAcompaniantes(2));
  const before = (await app.call(obtenerReserva, { as: ana, params: { id } })).body;
  const [holder, , stays] = before.participantes;
  const reserva = {
    ...before,
    numPersonas: 2,
    precio: 36_000,
    participantes: [holder, stays],
  };
  const message = 'Acompañante eliminado exitosamente';
  expect(outcome(await remove(ana))).toEqual([200, { message, reserva }]);
  expect((await app.call(obtenerReserva, { as: ana, params: { id } })).body).toEqual(reserva);
  expect(await countPlaces(app, franjaId)).toMatchObject({ ocupados: 2, asientos: 2 });
  expect(outcome(await remove(ana))).toBe('404 ASIENTO_INEXISTENTE');
});

test('an administrator removes one and gets the desk’s view', async () => {
  const { admin, reservaId: id } = await world(app, conAcompaniantes(2));
  expect((await remove(admin)).body).toMatchObject({
    reserva: { id, estado: 'CONFIRMADA', personas: 2, precioTotal: 36_000 },
  });
});

test('down to the last companion, but never the holder', async () => {
  const { admin, ana, franjaId, reservaId: id } = await world(app, conAcompaniantes(2));
  await remove(ana, 3);
  expect((await remove(ana, 2)).body.reserva).toMatchObject({ numPersonas: 1, precio: 20_000 });
  for (const who of [ana, admin])
    expect(outcome(await remove(who, 1))).toBe('409 ASIENTO_DEL_TITULAR');
  expect(await booking(admin, id)).toMatchObject({ personas: 1, precioTotal: 20_000 });
  expect(await countPlaces(app, franjaId)).toMatchObject({ ocupados: 1, asientos: 1 });
});

test('the price is taken from today’s table, even where it is dearer', async () => {
  const { admin, ana } = await world(app, conAcompaniantes(1));
  const preciosPorCapacidad = [1, 2, 3, 4].map((capacidad) => ({ capacidad, precio: 90_000 }));
  await app.call(actualizarConfig, { as: admin, body: { ...CONFIG, preciosPorCapacidad } });
  expect((await remove(ana)).body.reserva.precio).toBe(90_000);
});

test('the owner until the limit, to the second; an administrator until the end of the day', async () => {
  const { admin, ana } = await world(app, conAcompaniantes(3));
  await moveTo(app, `${VIERNES}T02:00:00`, ana);
  expect((await remove(ana, 4)).status).toBe(200);
  await moveTo(app, `${VIERNES}T02:00:01`, ana, admin);
  expect(outcome(await remove(ana, 3))).toBe('409 FUERA_DEL_LIMITE');
  expect((await remove(admin, 3)).status).toBe(200);
  await moveTo(app, `${VIERNES}T07:59:59`, ana, admin);
  expect(outcome(await remove(ana, 2))).toBe('409 FUERA_DEL_LIMITE');
  await moveTo(app, '2026-10-03T00:00:00', admin);
  expect(outcome(await remove(admin, 2))).toBe('409 RESERVA_INACTIVA');
  await moveTo(app, `${VIERNES}T23:59:59`, ana, admin);
  expect(outcome(await remove(ana, 2))).toBe('409 RESERVA_INACTIVA');
  expect((await remove(admin, 2)).status).toBe(200);
});

test('without a limit the owner may until it begins', async () => {
  const { ana } = await world(app, {
    ...conAcompaniantes(1),
    config: { limiteCancelHoras: 0 },
  });
  await moveTo(app, `${VIERNES}T08:00:00`, ana);
  expect(outcome(await remove(ana))).toBe('409 TURNO_COMENZADO');
  await moveTo(app, `${VIERNES}T07:59:59`, ana);
  expect((await remove(ana)).status).toBe(200);
});

test('another client’s seat and a missing one are told alike, whoever’s it is', async () => {
  const { ana, luis, franjaId } = await world(app, conAcompaniantes(2));
  for (const id of [1, 2, 999])
    expect(outcome(await remove(luis, id))).toBe('404 ASIENTO_INEXISTENTE');
  expect(outcome(await remove(ana, 999))).toBe('404 ASIENTO_INEXISTENTE');
  expect(await countPlaces(app, franjaId)).toMatchObject({ ocupados: 3, asientos: 3 });
});

test('only from an active booking', async () => {
  const { admin, ana, franjaId, reservaId: id } = await world(app, conAcompaniantes(2));
  const change = (estado: string) =>
    app.call(cambiarEstadoDeReserva, { as: admin, params: { id }, query: { nuevoEstado: estado } });
  await change('PENDIENTE');
  expect((await remove(ana, 3)).status).toBe(200);
  await change('CANCELADA');
  expect(outcome(await remove(ana))).toBe('409 RESERVA_INACTIVA');
  expect(outcome(await remove(admin))).toBe('409 RESERVA_INACTIVA');
  expect(await countPlaces(app, franjaId)).toMatchObject({ ocupados: 0, asientos: 0 });
  await change('CONFIRMADA');
  expect(await countPlaces(app, franjaId)).toMatchObject({ ocupados: 2, asientos: 2 });
});

test('the same one removed many times at once frees one place', async () => {
  const { admin, ana, franjaId, reservaId: id } = await world(app, conAcompaniantes(2));
  const answers = await Promise.all([ana, admin, ana, admin].map((who) => remove(who)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(outcome)).toEqual([
    '404 ASIENTO_INEXISTENTE',
    '404 ASIENTO_INEXISTENTE',
    '404 ASIENTO_INEXISTENTE',
  ]);
  expect(await booking(admin, id)).toMatchObject({ personas: 2, precioTotal: 36_000 });
  expect(await countPlaces(app, franjaId)).toMatchObject({ ocupados: 2, asientos: 2 });
});

test('removing, adding and cancelling at once leave the places of who is left', async () => {
  const { admin, ana, franjaId, reservaId: id } = await world(app, conAcompaniantes(2));
  const body = { reservaId: id, nombre: 'Luz', sexo: 'FEMENINO' } as const;
  const answers = await Promise.all([
    remove(ana, 2),
    app.call(agregarAsiento, { as: admin, body }),
    remove(admin, 3),
    app.call(cancelarReserva, { as: ana, params: { id } }),
  ]);
  expect(answers[3]?.status).toBe(200);
  const wrong = answers.filter(({ status }) => ![200, 201, 409].includes(status));
  expect(wrong).toEqual([]);
  expect(await countPlaces(app, franjaId)).toMatchObject({ ocupados: 0, asientos: 0 });
  const { personas, precioTotal } = await booking(admin, id);
  const price = CONFIG.preciosPorCapacidad.find(({ capacidad }) => capacidad === personas);
  expect(precioTotal).toBe(price?.precio);
});
