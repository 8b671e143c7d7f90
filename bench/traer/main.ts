// Brings a file of 5,000 clients while a desk books, looks at its day and searches without a pause:
// `npm run bench:traer`. Fails where the file takes LIMIT_MS or the desk is refused anything.
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
const { make } = clientOf(`http://127.0.0.1:${port}`);
const times: Record<'alone' | 'beside', number[]> = { alone: [], beside: [] };
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
over.abort();
await desk;
await stopChild(child);
await server.stop();

const [alone, beside] = [times.alone.toSorted(ASCENDING), times.beside.toSorted(ASCENDING)];
const figures: Figures = {
  file: { 'seen ms': seen - begun, 'brought ms': done - seen, rows: creados },
  'a call of the desk, alone': { ms: median(alone), longest: alone.at(-1) ?? 0 },
  'a call of the desk, beside it': { ms: median(beside), longest: beside.at(-1) ?? 0 },
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
saveResult('traer', figures);
process.exit(done - begun < LIMIT_MS && creados === ROWS && cuentas.NUEVO === ROWS ? 0 : 1);

/** Books, looks at the day and searches, in turns, until the file is there. */
async function work(): Promise<void> {
  while (!over.signal.aborted) {
    await timed(() =>
      make(crearReserva, {
        as: admin,
        body: { franjaId: firstFranjaId + booked, clienteId: quienes[booked % quienes.length]?.id },
      }),
    );
    booked += 1;
    const query = { incluirDetalles: true };
    await timed(() => make(franjasPorFecha, { as: admin, params: { fecha }, query }));
    await timed(() => make(listarClientes, { as: admin, query: { prefijo: 'ana', size: 10 } }));
  }
}

async function timed(call: () => Promise<unknown>): Promise<void> {
  const kind = now;
  const start = performance.now();
  await call();
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
