import { anularAbonoVendido } from '@remanso/contract/abono/abonos.contract';
import { listarDeudores } from '@remanso/contract/caja/caja.contract';
import { eliminarCliente } from '@remanso/contract/persona/clientes.contract';
import { registrarPago } from '@remanso/contract/caja/pagos.contract';
import { obtenerReserva } from '@remanso/contract/reserva/reservas-leidas.contract';
import { cancelarReserva } from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import { VIERNES } from '../../../test/support/builders.ts';
import { vender } from '../../../test/support/con-abono.ts';
import { moveTo } from '../../../test/support/personas.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { world } from '../../../test/support/world.ts';

const app = useTestApp();

async function prepare() {
  const centro = await world(app, {
    clientes: ['ana', 'luis', 'sol'],
    reservas: [
      { de: 'ana', hora: '08:00' },
      { de: 'luis', hora: '09:00', con: 1 },
      { de: 'ana', hora: '10:00' },
      { de: 'sol', hora: '08:00' },
      { de: 'sol', hora: '09:00', estado: 'PENDIENTE' },
      { de: 'ana', hora: '17:00' },
    ],
  });
  const { admin, reservas } = centro;
  const pagar = (n: number, monto: number) =>
    app.make(registrarPago, {
      as: admin,
      params: { id: reservas[n]?.id as number },
      body: { tipo: 'PAGO', monto, medio: 'EFECTIVO' },
    });
  const deudores = (query = {}) => app.make(listarDeudores, { as: admin, query });
  return { ...centro, pagar, deudores };
}

test('who owes for what has begun, the largest sum first, with each booking', async () => {
  const { admin, ana, luis, reservas, pagar, deudores } = await prepare();
  expect(await deudores()).toMatchObject({ clientes: [], vencido: 0, totalElementos: 0 });
  await moveTo(app, `${VIERNES}T12:00:00`, admin);
  await pagar(0, 5_000);
  await pagar(1, 6_000);
  await pagar(3, 20_000);
  const { clientes, ...resto } = await deudores();
  expect(resto).toEqual({
    vencido: 65_000,
    deAbonos: 0,
    paginaActual: 0,
    totalPaginas: 1,
    totalElementos: 2,
    tieneSiguiente: false,
    tieneAnterior: false,
  });
  const leer = (n: number) =>
    app.make(obtenerReserva, { as: admin, params: { id: reservas[n]?.id as number } });
  expect(clientes).toEqual([
    {
      cliente: expect.objectContaining({ id: ana.id, nombre: 'Ana', telefono: '381 555 0142' }),
      debe: 35_000,
      desde: VIERNES,
      abonos: [],
      reservas: [await leer(0), await leer(2)],
    },
    {
      cliente: expect.objectContaining({ id: luis.id }),
      debe: 30_000,
      desde: VIERNES,
      abonos: [],
      reservas: [await leer(1)],
    },
  ]);
  const segunda = await deudores({ page: 1, size: 1 });
  expect(segunda.clientes.map(({ cliente }) => cliente.id)).toEqual([luis.id]);
  expect(segunda).toMatchObject({ vencido: 65_000, totalElementos: 2, tieneAnterior: true });
});

test('what was cancelled or paid is owed no more, and an erased person owes nothing', async () => {
  const { admin, ana, luis, reservas, pagar, deudores } = await prepare();
  await moveTo(app, `${VIERNES}T12:00:00`, admin);
  await app.make(cancelarReserva, { as: admin, params: { id: reservas[2].id } });
  await pagar(0, 20_000);
  const quienes = async () => (await deudores()).clientes.map(({ cliente }) => cliente.id);
  expect(await quienes()).toEqual([luis.id, expect.any(Number)]);
  expect(await quienes()).not.toContain(ana.id);
  await app.make(eliminarCliente, { as: admin, params: { id: luis.id } });
  expect(await quienes()).toHaveLength(1);
});

test('what is owed for an abono is owed from its sale on, until it is paid or annulled', async () => {
  const { admin, ana, luis, pagar, deudores } = await prepare();
  const deAna = await vender(app, { admin, a: ana, paga: 90_000 });
  const { id, nombre, desde } = await vender(app, { admin, a: luis, paga: 0 });
  const cliente = { id: luis.id, nombre: 'Luis', apellido: 'Lazarte' };
  const deLuis = { id, nombre, desde, saldo: 100_005, cliente };
  const antes = await deudores();
  expect(antes).toMatchObject({ vencido: 110_010, deAbonos: 110_010, totalElementos: 2 });
  expect(antes.clientes).toMatchObject([
    { cliente, debe: 100_005, desde, abonos: [deLuis], reservas: [] },
    { cliente: { id: ana.id }, debe: 10_005, abonos: [{ id: deAna.id, saldo: 10_005 }] },
  ]);

  // The turnos that have begun are owed beside it, and its sale is the earlier day.
  await moveTo(app, `${VIERNES}T12:00:00`, admin);
  await pagar(0, 20_000);
  const [primero, segunda] = (await deudores()).clientes;
  expect(primero).toMatchObject({ cliente, debe: 136_005, desde, abonos: [{ id }] });
  expect(primero?.reservas.map(({ saldo }) => saldo)).toEqual([36_000]);
  expect(segunda).toMatchObject({ cliente: { id: ana.id }, debe: 30_005 });

  const fin = { motivo: 'Se muda', devolucion: 0, medio: 'EFECTIVO' as const };
  await app.make(anularAbonoVendido, { as: admin, params: { id }, body: fin });
  expect((await deudores()).clientes.find((uno) => uno.cliente.id === luis.id)).toMatchObject({
    debe: 36_000,
    desde: VIERNES,
    abonos: [],
  });
});
