import { obtenerAbonoVendido } from '@remanso/contract/abono/abonos.contract';
import { crearSerie, cancelarSerie } from '@remanso/contract/serie/series.contract';
import { previsualizarSerie } from '@remanso/contract/serie/series.contract';
import { expect, test } from 'vitest';
import { brokenInvariants } from '../../../database/invariants.ts';
import { vender } from '../../../../test/support/con-abono.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';
import { world } from '../../../../test/support/world.ts';

const app = useTestApp();

async function prepare(lugares: number) {
  const { admin, ana, franja } = await world(app, { clientes: ['ana'] });
  const abono = await vender(app, { admin, a: ana, abono: { lugares, precio: 30_002 } });
  const pedido = {
    clienteId: ana.id,
    franjaId: franja('09:00'),
    cada: 1 as const,
    veces: 3,
    acompaniantes: [],
    abonoVendidoId: abono.id,
  };
  const prevista = await app.make(previsualizarSerie, { as: admin, body: pedido });
  const body = { ...pedido, sello: prevista.sello, decisiones: {} };
  const disponibles = async () =>
    (await app.make(obtenerAbonoVendido, { as: admin, params: { id: abono.id } })).disponibles;
  return { admin, prevista, body, disponibles };
}

test('a series takes the places of all its dates at once, and gives back those that are cancelled', async () => {
  const { admin, prevista, body, disponibles } = await prepare(3);
  expect(prevista.fechas.map(({ precio }) => precio)).toEqual([10_000, 10_000, 10_002]);
  expect(prevista.total).toBe(30_002);
  const serie = await app.make(crearSerie, { as: admin, body });
  const pagadas = serie.reservas.map(({ estado, pagado, abono }) => [estado, pagado, abono?.id]);
  const { abonoVendidoId: id } = body;
  expect(pagadas).toEqual([
    ['CONFIRMADA', 10_000, id],
    ['CONFIRMADA', 10_000, id],
    ['CONFIRMADA', 10_002, id],
  ]);
  expect(await disponibles()).toBe(0);
  const params = { id: serie.id };
  await app.make(cancelarSerie, { as: admin, params, body: { desde: '2026-10-09' } });
  expect(await disponibles()).toBe(2);
  const { db, clock } = app.dependencies;
  expect(await brokenInvariants(db, clock)).toEqual([]);
});

test('with a place too few nothing is booked', async () => {
  const { admin, body, disponibles } = await prepare(2);
  const refused = await app.call(crearSerie, { as: admin, body });
  expect(outcome(refused)).toBe('409 ABONO_INSUFICIENTE');
  expect(await disponibles()).toBe(2);
});
