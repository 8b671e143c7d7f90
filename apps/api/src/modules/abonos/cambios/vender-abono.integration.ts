import {
  abonosDeCliente,
  cambiarAbono,
  crearAbono,
  listarAbonos,
  misAbonos,
  obtenerAbonoVendido,
  pagarAbono,
  venderAbono,
} from '@remanso/contract/abono/abonos.contract';
import { obtenerCaja } from '@remanso/contract/caja/caja.contract';
import { anularPago } from '@remanso/contract/caja/pagos.contract';
import { obtenerConfig } from '@remanso/contract/centro/config.contract';
import { expect, test } from 'vitest';
import { DIEZ, vender } from '../../../../test/support/con-abono.ts';
import { outcome, told } from '../../../../test/support/refusals.ts';
import { sentMails } from '../../../../test/support/sent-mails.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';
import { world } from '../../../../test/support/world.ts';

const app = useTestApp();

test('an abono is sold with what is paid, stands in the client’s list and in the caja', async () => {
  const { admin, ana, luis } = await world(app, { clientes: ['ana', 'luis'] });
  const vendido = await vender(app, { admin, a: ana, paga: 60_000 });
  expect(vendido).toMatchObject({
    nombre: 'Pack de 10',
    lugares: 10,
    disponibles: 10,
    precio: 100_005,
    pagado: 60_000,
    saldo: 40_005,
    desde: '2026-10-01',
    vence: '2026-11-30',
    estado: 'ACTIVO',
    cliente: { id: ana.id },
    compartidoCon: [],
  });
  expect(await app.make(misAbonos, { as: ana })).toEqual({ abonos: [vendido] });
  expect(await app.make(misAbonos, { as: luis })).toEqual({ abonos: [] });
  expect(await app.make(abonosDeCliente, { as: admin, params: { id: ana.id } })).toEqual({
    abonos: [vendido],
  });
  expect(await app.make(obtenerAbonoVendido, { as: ana, params: { id: vendido.id } })).toEqual({
    ...vendido,
    movimientos: [
      { fecha: '2026-10-01', lugares: 10, causa: 'VENTA', reservaId: null, inicio: null },
    ],
  });
  const another = await app.call(obtenerAbonoVendido, { as: luis, params: { id: vendido.id } });
  expect(outcome(another)).toBe('404 ABONO_INEXISTENTE');
  const caja = await app.make(obtenerCaja, { as: admin, query: { fecha: '2026-10-01' } });
  expect(caja).toMatchObject({
    cobrado: 60_000,
    deTurnosDelDia: 0,
    deOtrosDias: 0,
    ventasDeAbonos: 60_000,
    abonosPorUsar: 100_005,
    efectivoEsperado: 60_000,
    pagos: [
      {
        reservaId: null,
        reserva: null,
        abonoVendidoId: vendido.id,
        abono: { id: vendido.id, nombre: 'Pack de 10', cliente: { id: ana.id } },
      },
    ],
  });
});

test('its client is told', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  await vender(app, { admin, a: ana, paga: 60_000 });
  const carta = (await sentMails(app)).find(({ to }) => to === ana.email);
  expect(carta).toMatchObject({ headers: { 'X-Aviso': 'abono' } });
  expect(carta?.subject).toBe('Pack de 10: 10 lugares en Remanso');
  expect(carta?.text).toContain('lunes 30 de noviembre');
  expect(carta?.text).toMatch(/Falta pagar: \$\s40\.005/);
});

test('the same key sells once', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  const { id: abonoId } = await app.make(crearAbono, { as: admin, body: DIEZ });
  const pedido = {
    as: admin,
    params: { id: ana.id },
    headers: { 'idempotency-key': 'venta-0001' },
    body: { abonoId, pago: { monto: 100_005, medio: 'TARJETA' as const } },
  };
  const vendido = await app.make(venderAbono, pedido);
  expect(await app.make(venderAbono, pedido)).toEqual(vendido);
  expect((await app.make(misAbonos, { as: ana })).abonos).toHaveLength(1);
});

test('what is owed is paid until nothing is, and a payment can be annulled', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  const { id } = await vender(app, { admin, a: ana, paga: 0 });
  const pagar = (monto: number) =>
    app.call(pagarAbono, { as: admin, params: { id }, body: { monto, medio: 'EFECTIVO' } });
  expect((await pagar(100_000)).body).toMatchObject({
    pago: { abonoVendidoId: id, reservaId: null, monto: 100_000 },
    pagado: 100_000,
    saldo: 5,
  });
  const tooMuch = await pagar(6);
  expect(outcome(tooMuch)).toBe('409 PAGO_EXCEDIDO');
  expect(told(tooMuch)).toMatch(/De este abono se deben \$\s5/);
  const { pago } = (await pagar(5)).body;
  expect(outcome(await pagar(1))).toBe('409 PAGO_EXCEDIDO');
  const body = { motivo: 'Se anotó dos veces' };
  const anulado = await app.make(anularPago, { as: admin, params: { id: pago.id }, body });
  expect(anulado).toMatchObject({ pago: { anulado: true }, pagado: 100_000, saldo: 5 });
  const otraVez = await app.call(anularPago, { as: admin, params: { id: pago.id }, body });
  expect(outcome(otraVez)).toBe('409 PAGO_YA_ANULADO');
  expect((await pagar(5)).status).toBe(201);
});

test('what is not sold any more cannot be sold, and what was sold stays', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  const vendido = await vender(app, { admin, a: ana });
  const { abonos } = await app.make(listarAbonos, { as: ana });
  const [{ id: abonoId } = { id: 0 }] = abonos;
  const retirado = { as: admin, params: { id: abonoId }, body: { activo: false } };
  expect(await app.make(cambiarAbono, retirado)).toEqual({
    ...DIEZ,
    id: abonoId,
    dias: null,
    activo: false,
  });
  const venta = { as: admin, params: { id: ana.id }, body: { abonoId } };
  expect(outcome(await app.call(venderAbono, venta))).toBe('409 ABONO_RETIRADO');
  const missing = { ...venta, body: { abonoId: 9_999 } };
  expect(outcome(await app.call(venderAbono, missing))).toBe('404 ABONO_INEXISTENTE');
  expect((await app.make(misAbonos, { as: ana })).abonos).toEqual([vendido]);
});

test('more than the price is not taken, and nothing is sold then', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  const { id: abonoId } = await app.make(crearAbono, { as: admin, body: DIEZ });
  const pago = { monto: 100_006, medio: 'EFECTIVO' as const };
  const venta = { as: admin, params: { id: ana.id }, body: { abonoId, pago } };
  expect(outcome(await app.call(venderAbono, venta))).toBe('409 PAGO_EXCEDIDO');
  expect((await app.make(misAbonos, { as: ana })).abonos).toEqual([]);
});

test('a client in another’s list only once, the one that ends first at the top', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  const largo = await vender(app, { admin, a: ana });
  const corto = await vender(app, { admin, a: ana, abono: { vigenciaDias: 10 } });
  const { abonos } = await app.make(misAbonos, { as: ana });
  expect(abonos.map(({ id }) => id)).toEqual([corto.id, largo.id]);
});

test('the configuration tells of abonos only while one is sold, or one that was sold can be used', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  const hay = async () => (await app.make(obtenerConfig, { as: ana })).abonos;
  expect(await hay()).toBeUndefined();
  const { id } = await app.make(crearAbono, { as: admin, body: DIEZ });
  expect(await hay()).toBe(true);
  await app.make(cambiarAbono, { as: admin, params: { id }, body: { activo: false } });
  expect(await hay()).toBeUndefined();
  await app.make(cambiarAbono, { as: admin, params: { id }, body: { activo: true } });
  await app.make(venderAbono, { as: admin, params: { id: ana.id }, body: { abonoId: id } });
  await app.make(cambiarAbono, { as: admin, params: { id }, body: { activo: false } });
  expect(await hay()).toBe(true);
});
