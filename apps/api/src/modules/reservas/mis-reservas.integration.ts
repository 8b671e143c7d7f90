import { expect, test } from 'vitest';
import {
  VIERNES,
  abrirCentro,
  centroConFranja,
  crearPersona,
  moveTo,
  reservar,
  verDia,
  type Persona,
} from '../../../test/support/builders.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const mine = ({ token }: Persona, query = '') => app.call(`GET /reservas/mias${query}`, { token });
const idsOf = (body: { reservas: { id: number }[] }) => body.reservas.map(({ id }) => id);

/** Books the first `cuantas` franjas of Friday. */
async function reservarElViernes(persona: Persona, cuantas: number): Promise<number[]> {
  const ids: number[] = [];
  for (const franja of (await verDia(app, VIERNES, persona)).slice(0, cuantas)) {
    ids.push((await reservar(app, persona, franja.id)).id);
  }
  return ids;
}

test('there are none at first', async () => {
  const ana = await crearPersona(app);
  const { status, body } = await mine(ana);
  expect([status, body]).toEqual([
    200,
    {
      reservas: [],
      paginaActual: 0,
      totalPaginas: 0,
      totalElementos: 0,
      tieneSiguiente: false,
      tieneAnterior: false,
    },
  ]);
});

test('are only one’s own, the newest first, five a page', async () => {
  const { ana, franjaId } = await centroConFranja(app);
  const luis = await crearPersona(app);
  await reservar(app, luis, franjaId);
  const ids = (await reservarElViernes(ana, 7)).toReversed();
  const pages = [await mine(ana), await mine(ana, '?page=1'), await mine(ana, '?page=2')];
  expect(pages.map(({ body }) => idsOf(body))).toEqual([ids.slice(0, 5), ids.slice(5), []]);
  const totals = { totalPaginas: 2, totalElementos: 7 };
  expect(pages.map(({ body: { reservas: _items, ...page } }) => page)).toEqual([
    { ...totals, paginaActual: 0, tieneSiguiente: true, tieneAnterior: false },
    { ...totals, paginaActual: 1, tieneSiguiente: false, tieneAnterior: true },
    { ...totals, paginaActual: 2, tieneSiguiente: false, tieneAnterior: true },
  ]);
});

test('a page may hold 1 to 100', async () => {
  const { ana } = await centroConFranja(app);
  const ids = await reservarElViernes(ana, 3);
  const { body } = await mine(ana, '?page=1&size=1');
  expect(body).toMatchObject({ paginaActual: 1, totalPaginas: 3, tieneSiguiente: true });
  expect(idsOf(body)).toEqual([ids[1]]);
  expect(idsOf((await mine(ana, '?size=100')).body)).toEqual(ids.toReversed());
});

test('the estado is read in either case and answered in lower case', async () => {
  const { ana } = await centroConFranja(app);
  const [first, second] = await reservarElViernes(ana, 2);
  await app.call(`POST /reservas/${first}/cancelar`, ana);
  for (const estado of ['cancelada', 'CANCELADA', 'Cancelada']) {
    const { body } = await mine(ana, `?estado=${estado}`);
    expect(body).toMatchObject({
      totalElementos: 1,
      reservas: [{ id: first, estado: 'cancelada' }],
    });
  }
  expect(idsOf((await mine(ana, '?estado=confirmada')).body)).toEqual([second]);
  expect(idsOf((await mine(ana, '?estado=PENDIENTE')).body)).toEqual([]);
});

test.each([
  ['estado', 'estado=perdida', 'El estado de reserva no existe'],
  ['estado', 'estado=', 'El estado de reserva no existe'],
  ['estado', 'estado=cancelada&estado=confirmada', 'El estado de reserva no existe'],
  ['page', 'page=-1', 'La página debe ser un número desde 0'],
  ['page', 'page=1.5', 'La página debe ser un número desde 0'],
  ['page', 'page=1e1', 'La página debe ser un número desde 0'],
  ['page', 'page=99999999999999999999', 'La página debe ser un número desde 0'],
  ['page', 'page=0&page=1', 'La página debe ser un número desde 0'],
  ['size', 'size=0', 'El tamaño de página debe estar entre 1 y 100'],
  ['size', 'size=101', 'El tamaño de página debe estar entre 1 y 100'],
  ['size', 'size=', 'El tamaño de página debe estar entre 1 y 100'],
])('refuses the %s of ?%s', async (campo, query, mensaje) => {
  const ana = await crearPersona(app);
  const { status, body } = await mine(ana, `?${query}`);
  expect([status, body.message, body.campos]).toEqual([400, mensaje, [{ campo, mensaje }]]);
});

test('an administrator sees their own in the admin view', async () => {
  const { admin, franjaId } = await centroConFranja(app);
  const reserva = await reservar(app, admin, franjaId);
  expect((await mine(admin)).body.reservas).toEqual([reserva]);
  expect(reserva).toMatchObject({ estado: 'CONFIRMADA', precioTotal: 20_000, personas: 1 });
});

const NONE = { total: 0, activas: 0, completadas: 0, esteMes: 0, totalGastado: 0 };

test('the summary of who has no bookings', async () => {
  const ana = await crearPersona(app);
  const { status, body } = await app.call('GET /reservas/mias/resumen', ana);
  expect([status, body]).toEqual([200, { proxima: null, estadisticas: NONE }]);
});

test('the summary counts by estado and month, and spends what has begun and stands', async () => {
  app.clock.set('2026-10-29T07:00:00');
  await abrirCentro(app);
  const [ana, luis] = [await crearPersona(app), await crearPersona(app)];
  const book = async (fecha: string, index: number, companions: number) =>
    reservar(app, ana, (await verDia(app, fecha, ana))[index]?.id ?? 0, companions);

  const november = await book('2026-11-02', 0, 3);
  const october = await book('2026-10-30', 1, 0);
  const begun = await book('2026-10-30', 0, 1);
  const cancelled = await book('2026-10-31', 0, 2);
  await reservar(app, luis, (await verDia(app, '2026-10-31', luis))[1]?.id ?? 0, 3);
  await app.call(`POST /reservas/${cancelled.id}/cancelar`, ana);
  const resumen = async () => (await app.call('GET /reservas/mias/resumen', ana)).body;

  const before = await resumen();
  expect(before.proxima).toEqual(begun);
  expect(before.estadisticas).toEqual({ ...NONE, total: 4, activas: 3, esteMes: 3 });

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
