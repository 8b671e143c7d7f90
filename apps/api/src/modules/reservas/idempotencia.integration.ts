import { expect, test } from 'vitest';
import {
  VIERNES,
  acompaniantes,
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

const REUSED = refusal(
  409,
  'CLAVE_REUTILIZADA',
  'Esa clave Idempotency-Key ya se usó con otra petición',
);

function book({ token }: Persona, body: object, clave = 'una-clave') {
  return app.call('POST /reservas', { token, body, headers: { 'idempotency-key': clave } });
}

const totalOf = async (persona: Persona): Promise<number> =>
  (await app.call('GET /reservas/mias', persona)).body.totalElementos;

test('the same key and body give the first answer again, and one booking', async () => {
  const { ana, franjaId } = await centroConFranja(app);
  const body = { franjaId, acompaniantes: acompaniantes(1) };
  const first = await book(ana, body);
  expect(first.status).toBe(201);
  // The order of the fields, the blanks and the fields that are dropped do not make it another request.
  const same = JSON.stringify({ acompaniantes: acompaniantes(1), rol: 'ADMIN', franjaId }, null, 2);
  const again = await app.call('POST /reservas', {
    token: ana.token,
    body: same,
    headers: { 'idempotency-key': 'una-clave' },
  });
  expect(outcome(again)).toEqual(outcome(first));
  expect(await totalOf(ana)).toBe(1);
  expect((await verDia(app, VIERNES, ana))[0]?.ocupadosTotal).toBe(2);
});

test('the first answer stands even after the booking was cancelled', async () => {
  const { ana, franjaId } = await centroConFranja(app);
  const first = await book(ana, { franjaId });
  await app.call(`POST /reservas/${first.body.id}/cancelar`, ana);
  expect(outcome(await book(ana, { franjaId }))).toEqual(outcome(first));
  expect((await verDia(app, VIERNES, ana))[0]?.ocupadosTotal).toBe(0);
});

test('the same key with another body is refused', async () => {
  const { ana, franjaId } = await centroConFranja(app);
  await book(ana, { franjaId });
  expect(outcome(await book(ana, { franjaId, notas: 'otra' }))).toEqual(REUSED);
  expect(outcome(await book(ana, { franjaId: franjaId + 1 }))).toEqual(REUSED);
  expect(await totalOf(ana)).toBe(1);
});

test('keys belong to their user, and another key is another request', async () => {
  const { ana, franjaId } = await centroConFranja(app);
  const luis = await crearPersona(app);
  expect((await book(ana, { franjaId })).status).toBe(201);
  expect((await book(luis, { franjaId })).status).toBe(201);
  const repeated = await book(ana, { franjaId }, 'otra-clave');
  expect([repeated.status, repeated.body.codigo]).toEqual([409, 'RESERVA_REPETIDA']);
});

test('a refusal is not kept: the same request may succeed later', async () => {
  const { ana, franjaId } = await centroConFranja(app);
  const luis = await crearPersona(app);
  const { id } = await reservar(app, luis, franjaId, 3);
  expect((await book(ana, { franjaId })).status).toBe(409);
  await app.call(`POST /reservas/${id}/cancelar`, luis);
  expect((await book(ana, { franjaId })).status).toBe(201);
  // The key of a refused request may come with another body.
  expect((await book(luis, { franjaId: 999 }, 'de-luis')).status).toBe(404);
  expect((await book(luis, { franjaId }, 'de-luis')).status).toBe(201);
});

test('a key is kept for 24 hours', async () => {
  const { ana, franjaId } = await centroConFranja(app, { ventanaDias: 7 });
  const first = await book(ana, { franjaId });
  const next = { franjaId: (await verDia(app, '2026-10-05', ana))[0]?.id };
  await moveTo(app, '2026-10-02T07:00:00', ana);
  expect(outcome(await book(ana, { franjaId }))).toEqual(outcome(first));
  await moveTo(app, '2026-10-02T07:00:01', ana);
  expect((await book(ana, next)).status).toBe(201);
  expect(await totalOf(ana)).toBe(2);
});

test('two at once with one key make one booking and the same answer', async () => {
  const { ana, franjaId } = await centroConFranja(app);
  const answers = await Promise.all(Array.from({ length: 8 }, () => book(ana, { franjaId })));
  const [first] = answers;
  expect(first?.status).toBe(201);
  expect(answers.map(outcome)).toEqual(answers.map(() => first && outcome(first)));
  expect(await totalOf(ana)).toBe(1);
  expect((await verDia(app, VIERNES, ana))[0]?.ocupadosTotal).toBe(1);
});

test('two at once with one key and different bodies: one books, the other is refused', async () => {
  const { ana, franjaId } = await centroConFranja(app);
  const answers = await Promise.all([
    book(ana, { franjaId }),
    book(ana, { franjaId, notas: 'otra' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(answers.map(outcome)).toContainEqual(REUSED);
});

test('a key has 1 to 200 characters', async () => {
  const { ana, franjaId } = await centroConFranja(app);
  expect(outcome(await book(ana, { franjaId }, 'x'.repeat(201)))).toEqual(
    invalid('idempotency-key', 'La clave Idempotency-Key no puede tener más de 200 caracteres'),
  );
  expect(outcome(await book(ana, { franjaId }, ''))).toEqual(
    invalid('idempotency-key', 'La clave Idempotency-Key no puede estar vacía'),
  );
  expect((await book(ana, { franjaId }, 'ñ'.repeat(200))).status).toBe(201);
});
