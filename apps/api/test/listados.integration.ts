import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { CONTRASENA } from './support/builders.ts';
import { insertHistory } from './support/insert-history.ts';
import { brokenInvariants } from './support/invariants.ts';
import { useTestApp } from './support/test-app.ts';

/*
 * The calls that answer bare arrays, in a centre with a past: each array holds the newest 1,000 at most (rules §10.6).
 */

const app = useTestApp();
const HOY = '2026-10-01';
const HISTORY = { hoy: HOY, dias: 200, clientes: 1_100, franjasPorDia: 12 };
const DIA = '2026-10-02';

let token: string;
let franjaId: number;

beforeEach(async () => {
  const { db } = app.database;
  const adminId = await insertHistory(db, HISTORY);
  token = await app.dependencies.tokens.sign({ id: adminId, rol: 'ADMIN', version: 1 });
  ({ id: franjaId } = await db
    .selectFrom('franjas')
    .select('id')
    .where('fecha', '=', DIA)
    .executeTakeFirstOrThrow());
});

const read = (path: string) => app.call(`GET ${path as '/usuarios/todos'}`, { token });

async function ask(path: string, query = '') {
  const { status, headers, body } = await read(path + (path.includes('?') ? '&' : '?') + query);
  expect([path, query, status]).toEqual([path, query, 200]);
  const elementos = (Array.isArray(body) ? body : body.usuarios) as Record<string, unknown>[];
  return { elementos, total: Number(headers.get('x-total-elementos')), body };
}

/** Inserts a thousand and one cancelled bookings of the first franja of a day. */
const insertCancelled = () =>
  sql`
  insert into reservas (franja_id, usuario_id, estado, precio_total, creada_en)
  select ${franjaId}, 2, 'CANCELADA', 20000, now() from generate_series(1, 1001)`.execute(
    app.database.db,
  );

test('the history is a sound one', async () => {
  expect(await brokenInvariants(app.database.db)).toEqual([]);
});

const LONG = [
  '/reservas/estado/completada',
  '/asientos/tipo/titular',
  '/asientos/tipo/acompaniante',
  '/usuarios/todos',
  '/usuarios/rol/client',
  '/usuarios/todos?orden=nombre',
  `/franjas?desde=2026-03-15&hasta=2026-10-31`,
];

test('a long list holds the first 1,000, and its pages the rest', async () => {
  for (const path of LONG) {
    const first = await ask(path);
    expect([path, first.elementos.length, first.total > 1_000]).toEqual([path, 1_000, true]);
    const all = [...first.elementos];
    for (let page = 1; all.length < first.total; page += 1) {
      const { elementos, total } = await ask(path, `page=${page}`);
      expect(elementos.length).toBe(Math.min(1_000, total - all.length));
      all.push(...elementos);
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(first.total);
    const beyond = await ask(path, 'page=999');
    expect(beyond).toMatchObject({ elementos: [], total: first.total });
  }
});

test('smaller pages are cut from the same order', async () => {
  for (const path of LONG.filter((each) => !each.startsWith('/usuarios'))) {
    const { elementos } = await ask(path);
    expect((await ask(path, 'page=3&size=7')).elementos).toEqual(elementos.slice(21, 28));
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
  const reservas = (await ask('/reservas/estado/cancelada')).elementos.map(
    ({ id }) => id as number,
  );
  expect(reservas).toEqual(reservas.toSorted((a, b) => b - a));
  const asientos = (await ask('/asientos/tipo/acompaniante')).elementos.map(
    ({ id }) => id as number,
  );
  expect(asientos[0]).toBeGreaterThan((await newest('asientos')) - 3);
  expect(asientos).toEqual(asientos.toSorted((a, b) => b - a));
  const franjas = (await ask('/franjas?desde=2026-03-15&hasta=2026-10-31')).elementos;
  expect(franjas[0]).toMatchObject({ inicio: '2026-03-15T06:00:00' });
  expect(franjas).toEqual(
    franjas.toSorted((a, b) => (String(a['inicio']) < String(b['inicio']) ? -1 : 1)),
  );
  const usuarios = (await ask('/usuarios/todos', 'size=10')).elementos;
  const last = await newest('usuarios');
  expect(usuarios.map(({ id }) => id).toSorted()).toEqual(
    Array.from({ length: 10 }, (_, n) => last - n).toSorted(),
  );
});

test('a franja, or a day, that was booked a thousand times has its pages too', async () => {
  await insertCancelled();
  for (const path of [`/reservas/franja/${franjaId}`, `/reservas/por-fecha?fecha=${DIA}`]) {
    const first = await ask(path);
    expect([first.elementos.length, first.total > 1_000]).toEqual([1_000, true]);
    const rest = await ask(path, 'page=1');
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

const SHORT = [
  `/franjas/por-fecha/${DIA}`,
  `/franjas/client/por-fecha/${DIA}`,
  '/franjas/client/ventana',
  '/asientos/reserva/1',
  '/horarios-base',
  '/reservas/estado/pendiente',
  `/franjas?desde=${DIA}&hasta=${DIA}&incluirDetalles=true`,
];

test('a short list has its number and its pages all the same', async () => {
  for (const path of SHORT) {
    const { elementos, total } = await ask(path);
    expect([path, total]).toEqual([path, elementos.length]);
    expect(total).toBeGreaterThan(0);
    const second = { elementos: elementos.slice(1, 2), total };
    expect(await ask(path, 'page=1&size=1')).toMatchObject(second);
  }
});

test('users are searched and chosen on the server, page by page', async () => {
  const { body, total } = await ask(
    '/usuarios/todos',
    'orden=nombre&size=20&prefijo=nunez&rol=client',
  );
  expect(body.usuarios.every(({ apellido }: { apellido: string }) => apellido === 'Núñez')).toBe(
    true,
  );
  expect(body).toMatchObject({
    paginaActual: 0,
    totalElementos: total,
    totalPaginas: Math.ceil(total / 20),
    tieneSiguiente: true,
    estadisticas: { total: 1_101, clientes: 1_100, administradores: 1 },
  });
  const names = body.usuarios.map(({ nombre }: { nombre: string }) => nombre.toLowerCase());
  expect(names).toEqual(names.toSorted((a: string, b: string) => a.localeCompare(b, 'es')));
  const one = await ask('/usuarios/todos', 'prefijo=PERSONA77@ejemplo');
  expect([one.total, one.elementos]).toMatchObject([1, [{ email: 'persona77@ejemplo.com' }]]);
  expect(await ask('/usuarios/todos', 'prefijo=nadie')).toMatchObject({ elementos: [], total: 0 });
  expect((await ask('/usuarios/todos', 'rol=admin')).elementos).toHaveLength(1);
});

test('the last active administrator is told, and nobody where there are two', async () => {
  const last = async () => (await ask('/usuarios/todos', 'size=1')).body.ultimoAdministrador;
  const [admin] = (await ask('/usuarios/rol/admin')).elementos;
  expect(await last()).toBe(admin?.['id']);
  const otra = {
    nombre: 'Luz',
    apellido: 'Ríos',
    email: 'luz@ejemplo.com',
    genero: 'FEMENINO',
    telefono: '381 555 0155',
    password: CONTRASENA,
    rol: 'ADMIN',
  };
  await app.call('POST /usuarios', { token, body: otra });
  expect(await last()).toBeNull();
});
