// Measures what 500 open event streams cost: the app's memory, and the time of a booking with the
// streams, without them, and without the triggers that write the events, in turns. Fails above
// LIMIT_MB.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { startTestPostgres } from '../../scripts/test-postgres.ts';
import { buildCentro, planBookings } from '../build-centro.ts';
import { callAt, type CallPlan } from '../calls.ts';
import { stopChild } from '../child-process.ts';
import { KeepAliveConnection } from '../keep-alive-connection.ts';
import { open, temporaryFolder, use } from '../prepare-engine.ts';
import { readMemory } from '../memory/read-memory.ts';
import { runFor } from '../run-for.ts';
import { saveResult, type Figures } from '../save-result.ts';
import { startApp } from '../start-app.ts';
import { median } from '../median.ts';

const STREAMS = 500;
const LIMIT_MB = 60;
const CONNECTIONS = 8;
const ROUNDS = 7;
const TURN_MS = 1_500;
const WATCHED = ['franjas', 'reservas', 'asientos'];

const server = await startTestPostgres({ durable: true });
const address = { databaseUrl: server.url, dataDir: temporaryFolder() };
const plan = await use(address, async ({ dependencies, pool }): Promise<CallPlan> => {
  await buildCentro(dependencies, pool);
  return planBookings(dependencies, pool);
});
const database = await open(address);
const { child, port } = await startApp(address);
const connections = await Promise.all(
  Array.from({ length: CONNECTIONS }, () => KeepAliveConnection.open(port)),
);
let sent = 0;
let streams: Socket[] = [];
await book();

const before = readMemory(child.pid as number).total;
await openStreams();
await book();
const during = readMemory(child.pid as number).total;
console.log(`${STREAMS} streams: ${(during - before).toFixed(1)} MB more, of ${LIMIT_MB}`);
await closeStreams();

const TURNS = {
  'nobody looks on': async () => undefined,
  [`${STREAMS} look on`]: openStreams,
  'without the triggers': () => turnTriggers('disable'),
};
const milliseconds: Record<string, number[]> = {};
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, prepare] of Object.entries(TURNS)) {
    await prepare();
    (milliseconds[name] ??= []).push(await book());
    await closeStreams();
    await turnTriggers('enable');
  }
}
const figures: Figures = { [`${STREAMS} streams`]: { MB: during - before } };
const [alone = []] = Object.values(milliseconds);
for (const [name, each] of Object.entries(milliseconds)) {
  const ratios = each.map((ms, round) => ms / (alone[round] ?? ms)).toSorted((a, b) => a - b);
  const ends = `${ratios[0]?.toFixed(2)}–${ratios.at(-1)?.toFixed(2)}`;
  const ratio = `${median(ratios).toFixed(2)} (${ends})`;
  figures[name] = { 'ms a booking': median(each), ratio: median(ratios) };
  console.log(`${name.padEnd(22)} ${median(each).toFixed(2)} ms a booking, ${ratio}`);
}
for (const connection of connections) connection.close();
await database.close();
await stopChild(child);
await server.stop();
saveResult('streams', figures);
process.exit(during - before > LIMIT_MB ? 1 : 0);

/** Books for TURN_MS on all connections; returns the milliseconds that a booking takes. */
async function book(): Promise<number> {
  const { count, seconds } = await runFor(TURN_MS, CONNECTIONS, async (loop) => {
    const request = callAt(plan, (sent += 1));
    const { status, body } = (await connections[loop]?.send(request)) ?? { status: 0, body: '' };
    if (status !== 201) throw new Error(`${status} ${body.toString()}`);
  });
  return (seconds * 1_000 * CONNECTIONS) / count;
}

/** Opens STREAMS event streams, each with a client's token, and discards what arrives on them. */
async function openStreams(): Promise<void> {
  streams = await Promise.all(
    Array.from({ length: STREAMS }, async (_, n) => {
      const { token = '' } = plan.clientes[n % plan.clientes.length] ?? {};
      const socket = connect(port, '127.0.0.1');
      socket.write(
        `GET /api/eventos HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\n\r\n`,
      );
      await once(socket, 'data');
      return socket.resume();
    }),
  );
}

async function closeStreams(): Promise<void> {
  const closed = streams.map(async (socket) => once(socket.destroy(), 'close'));
  streams = [];
  await Promise.all(closed);
}

async function turnTriggers(turn: 'enable' | 'disable'): Promise<void> {
  const { rows } = await database.pool.query<{ tabla: string; nombre: string }>(
    `select tgrelid::regclass::text as tabla, tgname as nombre from pg_trigger
     where tgname like '%en_vivo%' and tgrelid::regclass::text = any ($1)`,
    [WATCHED],
  );
  for (const { tabla, nombre } of rows) {
    await database.pool.query(`alter table ${tabla} ${turn} trigger ${nombre}`);
  }
}
