// Brings a file of 5,000 clients while a desk books, looks at its day and searches without a pause:
// `npm run bench:traer`. Then it previews files that are hard to read. Fails where the file takes
// LIMIT_MS, the desk is refused anything, or a call of the desk lasts LONGEST_MS beside a hard file.
import { setTimeout as sleep } from 'node:timers/promises';
import { franjasPorFecha } from '@remanso/contract/franja/franjas.contract';
import { listarClientes } from '@remanso/contract/persona/clientes.contract';
import {
  importarClientes,
  previsualizarClientes,
} from '@remanso/contract/persona/importaciones.contract';
import { crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { clientOf } from '../../apps/api/test/support/client.ts';
import { startTestPostgres } from '../../scripts/test-postgres.ts';
import { buildCentro, planBookings } from '../build-centro.ts';
import { stopChild } from '../child-process.ts';
import { median } from '../median.ts';
import { temporaryFolder, use } from '../prepare-engine.ts';
import { saveResult, type Figures } from '../save-result.ts';
import { startApp } from '../start-app.ts';

const ROWS = 5_000;
const LIMIT_MS = 10_000;
const ALONE_MS = 3_000;
const LONGEST_MS = 100;
const SETTLE_MS = 200;
const ASCENDING = (one: number, other: number) => one - other;

const server = await startTestPostgres({ durable: true });
const address = { databaseUrl: server.url, dataDir: temporaryFolder() };
const { fecha, firstFranjaId, quienes, admin } = await use(
  address,
  async ({ dependencies, pool }) => {
    const { fecha: dia } = await buildCentro(dependencies, pool);
    const { supply, clientes } = await planBookings(dependencies, pool);
    const { id } = await dependencies.db
      .selectFrom('usuarios')
      .select('id')
      .where('rol', '=', 'ADMIN')
      .executeTakeFirstOrThrow();
    const token = await dependencies.tokens.sign({ id, rol: 'ADMIN', version: 1 });
    return { ...supply, fecha: dia, quienes: clientes, admin: { token } };
  },
);
const { child, port } = await startApp(address);
const { make, call } = clientOf(`http://127.0.0.1:${port}`);
const times: Record<'alone' | 'beside' | 'hard', number[]> = { alone: [], beside: [], hard: [] };
let now: keyof typeof times = 'alone';
let booked = 0;
const over = new AbortController();
const desk = work();
await sleep(ALONE_MS);

const csv = fileOf(ROWS);
now = 'beside';
const begun = performance.now();
const { cuentas } = await make(previsualizarClientes, { as: admin, body: { csv } });
const seen = performance.now();
const { creados } = await make(importarClientes, { as: admin, body: { csv } });
const done = performance.now();
now = 'hard';
const longest: Record<string, number> = {};
for (const [name, file] of Object.entries(hardFiles())) {
  times.hard = [];
  await call(previsualizarClientes, { as: admin, body: { csv: file } });
  // The call of the desk that is under way ends first.
  await sleep(SETTLE_MS);
  longest[name] = Math.max(...times.hard);
}
over.abort();
await desk;
await stopChild(child);
await server.stop();

const [alone, beside] = [times.alone.toSorted(ASCENDING), times.beside.toSorted(ASCENDING)];
const figures: Figures = {
  file: { 'seen ms': seen - begun, 'brought ms': done - seen, rows: creados },
  'a call of the desk, alone': { ms: median(alone), longest: alone.at(-1) ?? 0 },
  'a call of the desk, beside it': { ms: median(beside), longest: beside.at(-1) ?? 0 },
  'the longest call of the desk, beside a file of': longest,
};
console.log(
  `${creados} of ${ROWS} rows brought: ${Math.round(seen - begun)} ms until all were shown, ` +
    `${Math.round(done - seen)} ms until they were there`,
);
for (const [name, list] of Object.entries({ 'by itself': alone, 'beside the file': beside })) {
  console.log(
    `the desk ${name}: ${median(list).toFixed(1)} ms a call, the longest of ${list.length} ` +
      `${(list.at(-1) ?? 0).toFixed(0)} ms`,
  );
}
for (const [name, ms] of Object.entries(longest)) {
  console.log(`the longest call of the desk beside a file of ${name}: ${ms.toFixed(0)} ms`);
}
saveResult('traer', figures);
const whole = done - begun < LIMIT_MS && creados === ROWS && cuentas.NUEVO === ROWS;
process.exit(whole && Object.values(longest).every((ms) => ms < LONGEST_MS) ? 0 : 1);

/** Books, looks at the day and searches, in turns, until the file is there. */
async function work(): Promise<void> {
  while (!over.signal.aborted) {
    const clienteId = quienes[booked % quienes.length]?.id;
    const body = { franjaId: firstFranjaId + booked, clienteId };
    await timed(() => make(crearReserva, { as: admin, body }));
    booked += 1;
    const query = { incluirDetalles: true };
    await timed(() => make(franjasPorFecha, { as: admin, params: { fecha }, query }));
    await timed(() => make(listarClientes, { as: admin, query: { prefijo: 'ana', size: 10 } }));
  }
}

async function timed(ask: () => Promise<unknown>): Promise<void> {
  const kind = now;
  const start = performance.now();
  await ask();
  times[kind].push(performance.now() - start);
}

/** Returns a file of people with different names, telephones and e-mails, in base64. */
function fileOf(rows: number): string {
  const lines = Array.from({ length: rows }, (_, n) => {
    const letras = [n % 26, Math.floor(n / 26) % 26, Math.floor(n / 676)];
    const apellido = `Paz ${String.fromCodePoint(...letras.map((letra) => 97 + letra))}`;
    return `Ana,${apellido},381 4${String(n).padStart(6, '0')},traida${n}@ejemplo.com`;
  });
  return Buffer.from(['Nombre,Apellido,Teléfono,Email', ...lines].join('\r\n')).toString('base64');
}

/** Returns files of two megabytes, or of the most rows, that cost much to read, in base64. */
function hardFiles(): Record<string, string> {
  const bytes = 2 * 1024 * 1024;
  const files = {
    'equal rows': `Nombre;Apellido;Celular\n${'Ana;Paz;3815550001\n'.repeat(ROWS)}`,
    quotes: '"'.repeat(bytes),
    'quotes in lines': '"\n'.repeat(bytes / 2),
    separators: ';'.repeat(bytes),
    'separators in long lines': `${';'.repeat(19_000)}\n`.repeat(110),
    'ends of lines': '\r'.repeat(bytes),
    telephones: `${'Tel;'.repeat(200)}\n${`${'1;'.repeat(200)}\n`.repeat(ROWS)}`,
  };
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, Buffer.from(text).toString('base64')]),
  );
}
