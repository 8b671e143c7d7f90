import { listarActividad } from '@remanso/contract/seguimiento/auditoria.contract';
import { listarAsientos, listarAsientosPorTipo } from '@remanso/contract/reserva/asientos.contract';
import {
  listarReservas,
  listarReservasPorEstado,
} from '@remanso/contract/reserva/reservas-leidas.contract';
import { obtenerCaja } from '@remanso/contract/caja/caja.contract';
import { listarUsuarios } from '@remanso/contract/persona/usuarios.contract';
import { beforeAll, expect, test } from 'vitest';
import {
  createStatementListener,
  type SentStatement,
} from './support/database/count-statements.ts';
import { insertHistory } from './support/database/insert-history.ts';
import { asking, type Ask } from './support/client.ts';
import { useTestApp } from './support/test-app.ts';

/*
 * The tests check that reading a page far from the first reads no more rows of the tables than
 * reading the first: PostgreSQL must skip the rows before the page in an index.
 */

const app = useTestApp();
const SIZE = 20;

let listen: ReturnType<typeof createStatementListener>;
beforeAll(() => {
  listen = createStatementListener(app);
});

const LISTS: [(query: { page: number; size: number }) => Ask, number][] = [
  [(query) => asking(listarReservas, { query }), 200],
  [(query) => asking(listarReservasPorEstado, { params: { estado: 'completada' }, query }), 180],
  [(query) => asking(listarAsientos, { query }), 300],
  [(query) => asking(listarAsientosPorTipo, { params: { tipo: 'titular' }, query }), 200],
  [(query) => asking(listarAsientosPorTipo, { params: { tipo: 'acompaniante' }, query }), 100],
  [(query) => asking(listarActividad, { query }), 80],
  [(query) => asking(listarActividad, { query: { entidad: 'reservas', ...query } }), 80],
  [(query) => asking(listarUsuarios, { query }), 40],
];

/**
 * Fills a centre with bookings, people and hechos of 200 days; returns a token of the
 * administrator.
 */
async function openOldCentre(): Promise<{ token: string }> {
  const { db } = app.database;
  const size = { dias: 200, clientes: 1_000, franjasPorDia: 12 };
  const id = await insertHistory(db, { hoy: '2026-10-01', ...size });
  return { token: await app.dependencies.tokens.sign({ id, rol: 'ADMIN', version: 1 }) };
}

test('a deep page reads as few rows as the first', async () => {
  const as = await openOldCentre();

  async function read(list: (typeof LISTS)[number][0], page: number): Promise<number> {
    const asked = list({ page, size: SIZE });
    const statements = await listen(async () => {
      const { status, body } = await app.ask(asked, as);
      const elements = Array.isArray(body) ? body : (Object.values(body as object)[0] as []);
      expect([asked, status, elements.length]).toEqual([asked, 200, SIZE]);
    });
    const paged = statements.find(({ text }) => text.includes('offset'));
    return countRowsRead(paged as SentStatement);
  }

  for (const [list, page] of LISTS) {
    const first = await read(list, 0);
    // PostgreSQL can read up to 2 * SIZE more rows for a deep page than for the first page, because
    // the number of companions differs from page to page.
    expect.soft(await read(list, page), list.toString()).toBeLessThan(first + 2 * SIZE);
  }
});

test('what is to be given back, or was done to one, is found without reading the rest', async () => {
  const as = await openOldCentre();
  let found = 0;
  const statements = await listen(async () => {
    const { aDevolver } = await app.make(obtenerCaja, { as, query: { fecha: '2026-10-01' } });
    found = aDevolver.length;
  });
  expect(found).toBeGreaterThan(5);
  const asked = statements.find(({ text }) => text.includes('pagado > r.precio_total'));
  // PostgreSQL reads each booking with its franja, its client and its people: less than 8 rows.
  expect(await countRowsRead(asked as SentStatement)).toBeLessThan(8 * found);

  const { persona_id: usuarioId, reserva_id: reservaId } = await app.database.db
    .selectFrom('auditoria')
    .select(['persona_id', 'reserva_id'])
    .where('id', '=', 500)
    .executeTakeFirstOrThrow();
  for (const query of [{ usuarioId: Number(usuarioId) }, { reservaId: Number(reservaId) }]) {
    const read = await listen(async () => {
      found = (await app.make(listarActividad, { as, query })).hechos.length;
    });
    const trail = read.find(({ text }) => text.includes('h.antes'));
    expect(found).toBeGreaterThan(0);
    // PostgreSQL reads each hecho by its id, with its author, its person and its franja: less than
    // 8 rows.
    expect(await countRowsRead(trail as SentStatement)).toBeLessThan(8 * found);
  }
});

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Heap Fetches'?: number;
  Plans?: PlanNode[];
}

/**
 * Counts the rows that a statement reads from tables. A row that an index answers without its table
 * is not counted.
 */
async function countRowsRead({ text, values }: SentStatement): Promise<number> {
  const client = await app.database.pool.connect();
  // PostgreSQL's default random_page_cost would let it choose any index for a table this small. At
  // 1.1, the value for an SSD, PostgreSQL chooses the index that it uses for a large table.
  await client.query('begin; set local random_page_cost = 1.1');
  const explain = `explain (analyze, format json) ${text}`;
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(explain, [...values]);
  await client.query('rollback');
  client.release();
  return sumRows((rows[0] as (typeof rows)[number])['QUERY PLAN'][0].Plan);
}

function sumRows(node: PlanNode): number {
  const { Plans = [], 'Relation Name': relation, 'Actual Loops': loops } = node;
  const rows = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0);
  const own = node['Node Type'] === 'Index Only Scan' ? (node['Heap Fetches'] ?? 0) : rows * loops;
  return (relation === undefined ? 0 : own) + Plans.reduce((sum, plan) => sum + sumRows(plan), 0);
}
