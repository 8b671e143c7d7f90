import { agregarAsiento } from '@remanso/contract/reserva/asientos.contract';
import { actualizarConfig, obtenerConfig } from '@remanso/contract/centro/config.contract';
import {
  crearListaDePrecios,
  eliminarListaDePrecios,
  listarListasDePrecios,
  previsualizarListaDePrecios,
} from '@remanso/contract/precio/listas-de-precios.contract';
import { obtenerReserva } from '@remanso/contract/reserva/reservas-leidas.contract';
import {
  actualizarReserva,
  calcularPrecioDeReserva,
} from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import { CONFIG } from '../../../test/support/builders.ts';
import { moveTo } from '../../../test/support/personas.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { world } from '../../../test/support/world.ts';

const app = useTestApp();

const HOY = '2026-10-01';
const MANANA = '2026-10-02';
const PASADO = '2026-10-03';

const precios = (...totales: number[]) =>
  totales.map((precio, n) => ({ capacidad: n + 1, precio }));
const CAROS = precios(30_000, 50_000, 70_000, 90_000);

async function priceOn(as: { token: string }, fecha?: string, cantidadPersonas = 1) {
  const query = { cantidadPersonas, ...(fecha && { fecha }) };
  return (await app.call(calcularPrecioDeReserva, { as, query })).body.precioTotal;
}

const priceNow = async (as: { token: string }) =>
  (await app.call(obtenerConfig, { as })).body.config.preciosPorCapacidad[0]?.precio;

test('a list counts from its day on, for the day of the franja', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  const creada = await app.call(crearListaDePrecios, {
    as: admin,
    body: { desde: PASADO, preciosPorCapacidad: CAROS.toReversed() },
  });
  expect(creada).toMatchObject({ status: 201, body: { desde: PASADO, enVigor: false } });
  expect(creada.body.preciosPorCapacidad[1]).toEqual({
    capacidad: 2,
    precio: 50_000,
    precioPorPersona: 25_000,
    ahorro: 10_000,
  });
  expect([await priceOn(ana), await priceOn(ana, MANANA)]).toEqual([20_000, 20_000]);
  expect([await priceOn(ana, PASADO), await priceOn(ana, '2027-03-01', 4)]).toEqual([
    30_000, 90_000,
  ]);
  expect(await priceNow(ana)).toBe(20_000);

  await moveTo(app, `${PASADO}T08:00:00`, admin);
  expect([await priceNow(ana), await priceOn(ana)]).toEqual([30_000, 30_000]);
  const { body } = await app.call(listarListasDePrecios, { as: admin });
  expect(body).toMatchObject([{ id: creada.body.id, enVigor: true }]);
});

test('what is booked keeps its price, and who joins is priced by the list of the day', async () => {
  const {
    admin,
    ana,
    franja,
    reservaId: id,
  } = await world(app, {
    clientes: ['ana'],
    reservas: [{ de: 'ana', hora: '09:00', dia: PASADO }],
  });
  const previa = await app.call(previsualizarListaDePrecios, {
    as: admin,
    body: { desde: MANANA, preciosPorCapacidad: CAROS },
  });
  expect(previa.body).toEqual({ reservas: 1, reservado: 20_000, conLaLista: 30_000 });
  const body = { desde: MANANA, preciosPorCapacidad: CAROS };
  await app.make(crearListaDePrecios, { as: admin, body });
  const leer = async () => (await app.call(obtenerReserva, { as: admin, params: { id } })).body;
  expect(await leer()).toMatchObject({ precioTotal: 20_000 });

  const hacia = { franjaId: franja('10:00', PASADO) };
  await app.call(actualizarReserva, { as: ana, params: { id }, body: hacia });
  expect(await leer()).toMatchObject({ precioTotal: 20_000 });

  const sol = { reservaId: id, nombre: 'Sol', sexo: 'FEMENINO' as const };
  await app.call(agregarAsiento, { as: admin, body: sol });
  expect(await leer()).toMatchObject({ precioTotal: 50_000 });
});

test('a preview looks only at the days until the next list', async () => {
  const { admin } = await world(app, {
    clientes: ['ana'],
    reservas: [
      { de: 'ana', hora: '09:00', dia: MANANA },
      { de: 'ana', hora: '09:00', dia: PASADO },
    ],
  });
  const lista = { desde: PASADO, preciosPorCapacidad: CAROS };
  await app.make(crearListaDePrecios, { as: admin, body: lista });
  const body = { desde: MANANA, preciosPorCapacidad: precios(25_000) };
  const previa = await app.call(previsualizarListaDePrecios, { as: admin, body });
  expect(previa.body).toEqual({ reservas: 1, reservado: 20_000, conLaLista: 25_000 });
});

test('the configuration shows and changes the list that counts today, and no other', async () => {
  const { admin } = await world(app);
  for (const [desde, total] of [
    [MANANA, 31_000],
    [PASADO, 32_000],
  ] as const) {
    const body = { desde, preciosPorCapacidad: precios(total) };
    await app.make(crearListaDePrecios, { as: admin, body });
  }
  await moveTo(app, `${MANANA}T08:00:00`, admin);
  const body = { ...CONFIG, preciosPorCapacidad: precios(31_500, 40_000, 50_000, 60_000) };
  const guardada = await app.call(actualizarConfig, { as: admin, body });
  expect(guardada.body.config.preciosPorCapacidad[0]?.precio).toBe(31_500);
  expect([await priceOn(admin, HOY), await priceOn(admin, MANANA)]).toEqual([20_000, 31_500]);
  expect(await priceOn(admin, PASADO)).toBe(32_000);
});

test('a count that a list lacks costs what a table without that row says', async () => {
  const { admin } = await world(app);
  const body = { desde: MANANA, preciosPorCapacidad: precios(30_000) };
  await app.make(crearListaDePrecios, { as: admin, body });
  expect(await priceOn(admin, MANANA, 3)).toBe(45_000);
});

test('one list a day, none that has begun, and a list goes before its day only', async () => {
  const { admin } = await world(app);
  const make = async (desde: string) =>
    app.call(crearListaDePrecios, { as: admin, body: { desde, preciosPorCapacidad: CAROS } });
  expect(outcome(await make(HOY))).toBe('409 LISTA_SIN_FUTURO');
  const primera = await make(MANANA);
  expect(outcome(await make(MANANA))).toBe('409 LISTA_REPETIDA');
  const segunda = await make(PASADO);

  const remove = (id: number) => app.call(eliminarListaDePrecios, { as: admin, params: { id } });
  expect((await remove(segunda.body.id)).body).toEqual({ message: 'Lista de precios eliminada' });
  expect(outcome(await remove(segunda.body.id))).toBe('404 LISTA_INEXISTENTE');
  await moveTo(app, `${MANANA}T00:00:00`, admin);
  expect(outcome(await remove(primera.body.id))).toBe('409 LISTA_EN_VIGOR');
  // The list that is created with the configuration has no day, and cannot be deleted.
  const sinDia = await app.database.db
    .selectFrom('listas_de_precios')
    .select('id')
    .where('desde', 'is', null)
    .executeTakeFirstOrThrow();
  expect(outcome(await remove(sinDia.id))).toBe('404 LISTA_INEXISTENTE');
});
