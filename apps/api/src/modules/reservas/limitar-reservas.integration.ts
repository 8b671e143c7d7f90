import { expect, test } from 'vitest';
import { USES } from '../../platform/security/use-limits.ts';
import {
  centroConFranja,
  crearPersona,
  reservar,
  verDia,
  VIERNES,
  type Persona,
} from '../../../test/support/builders.ts';
import type { Answer, Target } from '../../../test/support/test-app.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

/*
 * The limits on how often an account books and cancels in an hour. The desk, and a server with RATE_LIMIT=off, have no
 * such limit.
 */

const app = useTestApp();

const call = (target: Target, { token }: Persona, body?: object, headers = {}) =>
  app.call(target, { token, body, headers });

/** Uses up what an account may do in this hour, except for `salvo` times. */
async function gastar(que: 'booking' | 'cancellation', { id }: Persona, salvo = 0): Promise<void> {
  const session = { usuarioId: id, isAdmin: false, nombre: 'Ana', apellido: 'Paz' };
  const veces = (que === 'booking' ? USES.bookings : USES.cancellations) - salvo;
  for (let n = 0; n < veces; n += 1) {
    await app.dependencies.useLimits[que]({ ...session, genero: 'FEMENINO' });
  }
}

function expectRefused({ status, body, headers }: Answer, what: string): void {
  expect([status, body.codigo]).toEqual([429, 'DEMASIADOS_INTENTOS']);
  expect(body.message).toMatch(
    new RegExp(`^Demasiadas ${what} en poco tiempo\\. Intenta nuevamente en (59|60) minutos\\.$`),
  );
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(59 * 60);
}

test('an account books so often an hour, then waits, and others do not', async () => {
  const { ana, franjaId } = await centroConFranja(app);
  await gastar('booking', ana, 1);
  const luis = await crearPersona(app);
  expect((await call('POST /reservas', ana, { franjaId: 'una' })).status).toBe(400);
  expect((await call('POST /reservas', ana, { franjaId })).status).toBe(201);
  expectRefused(await call('POST /reservas', ana, { franjaId: franjaId + 1 }), 'reservas');
  expect((await call('POST /reservas', ana, { franjaId: 'una' })).status).toBe(400);
  expect((await call('POST /reservas', luis, { franjaId: franjaId + 1 })).status).toBe(201);
});

test('a booking that was answered is answered again, however many were made since', async () => {
  const { ana, franjaId } = await centroConFranja(app);
  const clave = { 'idempotency-key': 'una' };
  const first = await call('POST /reservas', ana, { franjaId }, clave);
  await gastar('booking', ana, 1);
  const again = await call('POST /reservas', ana, { franjaId }, clave);
  expect([again.status, again.body]).toEqual([201, first.body]);
  const other = await call('POST /reservas', ana, { franjaId: franjaId + 1 }, clave);
  expect(other.body.codigo).toBe('CLAVE_REUTILIZADA');
  const otherKey = { 'idempotency-key': 'otra' };
  expectRefused(await call('POST /reservas', ana, { franjaId }, otherKey), 'reservas');
});

test('moving a booking is booking; changing its notes is not', async () => {
  const { ana, franjaId } = await centroConFranja(app);
  const { id } = await reservar(app, ana, franjaId);
  await gastar('booking', ana, 1);
  const moved = await call(`PUT /reservas/${id}`, ana, { franjaId: franjaId + 1 });
  expectRefused(moved, 'reservas');
  expect((await call(`PUT /reservas/${id}`, ana, { notas: 'Con música' })).status).toBe(200);
});

test('an account cancels so often an hour, companions included', async () => {
  const { ana, franjaId } = await centroConFranja(app);
  const { id, participantes } = await reservar(app, ana, franjaId, 2);
  const [, sol, luz] = participantes.map(({ asientoId }) => asientoId);
  await gastar('cancellation', ana, 1);
  expect((await call(`DELETE /asientos/${sol}`, ana)).status).toBe(200);
  expectRefused(await call(`DELETE /asientos/${luz}`, ana), 'cancelaciones');
  expectRefused(await call(`POST /reservas/${id}/cancelar`, ana), 'cancelaciones');
});

test('the desk never waits', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  for (const que of ['booking', 'cancellation'] as const) {
    await gastar(que, admin);
    await gastar(que, ana);
  }
  const [, otra] = await verDia(app, VIERNES, ana);
  const booked = await call('POST /reservas', admin, { franjaId, clienteId: ana.id });
  const target = `PUT /reservas/${booked.body.id}` as const;
  const moved = await call(target, admin, { franjaId: otra?.id });
  const cancelled = await call(`POST /reservas/${booked.body.id}/cancelar`, admin);
  expect([booked.status, moved.status, cancelled.status]).toEqual([201, 200, 200]);
});

test('of those that come together no more pass than one after the other', async () => {
  const { ana } = await centroConFranja(app);
  await gastar('booking', ana, 3);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => call('POST /reservas', ana, { franjaId: 999_999 })),
  );
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([404, 404, 404, 429, 429, 429, 429, 429, 429, 429]);
});
