import { ENDPOINTS } from '@remanso/contract/endpoints';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import {
  createStatementListener,
  type SentStatement,
} from './support/database/count-statements.ts';
import { createWholeReadFinder } from './support/database/find-whole-reads.ts';
import { insertHistory } from './support/database/insert-history.ts';
import { insertTraces } from './support/database/insert-traces.ts';
import { hasPages } from './support/has-pages.ts';
import { openScene } from './support/scene.ts';
import { useTestApp } from './support/test-app.ts';
import { prepareCall } from './support/valid-requests/prepare-call.ts';

/*
 * PostgreSQL plans every statement that the server sends as in a centre that has grown. No plan may
 * read from end to end a table that grows, but those of `ALLOWED`.
 */

const app = useTestApp({ rateLimit: true });

let listen: ReturnType<typeof createStatementListener>;
beforeAll(() => {
  listen = createStatementListener(app);
});

/** The size of a centre of three years, which has 27,000 bookings. */
const GROWN = { dias: 1000, clientes: 3000, franjasPorDia: 16 };

/** The tables that stay small, with the reason. Every other table grows. */
const SMALL: Record<string, string> = {
  abonos: 'the kinds of abonos that an owner makes',
  bloqueos: 'an owner writes a few in a month',
  centro: 'one row',
  claves_de_envio: 'one row',
  config: 'one row',
  feriados: 'some twenty in a year',
  horarios_base: 'a row for each day of the week',
  horarios_base_tramos: 'some rows for each day of the week',
  importaciones: 'a file each',
  listas_de_precios: 'a few in a year',
  overrides: 'an owner writes a few in a month',
  overrides_tramos: 'an owner writes a few in a month',
  precios: 'ten rows for each list of prices',
  reloj: 'one row',
  sal_de_sesiones: 'one row',
  sucesos: 'a transaction deletes its own',
  tokens: 'twenty that let in, and those that have ended',
  trabajos_del_dia: 'a row for each job',
  webhooks: 'ten at most',
};

/** A table that is read from end to end, with the reason why it may be. */
type Reasons = Record<string, string>;

const ERASING: Reasons = {
  envios: 'what was told of a person in thirty days is looked for, which is seldom',
  idempotencia: 'a key is kept for a day',
};

const EXPIRED: Reasons = {
  avisos: 'thirty days are kept, and the rest is deleted',
  codigos: 'a code lives for minutes, and the rest is deleted',
  confirmaciones: 'a link lives for days, and the rest is deleted',
  entregas: 'thirty days are kept, and the rest is deleted',
  envios: 'thirty days are kept, and the rest is deleted',
  idempotencia: 'a key is kept for a day, and the rest is deleted',
  limites: 'a counter lives for a day, and the rest is deleted',
  password_resets: 'a link lives for hours, and the rest is deleted',
  redes_conocidas: 'a network is known for months, and the rest is deleted',
};

/** The calls that may read tables from end to end. */
const ALLOWED: Record<string, Reasons> = {
  clientesParecidos: { usuarios: 'name or telephone, of thousands of people at most' },
  confirmarReloj: EXPIRED,
  eliminarCliente: ERASING,
  eliminarCuenta: ERASING,
  eliminarUsuario: ERASING,
  importarClientes: { usuarios: 'a whole file is compared with all people, once' },
  listarAbonosVendidos: {
    abonos_vendidos: 'the head of the list has the sums of all that was sold',
    usuarios: 'a search for any part of a name',
  },
  listarClientes: { usuarios: 'the head of the list has the numbers of all clients' },
  listarDeudores: {
    abonos_vendidos: 'the sum of everything that is owed',
    franjas: 'the sum of everything that is owed',
    usuarios: 'the sum of everything that is owed',
  },
  listarUsuarios: { usuarios: 'the head of the list has the numbers of all people' },
  obtenerCaja: { abonos_vendidos: 'a figure: what all unused places are worth' },
  obtenerInforme: { abonos_vendidos: 'figures of a period' },
  'once a day': EXPIRED,
  previsualizarClientes: { usuarios: 'a whole file is compared with all people, once' },
  unirClientes: { idempotencia: 'a key is kept for a day' },
};

/** The work that the server does without a call, by the name that `ALLOWED` has for it. */
const WITHOUT_A_CALL: Record<string, () => Promise<void>> = {
  'at the start': () => app.dependencies.timekeeper.begin(),
  'every fifteen seconds': async () => {
    app.dependencies.timekeeper.start();
    await app.dependencies.timekeeper.stop();
  },
  'to send what waits': async () => {
    const { mailWorker, pushWorker, webhookWorker } = app.dependencies;
    for (const worker of [mailWorker, pushWorker, webhookWorker]) {
      worker.start();
      await worker.stop();
    }
  },
  'once a day': async () => {
    app.clock.set('2026-10-02T07:00:00');
    app.dependencies.clockGuard.creer();
    await app.dependencies.dailyWork.check();
  },
};

/** Lists what the server sends to the database, by the id of the call that makes it do so. */
async function listenToAll(): Promise<Map<string, SentStatement[]>> {
  const sent = new Map<string, SentStatement[]>();
  for (const endpoint of ENDPOINTS) {
    const { path, send } = await prepareCall(app, endpoint);
    const statements = await listen(async () => {
      const { status } = await send();
      expect([endpoint.id, status]).toEqual([endpoint.id, endpoint.status]);
      // A list that is longer than a page also has its rows counted.
      if (hasPages(endpoint)) await send({ path: withQuery(path, 'size=1') });
    });
    sent.set(endpoint.id, statements);
  }
  for (const [name, work] of Object.entries(WITHOUT_A_CALL)) {
    const scene = await openScene(app);
    await scene.newOferta();
    await scene.newReserva();
    sent.set(name, await listen(work));
  }
  return sent;
}

function withQuery(path: string, query: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

/** Fills every table that grows with so many rows that a plan without an index would cost more. */
async function fillAll(): Promise<void> {
  const { db } = app.database;
  await app.database.empty();
  await insertHistory(db, { hoy: '2026-10-01', ...GROWN });
  await insertTraces(db);
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'
      and reltuples < 1000`.execute(db);
  const empty = rows.map(({ name }) => name).filter((name) => !(name in SMALL));
  expect(empty, 'to be filled by insert-traces.ts, or to stand in SMALL').toEqual([]);
}

test('no call reads a table that grows from end to end', { timeout: 180_000 }, async () => {
  const sent = await listenToAll();
  await fillAll();
  const wholeReads = await createWholeReadFinder(app.database.pool);
  const found = new Set<string>();
  for (const [call, statements] of sent) {
    for (const statement of statements) {
      for (const table of await wholeReads(statement)) {
        if (!(table in SMALL)) found.add(`${call}: ${table}`);
      }
    }
  }
  const allowed = Object.entries(ALLOWED).flatMap(([call, reasons]) =>
    Object.keys(reasons).map((table) => `${call}: ${table}`),
  );
  expect([...found].toSorted()).toEqual(allowed.toSorted());
});
