// Measures what all that `npm start` runs holds in memory, after its start and after many requests
// of every kind. It fails above LIMIT_MB.
import {
  callAt,
  RECORDED_CALLS,
  type BookingSupply,
  type CallPlan,
  type HttpRequest,
} from '../calls.ts';
import { buildCentro } from '../build-centro.ts';
import { stopChild } from '../child-process.ts';
import { KeepAliveConnection } from '../keep-alive-connection.ts';
import { temporaryFolder, use } from '../prepare-engine.ts';
import { startWhole } from '../start-app.ts';
import { readMemory, type Memory } from './read-memory.ts';

const LIMIT_MB = 200;
const REQUESTS = 100_000;
const CONNECTIONS = 16;
const BETWEEN_READINGS = 10_000;
const EACH_BOOKING = 200;

const address = { databaseUrl: undefined, dataDir: temporaryFolder() };
const plans = await use(address, async ({ dependencies, pool }) => {
  const { clientes, fecha } = await buildCentro(dependencies, pool);
  // The supply is franjas of the window that nobody has booked yet: more franjas than a centre has
  // would be in every answer.
  const { rows } = await pool.query<BookingSupply>(
    `select min(id) as "firstFranjaId", count(*)::int as franjas from franjas where inicio > $1::date + 10`,
    [fecha],
  );
  const day: CallPlan = { call: 'day', clientes, fecha };
  const booking: CallPlan = { call: 'booking', clientes, supply: rows[0] as BookingSupply };
  return { day, booking };
});

const { child, port } = await startWhole(address);
const readings = [tell('after the start')];
let sent = 0;
const opening = Array.from({ length: CONNECTIONS }, () => KeepAliveConnection.open(port));
await Promise.all((await Promise.all(opening)).map(sendUntilEnough));
await stopChild(child);
const highest = Math.max(...readings.map(({ total }) => total));
console.log(`${highest.toFixed(0)} MB at most, of ${LIMIT_MB}`);
process.exit(highest > LIMIT_MB ? 1 : 0);

async function sendUntilEnough(connection: KeepAliveConnection): Promise<void> {
  while (sent < REQUESTS) {
    const request = requestAt(sent);
    const number = (sent += 1);
    const { status, body } = await connection.send(request);
    if (status >= 300) throw new Error(`${request.path}: ${status} ${body.toString()}`);
    if (number % BETWEEN_READINGS === 0) readings.push(tell(`after ${number} requests`));
  }
  connection.close();
}

/**
 * Returns the request number `n`: most look at days, three of ten are a stranger's; so few book
 * that no client comes to the most bookings that one may have.
 */
function requestAt(n: number): HttpRequest {
  const { request } = callAt(plans.day, n);
  const stranger = { method: 'GET', token: '' } as const;
  if (n % EACH_BOOKING === 0) {
    return callAt(plans.booking, RECORDED_CALLS + n / EACH_BOOKING).request;
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
  const { node, postgres, others, total } = memory;
  const parts = `Node ${node.toFixed(0)}, PostgreSQL ${postgres.toFixed(0)}, others ${others.toFixed(0)}`;
  console.log(`${when.padEnd(24)} ${total.toFixed(0).padStart(4)} MB: ${parts}`);
  return memory;
}
