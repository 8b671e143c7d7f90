import { ENDPOINTS } from '@remanso/contract/endpoints';
import type { Endpoint } from '@remanso/contract/endpoint';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  CONFIG,
  SEMANA,
  VIERNES,
  abrirCentro,
  crearPersona,
  reservar,
  verDia,
  type Persona,
} from './support/builders.ts';
import { createStatementCounter } from './support/count-statements.ts';
import { endpointOf } from './support/endpoint-of.ts';
import { useTestApp } from './support/test-app.ts';

/*
 * The number of statements of a call does not grow with the rows that it is about: no call asks, or writes, once for
 * each row.
 */

const app = useTestApp();

let statementsOf: ReturnType<typeof createStatementCounter>;
beforeAll(() => {
  statementsOf = createStatementCounter(app);
});

interface Reader {
  admin: Persona;
  ana: Persona;
}

/** Opens a centre with one booking for one person. */
async function aLittle(): Promise<Reader & { franjas: number[] }> {
  const admin = await abrirCentro(app);
  const ana = await crearPersona(app);
  const franjas = (await verDia(app, VIERNES, ana)).map(({ id }) => id);
  await reservar(app, ana, franjas[0] ?? 0);
  return { admin, ana, franjas };
}

/** Opens a centre where bookings with companions fill every franja of the day, with some of everything else. */
async function aLot(): Promise<Reader> {
  const { admin, ana, franjas } = await aLittle();
  const [, ...others] = franjas;
  for (const franjaId of others) {
    await reservar(app, ana, franjaId, 1);
    await reservar(app, await crearPersona(app), franjaId, 1);
  }
  const make = async (kind: string, body: object) => {
    const answer = await app.call(`POST /excepciones/${kind}`, { token: admin.token, body });
    expect([body, answer.status]).toEqual([body, 201]);
  };
  for (const dia of ['10', '11', '12', '13']) {
    const fecha = `2026-11-${dia}`;
    await make('feriados', { fecha, descripcion: 'Zafra' });
    await make('bloqueos', { fechaDesde: fecha, fechaHasta: fecha });
    const tramos = ['08', '10', '12'].map((h) => ({ horaInicio: `${h}:00`, horaFin: `${h}:50` }));
    await make('overrides', { fecha, tramos });
  }
  return { admin, ana };
}

interface Read {
  call: `${'GET' | 'POST'} /${string}`;
  by: keyof Reader;
  body?: unknown;
  statements: number;
}

const LISTS: Read[] = [
  // The session check is one of the statements. The size of the whole list is counted only where the page is not its
  // end.
  { call: `GET /franjas/client/por-fecha/${VIERNES}`, by: 'ana', statements: 2 },
  { call: 'GET /franjas/client/ventana', by: 'ana', statements: 2 },
  { call: `GET /franjas/por-fecha/${VIERNES}`, by: 'admin', statements: 2 },
  { call: `GET /franjas/por-fecha/${VIERNES}?incluirDetalles=true`, by: 'admin', statements: 3 },
  {
    call: `GET /franjas?desde=${VIERNES}&hasta=2026-10-08&incluirDetalles=true`,
    by: 'admin',
    statements: 3,
  },
  { call: 'GET /franjas/1', by: 'admin', statements: 3 },
  { call: 'GET /reservas/mias?size=100', by: 'ana', statements: 2 },
  { call: 'GET /reservas/mias/resumen', by: 'ana', statements: 3 },
  { call: 'GET /reservas/1', by: 'ana', statements: 2 },
  { call: 'GET /reservas/todas?size=100', by: 'admin', statements: 2 },
  { call: 'GET /reservas/estado/confirmada', by: 'admin', statements: 2 },
  { call: 'GET /reservas/franja/1', by: 'admin', statements: 3 },
  { call: `GET /reservas/por-fecha?fecha=${VIERNES}`, by: 'admin', statements: 2 },
  // The call first asks the plan which franjas it does not want.
  { call: 'GET /reservas/alternativas?reservas=1,2,3,4,5', by: 'admin', statements: 15 },
  { call: 'GET /clientes?size=100', by: 'admin', statements: 3 },
  { call: 'GET /clientes/2/resumen', by: 'admin', statements: 4 },
  { call: 'GET /clientes/2/reservas?size=100', by: 'admin', statements: 3 },
  { call: 'GET /actividad?size=100', by: 'admin', statements: 2 },
  { call: 'GET /avisos/fallidos?size=100', by: 'admin', statements: 2 },
  { call: 'GET /usuarios/mis-datos', by: 'ana', statements: 3 },
  { call: 'GET /usuarios/todos', by: 'admin', statements: 3 },
  { call: 'GET /usuarios/rol/client', by: 'admin', statements: 2 },
  { call: 'GET /asientos/todos?size=100', by: 'admin', statements: 2 },
  { call: 'GET /asientos/tipo/titular', by: 'admin', statements: 2 },
  { call: 'GET /asientos/reserva/1', by: 'admin', statements: 3 },
  { call: 'GET /excepciones', by: 'admin', statements: 4 },
  { call: 'GET /horarios-base', by: 'admin', statements: 2 },
  { call: 'GET /config', by: 'ana', statements: 2 },
];

const EVERY_AMOUNT = [
  { what: 'little', fill: aLittle },
  { what: 'a lot', fill: aLot },
];

/** Makes the calls and returns them with the number of statements that each took. */
async function count(calls: readonly Read[], people: Reader): Promise<Read[]> {
  const counted = [];
  for (const { call, by, body } of calls) {
    let status = 0;
    const statements = await statementsOf(async () => {
      const { token } = people[by];
      ({ status } = await app.call(call, { token, ...(body !== undefined && { body }) }));
    });
    counted.push({ call, by, ...(body !== undefined && { body }), statements });
    expect([call, status]).toEqual([call, 200]);
  }
  return counted;
}

test.each(EVERY_AMOUNT)(
  'with $what to show, every list takes the same few statements',
  async ({ fill }) => {
    expect(await count(LISTS, await fill())).toEqual(LISTS);
  },
);

const HEALTH = 'GET /salud';

test('the health call takes two statements at most: whether the database takes writes is asked once in a while', async () => {
  const statements = await statementsOf(() => app.call(HEALTH));
  expect(statements).toBeLessThanOrEqual(2);
});

const closed = SEMANA.map((dia) => ({ ...dia, activo: false }));
const inDecember = (cuantos: number) =>
  Array.from({ length: cuantos }, (_, n) => ({ fecha: `2026-12-${n + 10}`, descripcion: 'Feria' }));

const PREVIEWS: Read[] = [
  {
    call: 'POST /config/previsualizar',
    by: 'admin',
    body: { ...CONFIG, duracionBaseMin: 90 },
    statements: 17,
  },
  { call: 'POST /horarios-base/previsualizar', by: 'admin', body: closed, statements: 17 },
  {
    call: 'POST /excepciones/feriados/previsualizar',
    by: 'admin',
    body: { fecha: VIERNES, descripcion: 'Fiesta' },
    statements: 20,
  },
  {
    call: 'POST /excepciones/bloqueos/previsualizar',
    by: 'admin',
    body: { fechaDesde: VIERNES, fechaHasta: VIERNES },
    statements: 17,
  },
  {
    call: 'POST /excepciones/overrides/previsualizar',
    by: 'admin',
    body: { fecha: VIERNES, tramos: [] },
    statements: 20,
  },
  {
    call: 'POST /excepciones/feriados/importar/previsualizar',
    by: 'admin',
    body: { feriados: [{ fecha: VIERNES, descripcion: 'Fiesta' }] },
    statements: 17,
  },
  {
    call: 'GET /excepciones/feriados/1/previsualizar-eliminacion',
    by: 'admin',
    statements: 18,
  },
  {
    call: 'GET /excepciones/bloqueos/1/previsualizar-eliminacion',
    by: 'admin',
    statements: 18,
  },
  {
    call: 'GET /excepciones/overrides/1/previsualizar-eliminacion',
    by: 'admin',
    statements: 18,
  },
];

test.each(EVERY_AMOUNT)(
  'with $what in the way, every preview takes the same few statements',
  async ({ fill }) => {
    const people = await fill();
    const { token } = people.admin;
    for (const [kind, body] of Object.entries({
      feriados: { fecha: '2026-10-03', descripcion: 'Fiesta' },
      bloqueos: { fechaDesde: '2026-10-03', fechaHasta: '2026-10-03' },
      overrides: { fecha: '2026-10-05', tramos: [] },
    })) {
      const { body: made } = await app.call(`POST /excepciones/${kind}`, { token, body });
      expect(made.id).toBeGreaterThan(0);
    }
    // Once the week is closed, the bookings of Friday are in the way of every change.
    const saved = await app.call('PUT /horarios-base', { token, body: closed });
    expect(saved.status).toBe(200);
    expect(await count(PREVIEWS, people)).toEqual(PREVIEWS);
  },
);

test('neither a wide window nor many feriados take more statements to save', async () => {
  const { admin } = await aLittle();
  const { token } = admin;
  const of = (call: `${'PUT' | 'POST'} /${string}`, body: unknown) =>
    statementsOf(() => app.call(call, { token, body }));
  const capacity = (capacidadBase: number, ventanaDias: number) =>
    of('PUT /config', { ...CONFIG, capacidadBase, ventanaDias });
  const narrow = await capacity(3, 7);
  await capacity(3, 30);
  expect(await capacity(2, 30)).toBe(narrow);
  const one = await of('POST /excepciones/feriados/importar', { feriados: inDecember(1) });
  const many = { feriados: inDecember(21).slice(1) };
  expect(await of('POST /excepciones/feriados/importar', many)).toBe(one);
});

test('every call that reads a list has its count', () => {
  const counted = new Set(
    [HEALTH, ...[...LISTS, ...PREVIEWS].map(({ call }) => call)].map(endpointOf),
  );
  const missing = ENDPOINTS.filter(
    (endpoint) => endpoint.method === 'GET' && hasList(endpoint) && !counted.has(endpoint),
  );
  expect(
    missing.map(({ path }) => `GET ${path}`),
    'to be added to LISTS',
  ).toEqual([]);
});

const hasList = ({ response }: Endpoint) =>
  response !== undefined && JSON.stringify(z.toJSONSchema(response)).includes('"type":"array"');
