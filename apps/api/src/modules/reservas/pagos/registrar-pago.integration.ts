import { eliminarAsiento } from '@remanso/contract/reserva/asientos.contract';
import { listarActividad } from '@remanso/contract/seguimiento/auditoria.contract';
import { eliminarCliente } from '@remanso/contract/persona/clientes.contract';
import { anularPago, pagosDeReserva, registrarPago } from '@remanso/contract/caja/pagos.contract';
import { obtenerReserva } from '@remanso/contract/reserva/reservas-leidas.contract';
import {
  cancelarReserva,
  crearReserva,
  eliminarReserva,
} from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import { VIERNES } from '../../../../test/support/builders.ts';
import type { BodyOf } from '../../../../test/support/client.ts';
import { crearPersona, moveTo } from '../../../../test/support/personas.ts';
import { outcome, told } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';
import { world } from '../../../../test/support/world.ts';

const app = useTestApp();

/** Opens a centre in which Ana's booking for two people costs 36,000 pesos, and nothing is paid. */
async function prepare(estado?: 'PENDIENTE') {
  const centre = await world(app, {
    clientes: ['ana'],
    reservas: [{ de: 'ana', hora: '08:00', con: 1, estado }],
  });
  const { admin, reservaId } = centre;
  const params = { id: reservaId };
  const move = (change: Partial<BodyOf<typeof registrarPago>>, clave?: string) =>
    app.call(registrarPago, {
      as: admin,
      params,
      body: { tipo: 'PAGO', monto: 1_000, medio: 'EFECTIVO', ...change },
      ...(clave !== undefined && { headers: { 'idempotency-key': clave } }),
    });
  const pay = (monto: number) => move({ monto });
  const giveBack = (monto: number) => move({ tipo: 'DEVOLUCION', monto });
  const accounts = async () => {
    const { pagado, saldo } = await app.make(obtenerReserva, { as: admin, params });
    return { pagado, saldo };
  };
  return { ...centre, params, move, pay, giveBack, accounts };
}

test('a payment is answered as it was written, with what is left', async () => {
  const { admin, reservaId, params, move, accounts } = await prepare();
  const { status, body } = await move({ monto: 30_000, medio: 'TARJETA', nota: ' En dos veces ' });
  expect([status, body]).toEqual([
    201,
    {
      pago: {
        id: 1,
        reservaId,
        tipo: 'PAGO',
        monto: 30_000,
        medio: 'TARJETA',
        nota: 'En dos veces',
        registradoEn: app.clock.now(),
        fecha: app.clock.today(),
        registradoPor: { id: admin.id, nombre: expect.any(String), apellido: expect.any(String) },
        anulado: false,
        anuladoEn: null,
        anuladoPor: null,
        motivo: null,
      },
      pagado: 30_000,
      saldo: 6_000,
    },
  ]);
  expect(await accounts()).toEqual({ pagado: 30_000, saldo: 6_000 });
  expect(await app.make(pagosDeReserva, { as: admin, params })).toEqual([body.pago]);
});

test('no more is taken than is owed, nor given back than was paid', async () => {
  const { pay, giveBack, accounts } = await prepare();
  expect(outcome(await giveBack(1))).toBe('409 DEVOLUCION_EXCEDIDA');
  const more = await pay(36_001);
  expect([outcome(more), told(more)]).toEqual([
    '409 PAGO_EXCEDIDO',
    expect.stringContaining('36.000'),
  ]);
  expect((await pay(36_000)).status).toBe(201);
  expect(outcome(await pay(1))).toBe('409 PAGO_EXCEDIDO');
  expect(told(await giveBack(36_001))).toContain('36.000');
  expect((await giveBack(6_000)).body).toMatchObject({ pagado: 30_000, saldo: 6_000 });
  expect(await accounts()).toEqual({ pagado: 30_000, saldo: 6_000 });
});

test('of two desks the second is told who took the money, and how', async () => {
  const { pay, move } = await prepare();
  expect(told(await pay(36_001))).not.toContain('cobró');
  await move({ monto: 36_000, medio: 'TRANSFERENCIA' });
  expect(told(await pay(36_000)).replaceAll('\u00a0', ' ')).toBe(
    'No se debe nada de esta reserva ($ 0). Berta Ríos cobró $ 36.000 con transferencia el jueves 1 de octubre a las 07:00',
  );
});

test('a companion who leaves leaves something to be given back', async () => {
  const { admin, reservas, pay, giveBack, accounts } = await prepare();
  await pay(36_000);
  const id = reservas[0].participantes[1]?.asientoId as number;
  await app.make(eliminarAsiento, { as: admin, params: { id } });
  expect(await accounts()).toEqual({ pagado: 36_000, saldo: -16_000 });
  expect(outcome(await pay(1))).toBe('409 PAGO_EXCEDIDO');
  expect((await giveBack(16_000)).body).toMatchObject({ pagado: 20_000, saldo: 0 });
});

test('of a cancelled booking all is to be given back, and nothing is owed', async () => {
  const { admin, params, pay, giveBack, accounts } = await prepare();
  await pay(10_000);
  await app.make(cancelarReserva, { as: admin, params });
  expect(await accounts()).toEqual({ pagado: 10_000, saldo: -10_000 });
  expect(outcome(await pay(1))).toBe('409 PAGO_EXCEDIDO');
  expect((await giveBack(10_000)).body).toMatchObject({ pagado: 0, saldo: 0 });
});

test('a booking that was never confirmed owes nothing once it has begun', async () => {
  const { admin, pay, accounts } = await prepare('PENDIENTE');
  await pay(10_000);
  expect(await accounts()).toEqual({ pagado: 10_000, saldo: 26_000 });
  await moveTo(app, `${VIERNES}T08:00:00`, admin);
  expect(await accounts()).toEqual({ pagado: 10_000, saldo: -10_000 });
  expect(outcome(await pay(1))).toBe('409 PAGO_EXCEDIDO');
});

test('a repeated request moves the money once', async () => {
  const { admin, franja, move, accounts } = await prepare();
  const first = await move({ monto: 5_000 }, 'una');
  expect(outcome(await move({ monto: 5_000 }, 'una'))).toEqual(outcome(first));
  expect(await accounts()).toMatchObject({ pagado: 5_000 });
  expect(outcome(await move({ monto: 6_000 }, 'una'))).toBe('409 CLAVE_REUTILIZADA');
  // The key of a payment is refused for another call: here, to make a booking.
  const headers = { 'idempotency-key': 'una' };
  const body = { franjaId: franja('10:00') };
  const other = await app.call(crearReserva, { as: admin, body, headers });
  expect(outcome(other)).toBe('409 CLAVE_REUTILIZADA');
});

test('a booking with payments is erased once they are annulled, and they with it', async () => {
  const { admin, params, pay, giveBack } = await prepare();
  const payments = [(await pay(9_000)).body.pago, (await giveBack(9_000)).body.pago];
  const erase = () => app.call(eliminarReserva, { as: admin, params });
  expect(outcome(await erase())).toBe('409 RESERVA_CON_PAGOS');
  for (const { id } of payments.toReversed()) {
    await app.make(anularPago, { as: admin, params: { id }, body: { motivo: 'Error' } });
  }
  expect((await erase()).status).toBe(200);
  expect(await app.database.db.selectFrom('pagos').select('id').execute()).toEqual([]);
});

test('the payments of an erased person stay, without what was written beside them', async () => {
  const { admin, ana, params, move } = await prepare();
  await move({ nota: 'De su hermana Sol' }, 'una');
  const { pago } = (await move({ monto: 500 })).body;
  const body = { motivo: 'Lo pagó Sol' };
  await app.make(anularPago, { as: admin, params: { id: pago.id }, body });
  await app.make(eliminarCliente, {
    as: admin,
    params: { id: ana.id },
    query: { cancelarReservas: true },
  });
  const left = await app.make(pagosDeReserva, { as: admin, params });
  expect(left.map(({ monto, nota, motivo }) => [monto, nota, motivo])).toEqual([
    [1_000, '', null],
    [500, '', ''],
  ]);
  const { hechos } = await app.make(listarActividad, { as: admin, query: { size: 100 } });
  expect(JSON.stringify(hechos)).not.toContain('Sol');
  const claves = await app.database.db.selectFrom('idempotencia').select('clave').execute();
  expect(claves).toEqual([]);
});

test('the payments of an erased administrator stay, without the name', async () => {
  const { admin, params, pay } = await prepare();
  await pay(1_000);
  const other = await crearPersona(app, { rol: 'ADMIN' });
  const { db } = app.database;
  await db.updateTable('pagos').set({ registrado_por: other.id }).execute();
  await db.deleteFrom('usuarios').where('id', '=', other.id).execute();
  const [pago] = await app.make(pagosDeReserva, { as: admin, params });
  expect(pago).toMatchObject({ monto: 1_000, registradoPor: null });
});

test('the trail says of whom, of which turn and how much', async () => {
  const { admin, ana, reservaId, pay } = await prepare();
  await pay(1_000);
  const { hechos } = await app.make(listarActividad, {
    as: admin,
    query: { entidad: 'pagos' },
  });
  expect(hechos).toMatchObject([
    {
      accion: 'registrarPago',
      persona: { id: ana.id },
      franja: { inicio: `${VIERNES}T08:00:00` },
      antes: null,
      despues: { reservaId, tipo: 'PAGO', monto: 1_000, medio: 'EFECTIVO' },
    },
  ]);
});
