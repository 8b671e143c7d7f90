import { misReservas } from '@remanso/contract/reserva/reservas-leidas.contract';
import { crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import { reservar, type Persona } from '../../../../test/support/builders.ts';
import { desactivar } from '../../../../test/support/personas.ts';
import { world } from '../../../../test/support/world.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

const app = useTestApp();

const bookFor = (persona: Persona, franjaId: number, clienteId: number, more = {}) =>
  app.call(crearReserva, { as: persona, body: { franjaId, clienteId, ...more } });
test('an administrator books for a client, who then has the booking', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  const { status, body } = await bookFor(admin, franjaId, ana.id);
  expect(status).toBe(201);
  expect(body).toMatchObject({ cliente: { id: ana.id, email: ana.email }, personas: 1 });
  const own = await app.call(misReservas, { as: ana });
  expect(own.body.reservas).toMatchObject([{ id: body.id, estado: 'confirmada' }]);
  expect((await app.call(misReservas, { as: admin })).body.reservas).toEqual([]);
});

test('a group that nobody names is called by places; a client names everybody', async () => {
  const { admin, ana, luis, franjaId } = await world(app, { clientes: ['ana', 'luis'] });
  const acompaniantes = [{}, { nombre: 'sol', genero: 'FEMENINO' as const }, { nombre: ' ' }];
  const { body } = await bookFor(admin, franjaId, ana.id, { acompaniantes });
  expect(body).toMatchObject({
    personas: 4,
    precioTotal: 60_000,
    participantes: [
      { esTitular: true },
      { nombre: 'Acompañante 1', sexo: 'NO_DECLARA' },
      { nombre: 'Sol', sexo: 'FEMENINO' },
      { nombre: 'Acompañante 3', sexo: 'NO_DECLARA' },
    ],
  });
  const own = await app.make(misReservas, { as: ana });
  expect(own.reservas[0]?.participantes[1]).toMatchObject({
    nombreOptional: 'Acompañante 1',
    sexoOptional: 'NO_DECLARA',
  });
  const refused = await bookFor(luis, franjaId, luis.id, { acompaniantes });
  expect(outcome(refused)).toBe(
    '400 DATOS_INVALIDOS acompaniantes.0.nombre, acompaniantes.2.nombre',
  );
});

test('the client’s own rules hold for whoever books: one active booking in a franja', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  await reservar(app, ana, franjaId);
  const answer = await bookFor(admin, franjaId, ana.id);
  expect(outcome(answer)).toBe('409 RESERVA_REPETIDA');
  expect(answer.body).toMatchObject({
    message: /^\S+ Paz ya tiene una reserva activa en este turno$/,
  });
});

test('a client’s clienteId is dropped: the booking is the client’s own', async () => {
  const { ana, franjaId, luis } = await world(app, { clientes: ['ana', 'luis'] });
  expect((await bookFor(luis, franjaId, ana.id)).status).toBe(201);
  expect((await app.call(misReservas, { as: luis })).body.totalElementos).toBe(1);
  expect((await app.call(misReservas, { as: ana })).body.totalElementos).toBe(0);
});

test('refuses an unknown client, an inactive one and an administrator', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  await desactivar(app, ana);
  expect(outcome(await bookFor(admin, franjaId, 999))).toBe('404 CLIENTE_NO_ENCONTRADO');
  expect(outcome(await bookFor(admin, franjaId, ana.id))).toBe('409 CLIENTE_NO_RESERVABLE');
  expect(outcome(await bookFor(admin, franjaId, admin.id))).toBe('409 CLIENTE_NO_RESERVABLE');
});

test('what is missing is told before what the state forbids', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  await desactivar(app, ana);
  expect(outcome(await bookFor(admin, 999, ana.id))).toBe('404 FRANJA_INEXISTENTE');
  app.clock.set('2026-10-02T08:00:00');
  const token = await app.dependencies.tokens.sign({ id: admin.id, rol: 'ADMIN', version: 1 });
  expect(outcome(await bookFor({ ...admin, token }, franjaId, 999))).toBe(
    '404 CLIENTE_NO_ENCONTRADO',
  );
});
