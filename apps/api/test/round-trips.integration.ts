import { registrarPago } from '@remanso/contract/caja/pagos.contract';
import { cancelarReserva, crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { crearSerie } from '@remanso/contract/serie/series.contract';
import { beforeAll, expect, test } from 'vitest';
import { acompaniantes } from './support/builders.ts';
import { pedirConAbono, vender } from './support/con-abono.ts';
import {
  createMessageCounter,
  createStatementListener,
} from './support/database/count-statements.ts';
import { prever } from './support/series.ts';
import { useTestApp } from './support/test-app.ts';
import { world } from './support/world.ts';

/*
 * Counts the SQL statements of the calls that people wait for, including the statements for the
 * session, the limits, begin and commit, and the messages in which they travel. Each message is a
 * round trip, which is slow where the database is on another machine.
 */

const app = useTestApp({ rateLimit: true });

let listen: ReturnType<typeof createStatementListener>;
let messagesOf: ReturnType<typeof createMessageCounter>;
beforeAll(() => {
  listen = createStatementListener(app);
  messagesOf = createMessageCounter(app);
});

/** Returns the first 60 characters of each SQL statement that a call sends. */
async function statementsOf(work: () => Promise<{ status: number }>, status: number) {
  let got = 0;
  const sent = await listen(async () => {
    got = (await work()).status;
  });
  expect(got).toBe(status);
  return sent.map(({ text }) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 60));
}

const conClave = { 'idempotency-key': 'una-clave' };

test('a booking, a payment and a cancelling ask the database as often as they must', async () => {
  const { admin, ana, luis, franjaId } = await world(app, { clientes: ['ana', 'luis'] });
  const body = { franjaId, acompaniantes: acompaniantes(1) };
  const book = { as: ana, body, headers: conClave };
  expect(await statementsOf(() => app.call(crearReserva, book), 201)).toHaveLength(10);

  const { id } = await app.make(crearReserva, { as: luis, body: { franjaId: franjaId + 1 } });
  const pay = {
    as: admin,
    params: { id },
    body: { tipo: 'PAGO', monto: 1_000, medio: 'EFECTIVO' } as const,
    headers: conClave,
  };
  expect(await statementsOf(() => app.call(registrarPago, pay), 201)).toHaveLength(9);

  const cancel = { as: luis, params: { id } };
  expect(await statementsOf(() => app.call(cancelarReserva, cancel), 200)).toHaveLength(11);

  // The server also reads the client's account and writes to the trail when the desk books.
  const deskBooks = {
    as: admin,
    body: { ...body, franjaId: franjaId + 2, clienteId: luis.id },
    headers: { 'idempotency-key': 'otra-clave' },
  };
  expect(await statementsOf(() => app.call(crearReserva, deskBooks), 201)).toHaveLength(11);
});

test('what does not wait for an answer travels with what comes next', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  const reservar = { as: ana, body: { franjaId }, headers: conClave };
  let id = 0;
  // The session, its limit, the key with the places and the conditions, and the booking with its aviso,
  // the answer of the key and the commit.
  expect(await messagesOf(async () => ({ id } = await app.make(crearReserva, reservar)))).toBe(4);
  const body = { tipo: 'PAGO', monto: 1_000, medio: 'EFECTIVO' } as const;
  const pagar = { as: admin, params: { id }, body, headers: conClave };
  expect(await messagesOf(() => app.make(registrarPago, pagar))).toBe(6);
  expect(await messagesOf(() => app.make(cancelarReserva, { as: ana, params: { id } }))).toBe(8);
});

test('twelve dates ask two and a half times as often as one, also where their days are to be made', async () => {
  const { admin, ana, luis, franja } = await world(app, { clientes: ['ana', 'luis'] });
  const pedir = async (clienteId: number, veces: number) => {
    const terminos = { franjaId: franja('18:00'), clienteId, cada: 1, veces };
    const { sello } = await prever(app, admin, terminos);
    const pedido = {
      as: admin,
      body: { ...terminos, sello },
      headers: { 'idempotency-key': `${clienteId}` },
    };
    return (await statementsOf(() => app.call(crearSerie, pedido), 201)).length;
  };
  expect([await pedir(ana.id, 12), await pedir(luis.id, 12)]).toEqual([28, 26]);
});

test('an abono is read once for a booking, and once for all dates of a series', async () => {
  const { admin, ana, luis, franja } = await world(app, { clientes: ['ana', 'luis'] });
  const deAna = await vender(app, { admin, a: ana });
  const reservar = { franjaId: franja('18:00'), abono: deAna };
  expect(await statementsOf(() => pedirConAbono(app, ana, reservar), 201)).toHaveLength(14);
  const abonoVendidoId = (await vender(app, { admin, a: luis })).id;
  const de = async (veces: number, hora: string) => {
    const terminos = {
      franjaId: franja(hora),
      clienteId: luis.id,
      cada: 1 as const,
      veces,
      abonoVendidoId,
    };
    const { sello } = await prever(app, admin, terminos);
    const pedido = {
      as: admin,
      body: { ...terminos, sello },
      headers: { 'idempotency-key': hora },
    };
    return (await statementsOf(() => app.call(crearSerie, pedido), 201)).length;
  };
  const dos = await de(2, '09:00');
  expect(await de(5, '10:00')).toBe(dos);
});
