import { anularAbonoVendido, listarAbonosVendidos } from '@remanso/contract/abono/abonos.contract';
import { ESTADOS_DE_ABONO } from '@remanso/contract/abono/abonos.rules';
import { expect, test } from 'vitest';
import { pedirConAbono, vender } from '../../../../test/support/con-abono.ts';
import type { QueryOf } from '../../../../test/support/client.ts';
import { moveTo } from '../../../../test/support/personas.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';
import { world } from '../../../../test/support/world.ts';

const app = useTestApp();

type Query = QueryOf<typeof listarAbonosVendidos>;

/**
 * Sells an abono to each of three clients: Ana's is used, ends on 2026-11-30 and is paid in part;
 * Luis' ends on 2026-10-06; Eva's is annulled.
 */
async function prepare() {
  const mundo = await world(app, { clientes: ['ana', 'luis', 'eva'] });
  const { admin, ana, luis, eva, franja } = mundo;
  const deAna = await vender(app, { admin, a: ana, paga: 40_000 });
  await pedirConAbono(app, admin, {
    franjaId: franja('09:00'),
    abono: deAna,
    con: 2,
    clienteId: ana.id,
  });
  const corto = { nombre: 'Semana', lugares: 2, precio: 30_000, vigenciaDias: 5 };
  const deLuis = await vender(app, { admin, a: luis, abono: corto });
  const deEva = await vender(app, { admin, a: eva });
  await app.make(anularAbonoVendido, {
    as: admin,
    params: { id: deEva.id },
    body: { motivo: 'Se muda', devolucion: 0, medio: 'EFECTIVO' },
  });
  const leer = (query: Query = {}) => app.make(listarAbonosVendidos, { as: admin, query });
  const ids = async (query: Query) => (await leer(query)).abonos.map(({ id }) => id);
  return { ...mundo, deAna, deLuis, deEva, leer, ids };
}

test('the owner reads all that was sold, what is left of it and what it is worth', async () => {
  const { ana, deAna, leer } = await prepare();
  const { abonos, totalElementos, totales } = await leer();
  expect(totalElementos).toBe(3);
  expect(abonos.find(({ id }) => id === deAna.id)).toMatchObject({
    cliente: { id: ana.id },
    disponibles: 7,
    valor: 70_005,
    saldo: 60_005,
    estado: 'ACTIVO',
  });
  expect(totales).toEqual({
    vigentes: 2,
    disponibles: 9,
    valor: 100_005,
    porVencer: 1,
    saldo: 60_005,
  });
});

test('what was sold is found by its estado, its end, its debt and its client', async () => {
  const { admin, deAna, deLuis, deEva, ids, leer } = await prepare();
  expect(await ids({ estado: 'activo' })).toEqual([deLuis.id, deAna.id]);
  expect(await ids({ estado: 'ANULADO' })).toEqual([deEva.id]);
  expect(await ids({ porVencer: 'true' })).toEqual([deLuis.id]);
  expect(await ids({ conSaldo: 'true' })).toEqual([deAna.id]);
  expect(await ids({ texto: 'luis' })).toEqual([deLuis.id]);
  expect(await ids({ texto: 'SEMANA' })).toEqual([deLuis.id]);
  expect(await ids({ size: '1', page: '1', estado: 'ACTIVO' })).toEqual([deAna.id]);
  await moveTo(app, '2026-10-07T08:00:00', admin);
  expect(await ids({ estado: 'VENCIDO' })).toEqual([deLuis.id]);
  let found = 0;
  for (const estado of ESTADOS_DE_ABONO) {
    const { abonos } = await leer({ estado });
    expect(abonos.filter((abono) => abono.estado !== estado)).toEqual([]);
    found += abonos.length;
  }
  expect(found).toBe(3);
  expect((await leer()).totales).toMatchObject({ vigentes: 1, valor: 70_005, porVencer: 0 });
});
