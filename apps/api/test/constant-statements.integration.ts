import { crearSerie } from '@remanso/contract/serie/series.contract';
import { beforeAll, expect, test } from 'vitest';
import type { Admin } from './support/builders.ts';
import { vender } from './support/con-abono.ts';
import { createStatementCounter } from './support/database/count-statements.ts';
import { prever } from './support/series.ts';
import { useTestApp } from './support/test-app.ts';
import { world } from './support/world.ts';

/* The number of SQL statements of a turno fijo does not grow with the number of its dates. */

const app = useTestApp();

let count: ReturnType<typeof createStatementCounter>;
beforeAll(() => {
  count = createStatementCounter(app);
});

type Pedido = { franjaId: number; clienteId: number; veces: number; abonoVendidoId?: number };

/** Makes a weekly series and returns how many statements the call sends. */
async function statementsOf(admin: Admin, pedido: Pedido): Promise<number> {
  const terminos = { ...pedido, cada: 1 as const };
  const { sello } = await prever(app, admin, terminos);
  return count(() => app.make(crearSerie, { as: admin, body: { ...terminos, sello } }));
}

test('a series of five dates sends as many statements as one of two', async () => {
  const { admin, ana, luis, franja } = await world(app, { clientes: ['ana', 'luis'] });
  const franjaId = franja('18:00');
  const two = await statementsOf(admin, { franjaId, clienteId: ana.id, veces: 2 });
  const five = await statementsOf(admin, { franjaId, clienteId: luis.id, veces: 5 });
  expect(five).toBe(two);
});

test('an abono is read once for all dates of a series', async () => {
  const { admin, luis, franja } = await world(app, { clientes: ['luis'] });
  const abonoVendidoId = (await vender(app, { admin, a: luis })).id;
  const de = (veces: number, hora: string) =>
    statementsOf(admin, { franjaId: franja(hora), clienteId: luis.id, veces, abonoVendidoId });
  const two = await de(2, '09:00');
  expect(await de(5, '10:00')).toBe(two);
});
