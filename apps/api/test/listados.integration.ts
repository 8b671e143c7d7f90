import { isDeepStrictEqual } from 'node:util';
import { ENDPOINTS } from '@remanso/contract/endpoints';
import { listarFranjas } from '@remanso/contract/franja/franjas.contract';
import { listarAsientosPorTipo } from '@remanso/contract/reserva/asientos.contract';
import {
  listarReservasPorEstado,
  listarReservasDeFranja,
  listarReservasPorFecha,
} from '@remanso/contract/reserva/reservas-leidas.contract';
import {
  crearUsuario,
  listarUsuarios,
  listarUsuariosPorRol,
} from '@remanso/contract/persona/usuarios.contract';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { CONTRASENA } from './support/builders.ts';
import { hasPages } from './support/has-pages.ts';
import { insertHistory } from './support/database/insert-history.ts';
import { brokenInvariants } from '../src/database/invariants.ts';
import { asking, type Ask, type Caller, type QueryOf } from './support/client.ts';
import { openScene } from './support/scene.ts';
import { useTestApp } from './support/test-app.ts';
import { validRequest } from './support/valid-requests/valid-requests.ts';

/*
 * The tests read the API's long lists, in a centre with 200 days of history. A list that is asked
 * for without a page answers at most 1,000 elements (rules §2.11).
 */

const app = useTestApp();
const HOY = '2026-10-01';
const HISTORY = { hoy: HOY, dias: 200, clientes: 1_100, franjasPorDia: 12 };
const DIA = '2026-10-02';

let as: Caller;
let franjaId: number;

beforeEach(async () => {
  const { db } = app.database;
  const adminId = await insertHistory(db, HISTORY);
  as = { token: await app.dependencies.tokens.sign({ id: adminId, rol: 'ADMIN', version: 1 }) };
  ({ id: franjaId } = await db
    .selectFrom('franjas')
    .select('id')
    .where('fecha', '=', DIA)
    .executeTakeFirstOrThrow());
});

interface Pagina {
  page?: number;
  size?: number;
}
/** A function that builds the request for a page of one of the API's lists. */
type List = (query: Pagina) => Ask;

async function ask(list: List, query: Pagina = {}) {
  const asked = list(query);
  const { status, headers, body } = await app.ask(asked, as);
  expect([asked, status]).toEqual([asked, 200]);
  const total = Number(headers.get('x-total-elementos'));
  return { elementos: elementosDe(body), total };
}

function elementosDe(body: unknown): Record<string, unknown>[] {
  const elementos = Array.isArray(body) ? body : (body as { usuarios: unknown[] }).usuarios;
  return elementos as Record<string, unknown>[];
}

const usuarios: List = (query) => asking(listarUsuarios, { query });
const porEstado =
  (estado: string): List =>
  (query) =>
    asking(listarReservasPorEstado, { params: { estado }, query });
const porTipo =
  (tipo: string): List =>
  (query) =>
    asking(listarAsientosPorTipo, { params: { tipo }, query });
const deSeisMeses: List = (query) =>
  asking(listarFranjas, { query: { desde: '2026-03-15', hasta: '2026-10-31', ...query } });
const porRol =
  (rol: string): List =>
  (query) =>
    asking(listarUsuariosPorRol, { params: { rol }, query });
const porNombre: List = (query) => asking(listarUsuarios, { query: { orden: 'nombre', ...query } });

/** Inserts 1,001 cancelled bookings in the franja `franjaId`. */
const insertCancelled = () =>
  sql`
  insert into reservas (franja_id, usuario_id, estado, precio_total, creada_en)
  select ${franjaId}, 2, 'CANCELADA', 20000, now() from generate_series(1, 1001)`.execute(
    app.database.db,
  );

test('the history is a sound one', async () => {
  expect(await brokenInvariants(app.database.db, app.clock)).toEqual([]);
});

const LONG_AND_APART = [
  porEstado('completada'),
  porTipo('titular'),
  porTipo('acompaniante'),
  deSeisMeses,
];
const LONG = [...LONG_AND_APART, usuarios, porRol('client'), porNombre];

test('a long list holds the first 1,000, and its pages the rest', async () => {
  for (const list of LONG) {
    const first = await ask(list);
    expect([first.elementos.length, first.total > 1_000]).toEqual([1_000, true]);
    const all = [...first.elementos];
    for (let page = 1; all.length < first.total; page += 1) {
      const { elementos, total } = await ask(list, { page });
      expect(elementos.length).toBe(Math.min(1_000, total - all.length));
      all.push(...elementos);
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(first.total);
    const beyond = await ask(list, { page: 999 });
    expect(beyond).toMatchObject({ elementos: [], total: first.total });
  }
});

test('smaller pages are cut from the same order', async () => {
  for (const list of LONG_AND_APART) {
    const { elementos } = await ask(list);
    expect((await ask(list, { page: 3, size: 7 })).elementos).toEqual(elementos.slice(21, 28));
  }
});

test('the newest come first, each list in its order', async () => {
  const newest = async (table: 'reservas' | 'asientos' | 'usuarios') =>
    (
      await app.database.db
        .selectFrom(table)
        .select('id')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
    ).id;
  const reservas = (await ask(porEstado('cancelada'))).elementos.map(({ id }) => id as number);
  expect(reservas).toEqual(reservas.toSorted((a, b) => b - a));
  const asientos = (await ask(porTipo('acompaniante'))).elementos.map(({ id }) => id as number);
  expect(asientos[0]).toBeGreaterThan((await newest('asientos')) - 3);
  expect(asientos).toEqual(asientos.toSorted((a, b) => b - a));
  const franjas = (await ask(deSeisMeses)).elementos;
  expect(franjas[0]).toMatchObject({ inicio: '2026-03-15T06:00:00' });
  expect(franjas).toEqual(
    franjas.toSorted((a, b) => (String(a['inicio']) < String(b['inicio']) ? -1 : 1)),
  );
  const ultimos = (await ask(usuarios, { size: 10 })).elementos;
  const last = await newest('usuarios');
  expect(ultimos.map(({ id }) => id).toSorted()).toEqual(
    Array.from({ length: 10 }, (_, n) => last - n).toSorted(),
  );
});

test('a franja, or a day, that was booked a thousand times has its pages too', async () => {
  await insertCancelled();
  const deLaFranja: List = (query) =>
    asking(listarReservasDeFranja, { params: { id: franjaId }, query });
  const delDia: List = (query) =>
    asking(listarReservasPorFecha, { query: { fecha: DIA, ...query } });
  for (const list of [deLaFranja, delDia]) {
    const first = await ask(list);
    expect([first.elementos.length, first.total > 1_000]).toEqual([1_000, true]);
    const rest = await ask(list, { page: 1 });
    const all = [...first.elementos, ...rest.elementos] as {
      id: number;
      franja: { inicio: string };
    }[];
    expect(new Set(all.map(({ id }) => id)).size).toBe(first.total);
    const inOrder = all.toSorted(
      (a, b) => a.franja.inicio.localeCompare(b.franja.inicio) || b.id - a.id,
    );
    expect(all).toEqual(inOrder);
  }
});

test('every call with pages cuts them from its list, however short, and says how long it is', async () => {
  await app.database.empty();
  const scene = await openScene(app);
  for (const { id, path } of ENDPOINTS.filter(hasPages)) {
    const request = await validRequest(id, scene);
    const read = async (page: string) => {
      const address = `${request.path}${request.path.includes('?') ? '&' : '?'}${page}`;
      const { status, headers, body } = await app.send('GET', address, { as: scene.admin });
      expect([address, status]).toEqual([address, 200]);
      return { elementos: elementosDe(body), total: Number(headers.get('x-total-elementos')) };
    };
    const { elementos, total } = await read('page=0');
    expect([path, elementos.length]).toEqual([path, total]);
    const onePerPage: Record<string, unknown>[] = [];
    for (let page = 0; page <= Math.min(total, 3); page += 1) {
      const cut = await read(`page=${page}&size=1`);
      expect([path, cut.total]).toEqual([path, total]);
      onePerPage.push(...cut.elementos);
    }
    const cutOut = elementos.filter((each) =>
      onePerPage.some((one) => isDeepStrictEqual(one, each)),
    );
    expect([path, cutOut.length]).toEqual([path, Math.min(total, 4)]);
    expect([path, onePerPage.length]).toEqual([path, Math.min(total, 4)]);
  }
});

test('users are searched and chosen on the server, page by page', async () => {
  const chosen = (query: QueryOf<typeof listarUsuarios>) => app.make(listarUsuarios, { as, query });
  const asked = { orden: 'nombre', size: 20, prefijo: 'nunez', rol: 'client' } as const;
  const body = await chosen(asked);
  expect(body.usuarios.every(({ apellido }) => apellido === 'Núñez')).toBe(true);
  expect(body).toMatchObject({
    paginaActual: 0,
    totalPaginas: Math.ceil(body.totalElementos / 20),
    tieneSiguiente: true,
    estadisticas: { total: 1_101, clientes: 1_100, administradores: 1 },
  });
  const { total } = await ask((query) => asking(listarUsuarios, { query: { ...asked, ...query } }));
  expect(body.totalElementos).toBe(total);
  const names = body.usuarios.map(({ nombre }) => nombre.toLowerCase());
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'es')));
  expect(await chosen({ prefijo: 'PERSONA77@ejemplo' })).toMatchObject({
    totalElementos: 1,
    usuarios: [{ email: 'persona77@ejemplo.com' }],
  });
  expect(await chosen({ prefijo: 'nadie' })).toMatchObject({ usuarios: [], totalElementos: 0 });
  expect((await chosen({ rol: 'admin' })).usuarios).toHaveLength(1);
});

test('the last active administrator is told, and nobody where there are two', async () => {
  const last = async () =>
    (await app.make(listarUsuarios, { as, query: { size: 1 } })).ultimoAdministrador;
  const [admin] = (await ask(porRol('admin'))).elementos;
  expect(await last()).toBe(admin?.['id']);
  const otra = {
    nombre: 'Luz',
    apellido: 'Ríos',
    email: 'luz@ejemplo.com',
    genero: 'FEMENINO',
    telefono: '381 555 0155',
    password: CONTRASENA,
    rol: 'ADMIN',
  } as const;
  await app.make(crearUsuario, { as, body: otra });
  expect(await last()).toBeNull();
});
