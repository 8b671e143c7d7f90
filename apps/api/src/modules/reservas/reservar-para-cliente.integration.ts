import { expect, test } from 'vitest';
import {
  centroConFranja,
  crearPersona,
  desactivar,
  reservar,
  type Persona,
} from '../../../test/support/builders.ts';
import { outcome, refusal } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const bookFor = ({ token }: Persona, franjaId: number, clienteId: number, more = {}) =>
  app.call('POST /reservas', { token, body: { franjaId, clienteId, ...more } });

const UNKNOWN = refusal(404, 'CLIENTE_NO_ENCONTRADO', 'No existe ese cliente');
const NOT_BOOKABLE = refusal(
  409,
  'CLIENTE_NO_RESERVABLE',
  'Solo se puede reservar para un cliente activo',
);

test('an administrator books for a client, who then has the booking', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  const { status, body } = await bookFor(admin, franjaId, ana.id);
  expect(status).toBe(201);
  expect(body).toMatchObject({ cliente: { id: ana.id, email: ana.email }, personas: 1 });
  const own = await app.call('GET /reservas/mias', ana);
  expect(own.body.reservas).toMatchObject([{ id: body.id, estado: 'confirmada' }]);
  expect((await app.call('GET /reservas/mias', admin)).body.reservas).toEqual([]);
});

test('the client’s own rules hold for whoever books: one active booking in a franja', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  await reservar(app, ana, franjaId);
  const answer = await bookFor(admin, franjaId, ana.id);
  expect(answer.status).toBe(409);
  expect(answer.body.codigo).toBe('RESERVA_REPETIDA');
});

test('a client’s clienteId is dropped: the booking is the client’s own', async () => {
  const { ana, franjaId } = await centroConFranja(app);
  const luis = await crearPersona(app);
  expect((await bookFor(luis, franjaId, ana.id)).status).toBe(201);
  expect((await app.call('GET /reservas/mias', luis)).body.totalElementos).toBe(1);
  expect((await app.call('GET /reservas/mias', ana)).body.totalElementos).toBe(0);
});

test('refuses an unknown client, an inactive one and an administrator', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  await desactivar(app, ana);
  expect(outcome(await bookFor(admin, franjaId, 999))).toEqual(UNKNOWN);
  expect(outcome(await bookFor(admin, franjaId, ana.id))).toEqual(NOT_BOOKABLE);
  expect(outcome(await bookFor(admin, franjaId, admin.id))).toEqual(NOT_BOOKABLE);
});

test('what is missing is told before what the state forbids', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  await desactivar(app, ana);
  expect(outcome(await bookFor(admin, 999, ana.id))).toEqual(
    refusal(404, 'FRANJA_INEXISTENTE', 'No existe ese turno'),
  );
  app.clock.set('2026-10-02T08:00:00');
  const token = await app.dependencies.tokens.sign({ id: admin.id, rol: 'ADMIN', version: 1 });
  expect(outcome(await bookFor({ ...admin, token }, franjaId, 999))).toEqual(UNKNOWN);
});
