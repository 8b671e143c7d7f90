import { cancelarReserva } from '@remanso/contract/reserva/reservas.contract';
import {
  misReservas,
  resumenDeMisReservas,
} from '@remanso/contract/reserva/reservas-leidas.contract';
import { expect, test } from 'vitest';
import { VIERNES, reservar, verDia, type Persona } from '../../../test/support/builders.ts';
import { crearPersona, moveTo } from '../../../test/support/personas.ts';
import type { QueryOf } from '../../../test/support/client.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { world } from '../../../test/support/world.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const mine = <C extends Persona>(as: C, query: QueryOf<typeof misReservas> = {}) =>
  app.make(misReservas, { as, query });
const idsOf = (body: { reservas: { id: number }[] }) => body.reservas.map(({ id }) => id);

async function reservarElViernes(persona: Persona, cuantas: number): Promise<number[]> {
  const ids: number[] = [];
  for (const franja of (await verDia(app, VIERNES, persona)).slice(0, cuantas)) {
    ids.push((await reservar(app, persona, franja.id)).id);
  }
  return ids;
}

test('there are none at first', async () => {
  const ana = await crearPersona(app);
  expect(await mine(ana)).toEqual({
    reservas: [],
    paginaActual: 0,
    totalPaginas: 0,
    totalElementos: 0,
    tieneSiguiente: false,
    tieneAnterior: false,
  });
});

test('are only one’s own, the newest first, five a page', async () => {
  const { ana, franjaId, luis } = await world(app, { clientes: ['ana', 'luis'] });
  await reservar(app, luis, franjaId);
  const ids = (await reservarElViernes(ana, 7)).toReversed();
  const pages = [await mine(ana), await mine(ana, { page: 1 }), await mine(ana, { page: 2 })];
  expect(pages.map(idsOf)).toEqual([ids.slice(0, 5), ids.slice(5), []]);
  const totals = { totalPaginas: 2, totalElementos: 7 };
  expect(pages.map(({ reservas: _items, ...page }) => page)).toEqual([
    { ...totals, paginaActual: 0, tieneSiguiente: true, tieneAnterior: false },
    { ...totals, paginaActual: 1, tieneSiguiente: false, tieneAnterior: true },
    { ...totals, paginaActual: 2, tieneSiguiente: false, tieneAnterior: true },
  ]);
});

test('a page may hold 1 to 100', async () => {
  const { ana } = await world(app, { clientes: ['ana'] });
  const ids = await reservarElViernes(ana, 3);
  const body = await mine(ana, { page: 1, size: 1 });
  expect(body).toMatchObject({ paginaActual: 1, totalPaginas: 3, tieneSiguiente: true });
  expect(idsOf(body)).toEqual([ids[1]]);
  expect(idsOf(await mine(ana, { size: 100 }))).toEqual(ids.toReversed());
});

test('the estado is read in either case and answered in lower case', async () => {
  const { ana } = await world(app, { clientes: ['ana'] });
  const [first = 0, second] = await reservarElViernes(ana, 2);
  await app.call(cancelarReserva, { as: ana, params: { id: first } });
  for (const estado of ['cancelada', 'CANCELADA', 'Cancelada']) {
    expect(await mine(ana, { estado })).toMatchObject({
      totalElementos: 1,
      reservas: [{ id: first, estado: 'cancelada' }],
    });
  }
  expect(idsOf(await mine(ana, { estado: 'confirmada' }))).toEqual([second]);
  expect(idsOf(await mine(ana, { estado: 'PENDIENTE' }))).toEqual([]);
});

test('are in two halves: to come, the soonest first, and the rest, the latest first', async () => {
  const { ana, reservas } = await world(app, {
    clientes: ['ana', 'luis'],
    reservas: [
      { de: 'ana', dia: '2026-10-05', hora: '10:00' },
      { de: 'ana', dia: '2026-10-03', hora: '09:00', estado: 'CANCELADA' },
      { de: 'ana', dia: '2026-10-03', hora: '10:00' },
      { de: 'ana', dia: '2026-10-05', hora: '08:00' },
      { de: 'ana', dia: '2026-10-02', hora: '08:00' },
      { de: 'ana', dia: '2026-10-02', hora: '09:00' },
      { de: 'luis', dia: '2026-10-03', hora: '10:00' },
    ],
  });
  const [lunes10, sabado9, sabado10, lunes8, viernes8, viernes9] = reservas.map(({ id }) => id);
  await moveTo(app, '2026-10-02T09:30:00', ana);
  const proximas = await mine(ana, { cuando: 'proximas', size: 3 });
  expect(idsOf(proximas)).toEqual([viernes9, sabado10, lunes8]);
  expect(proximas).toMatchObject({ totalElementos: 4, totalPaginas: 2 });
  expect(idsOf(await mine(ana, { cuando: 'proximas', size: 3, page: 1 }))).toEqual([lunes10]);
  expect(idsOf(await mine(ana, { cuando: 'anteriores' }))).toEqual([sabado9, viernes8]);
  const canceladas = { cuando: 'anteriores', estado: 'cancelada' } as const;
  expect(idsOf(await mine(ana, canceladas))).toEqual([sabado9]);
  expect(idsOf(await mine(ana, { ...canceladas, cuando: 'proximas' }))).toEqual([]);
});

test.each([
  ['estado', 'estado=perdida'],
  ['cuando', 'cuando=hoy'],
  ['cuando', 'cuando='],
  ['estado', 'estado='],
  ['estado', 'estado=cancelada&estado=confirmada'],
  ['page', 'page=-1'],
  ['page', 'page=1.5'],
  ['page', 'page=1e1'],
  ['page', 'page=99999999999999999999'],
  ['page', 'page=0&page=1'],
  ['size', 'size=0'],
  ['size', 'size=101'],
  ['size', 'size='],
])('refuses the %s of ?%s', async (campo, query) => {
  const ana = await crearPersona(app);
  const answer = await app.send('GET', `/reservas/mias?${query}`, { as: ana });
  expect(outcome(answer)).toBe(`400 DATOS_INVALIDOS ${campo}`);
});

test('an administrator sees their own in the desk’s view', async () => {
  const { admin, franjaId } = await world(app);
  const reserva = await reservar(app, admin, franjaId);
  expect((await mine(admin)).reservas).toEqual([reserva]);
  expect(reserva).toMatchObject({ estado: 'CONFIRMADA', precioTotal: 20_000, personas: 1 });
});

const NONE = { total: 0, activas: 0, completadas: 0, esteMes: 0, totalGastado: 0 };

test('the summary of who has no bookings', async () => {
  const ana = await crearPersona(app);
  const { status, body } = await app.call(resumenDeMisReservas, { as: ana });
  const nothing = { proxima: null, esperanSenia: [], esperas: [], estadisticas: NONE };
  expect([status, body]).toEqual([200, nothing]);
});

test('the summary counts by estado and month, and spends what has begun and stands', async () => {
  app.clock.set('2026-10-29T07:00:00');
  const { ana, reservas } = await world(app, {
    clientes: ['ana', 'luis'],
    reservas: [
      { de: 'ana', dia: '2026-11-02', hora: '08:00', con: 3 },
      { de: 'ana', hora: '09:00' },
      { de: 'ana', hora: '08:00', con: 1 },
      { de: 'ana', dia: '2026-10-31', hora: '08:00', con: 2, estado: 'CANCELADA' },
      { de: 'luis', dia: '2026-10-31', hora: '09:00', con: 3 },
    ],
  });
  const [november, october, begun] = reservas;
  const resumen = () => app.make(resumenDeMisReservas, { as: ana });

  const before = await resumen();
  expect(before.proxima).toEqual(begun);
  expect(before.estadisticas).toEqual({ ...NONE, total: 4, activas: 3, esteMes: 2 });

  await moveTo(app, '2026-10-30T08:00:00', ana);
  const during = await resumen();
  expect(during.proxima).toEqual(october);
  expect(during.estadisticas).toMatchObject({ activas: 3, totalGastado: 36_000 });

  await moveTo(app, '2026-11-01T00:00:00', ana);
  const after = await resumen();
  expect(after.proxima).toEqual(november);
  expect(after.estadisticas).toEqual({
    total: 4,
    activas: 1,
    completadas: 2,
    esteMes: 1,
    totalGastado: 56_000,
  });
});
