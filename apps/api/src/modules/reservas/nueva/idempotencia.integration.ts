import { bloquearFranja } from '@remanso/contract/franja/franjas.contract';
import { misReservas } from '@remanso/contract/reserva/reservas-leidas.contract';
import { crearReserva, cancelarReserva } from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import {
  VIERNES,
  acompaniantes,
  reservar,
  verDia,
  type Persona,
} from '../../../../test/support/builders.ts';
import { moveTo } from '../../../../test/support/personas.ts';
import { world } from '../../../../test/support/world.ts';
import type { BodyOf } from '../../../../test/support/client.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

const app = useTestApp();

function book<C extends Persona>(
  persona: C,
  body: BodyOf<typeof crearReserva>,
  clave = 'una-clave',
) {
  return app.call(crearReserva, { as: persona, body, headers: { 'idempotency-key': clave } });
}

const totalOf = async (persona: Persona): Promise<number> =>
  (await app.call(misReservas, { as: persona })).body.totalElementos;

test('the same key and body give the first answer again, and one booking', async () => {
  const { ana, franjaId } = await world(app, { clientes: ['ana'] });
  const body = { franjaId, acompaniantes: acompaniantes(1) };
  const first = await book(ana, body);
  expect(first.status).toBe(201);
  // A request counts as the same in spite of another order of its fields, other blanks, or fields
  // that the API ignores.
  const same = JSON.stringify({ acompaniantes: acompaniantes(1), rol: 'ADMIN', franjaId }, null, 2);
  const headers = { 'idempotency-key': 'una-clave' };
  const again = await app.send('POST', '/reservas', { as: ana, body: same, headers });
  expect(outcome(again)).toEqual(outcome(first));
  expect(await totalOf(ana)).toBe(1);
  expect((await verDia(app, VIERNES, ana))[0]?.ocupadosTotal).toBe(2);
});

test('the first answer stands even after the booking was cancelled', async () => {
  const { ana, franjaId } = await world(app, { clientes: ['ana'] });
  const first = await book(ana, { franjaId });
  await app.call(cancelarReserva, { as: ana, params: { id: first.body.id } });
  expect(outcome(await book(ana, { franjaId }))).toEqual(outcome(first));
  expect((await verDia(app, VIERNES, ana))[0]?.ocupadosTotal).toBe(0);
});

test('the first answer stands even where the franja was blocked or is full by now', async () => {
  const { admin, ana, luis, franja, franjaId } = await world(app, { clientes: ['ana', 'luis'] });
  const first = await book(ana, { franjaId });
  await reservar(app, luis, franjaId, 2);
  expect(outcome(await book(ana, { franjaId }))).toEqual(outcome(first));
  const other = { franjaId: franja('09:00'), clienteId: luis.id };
  const booked = await book(admin, other);
  await app.make(bloquearFranja, {
    as: admin,
    params: { id: other.franjaId },
    body: { motivo: 'Obra' },
  });
  expect(outcome(await book(admin, other))).toEqual(outcome(booked));
});

test('an answer of a version that answered otherwise is refused, and books nothing more', async () => {
  const { ana, franjaId } = await world(app, { clientes: ['ana'] });
  await book(ana, { franjaId });
  const older = { respuesta: JSON.stringify({ id: 1, turno: 'a las ocho' }) };
  await app.database.db.updateTable('idempotencia').set(older).execute();
  expect(outcome(await book(ana, { franjaId }))).toBe('409 CONFLICTO');
  expect(await totalOf(ana)).toBe(1);
});

test('the same key with another body is refused', async () => {
  const { ana, franjaId } = await world(app, { clientes: ['ana'] });
  await book(ana, { franjaId });
  expect(outcome(await book(ana, { franjaId, notas: 'otra' }))).toBe('409 CLAVE_REUTILIZADA');
  expect(outcome(await book(ana, { franjaId: franjaId + 1 }))).toBe('409 CLAVE_REUTILIZADA');
  expect(await totalOf(ana)).toBe(1);
});

test('keys belong to their user, and another key is another request', async () => {
  const { ana, franjaId, luis } = await world(app, { clientes: ['ana', 'luis'] });
  expect((await book(ana, { franjaId })).status).toBe(201);
  expect((await book(luis, { franjaId })).status).toBe(201);
  const repeated = await book(ana, { franjaId }, 'otra-clave');
  expect(outcome(repeated)).toBe('409 RESERVA_REPETIDA');
});

test('a refusal is not kept: the same request may succeed later', async () => {
  const { ana, franjaId, luis } = await world(app, { clientes: ['ana', 'luis'] });
  const { id } = await reservar(app, luis, franjaId, 3);
  expect((await book(ana, { franjaId })).status).toBe(409);
  await app.call(cancelarReserva, { as: luis, params: { id } });
  expect((await book(ana, { franjaId })).status).toBe(201);
  // The first request with this key was refused, so the key can be used again with another body.
  expect((await book(luis, { franjaId: 999 }, 'de-luis')).status).toBe(404);
  expect((await book(luis, { franjaId }, 'de-luis')).status).toBe(201);
});

test('a key is kept for 24 hours', async () => {
  const { ana, franja, franjaId } = await world(app, { clientes: ['ana'] });
  const first = await book(ana, { franjaId });
  const next = { franjaId: franja('08:00', '2026-10-05') };
  await moveTo(app, '2026-10-02T07:00:00', ana);
  expect(outcome(await book(ana, { franjaId }))).toEqual(outcome(first));
  await moveTo(app, '2026-10-02T07:00:01', ana);
  expect((await book(ana, next)).status).toBe(201);
  expect(await totalOf(ana)).toBe(2);
});

test('two at once with one key make one booking and the same answer', async () => {
  const { ana, franjaId } = await world(app, { clientes: ['ana'] });
  const answers = await Promise.all(Array.from({ length: 8 }, () => book(ana, { franjaId })));
  const [first] = answers;
  expect(first?.status).toBe(201);
  expect(answers.map(outcome)).toEqual(answers.map(() => first && outcome(first)));
  expect(await totalOf(ana)).toBe(1);
  expect((await verDia(app, VIERNES, ana))[0]?.ocupadosTotal).toBe(1);
});

test('two at once with one key and different bodies: one books, the other is refused', async () => {
  const { ana, franjaId } = await world(app, { clientes: ['ana'] });
  const answers = await Promise.all([
    book(ana, { franjaId }),
    book(ana, { franjaId, notas: 'otra' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(answers.map(outcome)).toContainEqual('409 CLAVE_REUTILIZADA');
});

test('a key has 1 to 200 characters', async () => {
  const { ana, franjaId } = await world(app, { clientes: ['ana'] });
  expect(outcome(await book(ana, { franjaId }, 'x'.repeat(201)))).toBe(
    '400 DATOS_INVALIDOS idempotency-key',
  );
  expect(outcome(await book(ana, { franjaId }, ''))).toBe('400 DATOS_INVALIDOS idempotency-key');
  expect((await book(ana, { franjaId }, 'ñ'.repeat(200))).status).toBe(201);
});
