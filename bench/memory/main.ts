// Measures the memory of `npm start` and all its processes: after the start, after four logins and
// 300 requests (the first day of a centre), between many requests and logins, and at rest after
// them. Fails above LIMIT_MB at any time.
import { setTimeout as pause } from 'node:timers/promises';
import { callAt, type BookingSupply, type CallPlan, type HttpRequest } from '../calls.ts';
import { CONTRASENA } from '../../apps/api/test/support/builders.ts';
import { buildCentro } from '../build-centro.ts';
import { stopChild } from '../child-process.ts';
import { KeepAliveConnection } from '../keep-alive-connection.ts';
import { temporaryFolder, use } from '../prepare-engine.ts';
import { saveResult } from '../save-result.ts';
import { startWhole } from '../start-app.ts';
import { readMemory, type Memory } from './read-memory.ts';

const LIMIT_MB = 300;
const FIRST_LOGINS = 4;
const FIRST_REQUESTS = 300;
const REQUESTS = 200_000;
const CONNECTIONS = 16;
const BETWEEN_READINGS = 20_000;
/** The milliseconds after which nothing that only work needs is held, such as connections. */
const REST_MS = 30_000;
const EACH_BOOKING = 400;
const EACH_LOGIN = 500;

const address = { databaseUrl: undefined, dataDir: temporaryFolder() };
const plans = await use(address, async ({ dependencies, pool }) => {
  const { clientes, fecha } = await buildCentro(dependencies, pool);
  // The supply is the franjas of the window that nobody has booked yet. Extra franjas
  // (insertSupply) would make every answer longer than a real centre's.
  const { rows } = await pool.query<BookingSupply>(
    `select min(id) as "firstFranjaId", count(*)::int as franjas from franjas where inicio > $1::date + 10`,
    [fecha],
  );
  const day: CallPlan = { call: 'day', clientes, fecha };
  const booking: CallPlan = { call: 'booking', clientes, supply: rows[0] as BookingSupply };
  return { day, booking, emails: clientes.map(({ email }) => email) };
});

const { child, port } = await startWhole(address);
const readings = [tell('after the start')];
let sent = FIRST_REQUESTS;
const opening = Array.from({ length: CONNECTIONS }, () => KeepAliveConnection.open(port));
const connections = await Promise.all(opening);
for (let n = 0; n < FIRST_LOGINS; n += 1) await send(connections[0], loginAt(n));
for (let n = 1; n <= FIRST_REQUESTS; n += 1) await send(connections[n % CONNECTIONS], requestAt(n));
const firstDay = tell(`${FIRST_LOGINS} logins, ${FIRST_REQUESTS} requests`);
readings.push(firstDay);
for (let enough = BETWEEN_READINGS; enough <= REQUESTS; enough += BETWEEN_READINGS) {
  await Promise.all(connections.map((connection) => sendUntil(enough, connection)));
  readings.push(tell(`after ${sent} requests`));
}
for (const connection of connections) connection.close();
await pause(REST_MS);
const atRest = tell(`at rest for ${REST_MS / 1000} s`);
await stopChild(child);
const highest = Math.max(...readings.map(({ total }) => total));
console.log(
  `${firstDay.total.toFixed(0)} MB on the first day, ${atRest.total.toFixed(0)} at rest; ` +
    `${highest.toFixed(0)} MB at most, of ${LIMIT_MB}`,
);
saveResult('memory', {
  'first day': { ...firstDay },
  'at rest': { ...atRest },
  'at most': { total: highest },
});
process.exit(highest > LIMIT_MB ? 1 : 0);

/** Sends requests until `enough` have been sent in all, and waits for their answers. */
async function sendUntil(enough: number, connection: KeepAliveConnection): Promise<void> {
  while (sent < enough) {
    sent += 1;
    await send(connection, requestAt(sent - 1));
  }
}

async function send(connection: KeepAliveConnection | undefined, request: HttpRequest) {
  const { status, body } = (await connection?.send(request)) ?? { status: 0, body: '' };
  if (status === 0 || status >= 300)
    throw new Error(`${request.path}: ${status} ${body.toString()}`);
}

function loginAt(n: number): HttpRequest {
  const email = plans.emails[n % plans.emails.length];
  const body = JSON.stringify({ email, password: CONTRASENA });
  return { method: 'POST', path: '/api/auth/login', token: '', body };
}

/**
 * Returns request number `n`. Most requests read a day, and three of ten come without a session. So
 * few requests book that no client reaches the most bookings that a client may have.
 */
function requestAt(n: number): HttpRequest {
  if (n % EACH_LOGIN === EACH_LOGIN - 1) return loginAt(n);
  const request = callAt(plans.day, n);
  const stranger = { method: 'GET', token: '' } as const;
  if (n % EACH_BOOKING === 0) {
    return callAt(plans.booking, n / EACH_BOOKING);
  }
  const turn = n % 10;
  if (turn === 3) return { ...request, path: '/api/franjas/client/ventana' };
  if (turn === 5) return { ...stranger, path: '/' };
  if (turn === 7) return { ...stranger, path: '/login' };
  if (turn === 9) return { ...stranger, path: '/api/salud' };
  return request;
}

function tell(when: string): Memory {
  const memory = readMemory(child.pid as number);
  const { node, postgres, npm, others, total } = memory;
  const parts = `Node ${node.toFixed(0)}, PostgreSQL ${postgres.toFixed(0)}, npm ${npm.toFixed(0)}, others ${others.toFixed(0)}`;
  console.log(`${when.padEnd(26)} ${total.toFixed(0).padStart(4)} MB: ${parts}`);
  return memory;
}
