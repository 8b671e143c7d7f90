import { aceptarEspera } from '@remanso/contract/espera/esperas.contract';
import { eliminarAsiento } from '@remanso/contract/reserva/asientos.contract';
import {
  actualizarReserva,
  cancelarReserva,
  crearReserva,
} from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import { createSession } from '../../../platform/http/session.ts';
import { LIMITS } from '../../../platform/security/limits.ts';
import { reservar, type Persona } from '../../../../test/support/builders.ts';
import { abrirFila } from '../../../../test/support/fila-de-turno.ts';
import { world } from '../../../../test/support/world.ts';
import type { Answer } from '../../../../test/support/client.ts';
import { outcome, told } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

/*
 * Tests of the limits on how often an account can book and cancel in an hour. The limits do not
 * apply to the desk, and no limit applies with RATE_LIMIT=off.
 */

const app = useTestApp();

const pedir = (as: Persona, franjaId: number, headers = {}) =>
  app.call(crearReserva, { as, body: { franjaId }, headers });
const pedirMal = (as: Persona) => app.send('POST', '/reservas', { as, body: { franjaId: 'una' } });

/**
 * Uses up all bookings or cancellations that an account can make in this hour, except for the last
 * `salvo`.
 */
async function gastar(que: 'booking' | 'cancellation', { id }: Persona, salvo = 0): Promise<void> {
  const persona = { nombre: 'Ana', apellido: 'Paz', genero: 'FEMENINO' } as const;
  const session = createSession({ id, rol: 'CLIENT', ...persona });
  const veces = LIMITS[que].allowed - salvo;
  for (let n = 0; n < veces; n += 1) {
    await app.dependencies.limits[que].take(session);
  }
}

function expectRefused(answer: Answer, what: string): void {
  expect(outcome(answer)).toBe('429 DEMASIADOS_INTENTOS');
  expect(told(answer)).toMatch(
    new RegExp(`^Demasiadas ${what} en poco tiempo\\. Intenta de nuevo en (59|60) minutos\\.$`),
  );
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(59 * 60);
}

test('an account books so often an hour, then waits, and others do not', async () => {
  const { ana, franjaId, luis } = await world(app, { clientes: ['ana', 'luis'] });
  await gastar('booking', ana, 1);
  expect((await pedirMal(ana)).status).toBe(400);
  expect((await pedir(ana, franjaId)).status).toBe(201);
  expectRefused(await pedir(ana, franjaId + 1), 'reservas');
  expect((await pedirMal(ana)).status).toBe(400);
  expect((await pedir(luis, franjaId + 1)).status).toBe(201);
});

test('a booking that was answered is answered again, however many were made since', async () => {
  const { ana, franjaId } = await world(app, { clientes: ['ana'] });
  const clave = { 'idempotency-key': 'una' };
  const first = await pedir(ana, franjaId, clave);
  await gastar('booking', ana, 1);
  const again = await pedir(ana, franjaId, clave);
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect(outcome(await pedir(ana, franjaId + 1, clave))).toBe('409 CLAVE_REUTILIZADA');
  const otherKey = { 'idempotency-key': 'otra' };
  expectRefused(await pedir(ana, franjaId, otherKey), 'reservas');
});

test('moving a booking is booking; changing its notes is not', async () => {
  const { ana, franja, reservas } = await world(app, {
    clientes: ['ana'],
    reservas: [{ de: 'ana', hora: '08:00' }],
  });
  const params = { id: reservas[0].id };
  await gastar('booking', ana, 1);
  const [move, note] = [{ franjaId: franja('09:00') }, { notas: 'Con música' }];
  expectRefused(await app.call(actualizarReserva, { as: ana, params, body: move }), 'reservas');
  expect((await app.call(actualizarReserva, { as: ana, params, body: note })).status).toBe(200);
});

test('an account cancels so often an hour, companions included', async () => {
  const { ana, reservas } = await world(app, {
    clientes: ['ana'],
    reservas: [{ de: 'ana', hora: '08:00', con: 2 }],
  });
  const [{ id, participantes }] = reservas;
  const [, sol = 0, luz = 0] = participantes.map(({ asientoId }) => asientoId);
  const quitar = (asientoId: number) =>
    app.call(eliminarAsiento, { as: ana, params: { id: asientoId } });
  await gastar('cancellation', ana, 1);
  expect((await quitar(sol)).status).toBe(200);
  expectRefused(await quitar(luz), 'cancelaciones');
  expectRefused(await app.call(cancelarReserva, { as: ana, params: { id } }), 'cancelaciones');
});

test('accepting an offer is booking, and giving a turn back for it is cancelling', async () => {
  const { luis, franja, esperar, liberar } = await abrirFila(app);
  const { id: devolver } = await reservar(app, luis, franja('09:00'));
  const id = await esperar(luis);
  await liberar();
  const aceptar = (body: object) => app.call(aceptarEspera, { as: luis, params: { id }, body });
  await gastar('cancellation', luis);
  expectRefused(await aceptar({ devolver }), 'cancelaciones');
  expect((await aceptar({})).status).toBe(201);
});

test('the desk never waits', async () => {
  const { admin, ana, franja } = await world(app, { clientes: ['ana'] });
  for (const que of ['booking', 'cancellation'] as const) {
    await gastar(que, admin);
    await gastar(que, ana);
  }
  const body = { franjaId: franja('08:00'), clienteId: ana.id };
  const { id } = await app.make(crearReserva, { as: admin, body });
  const move = { franjaId: franja('09:00') };
  await app.make(actualizarReserva, { as: admin, params: { id }, body: move });
  const cancelled = await app.call(cancelarReserva, { as: admin, params: { id } });
  expect(cancelled.status).toBe(200);
});

test('of those that come together no more pass than one after the other', async () => {
  const { ana } = await world(app, { clientes: ['ana'] });
  await gastar('booking', ana, 3);
  const answers = await Promise.all(Array.from({ length: 10 }, () => pedir(ana, 999_999)));
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([404, 404, 404, 429, 429, 429, 429, 429, 429, 429]);
});
