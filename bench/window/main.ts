// Measures how long a client waits for the list of their own bookings while another account
// requests the whole window on 40 connections without a pause: `npm run bench:window`. Fails above
// LIMIT_MS.
import { startTestPostgres } from '../../scripts/test-postgres.ts';
import { buildCentro } from '../build-centro.ts';
import { stopChild } from '../child-process.ts';
import { KeepAliveConnection } from '../keep-alive-connection.ts';
import { temporaryFolder, use } from '../prepare-engine.ts';
import { saveResult, type Figures } from '../save-result.ts';
import { startApp } from '../start-app.ts';

const AT_ONCE = 40;
const LISTS = 100;
const LIMIT_MS = 500;

const server = await startTestPostgres({ durable: true });
const address = { databaseUrl: server.url, dataDir: temporaryFolder() };
const [ana, luis] = await use(address, async ({ dependencies, pool }) => {
  const { clientes } = await buildCentro(dependencies, pool);
  return clientes.map(({ token }) => token);
});
const { child, port } = await startApp(address);

const figures: Figures = {};
console.log('| while | windows a second | own list, median ms | longest ms |');
console.log('| --- | --: | --: | --: |');
await measure('nobody else asks', 0);
const longest = await measure(`${AT_ONCE} windows are asked for at a time`, AT_ONCE);
await stopChild(child);
await server.stop();
saveResult('window', figures);
process.exit(longest <= LIMIT_MS ? 0 : 1);

async function measure(what: string, atOnce: number): Promise<number> {
  const load = { windows: 0, over: false };
  const begun = performance.now();
  const loading = Array.from({ length: atOnce }, () => askWithoutEnd(load));
  const ask = await asker('/reservas/mias', luis);
  const waits: number[] = [];
  for (let n = 0; n < LISTS; n += 1) {
    const asked = performance.now();
    await ask();
    waits.push(performance.now() - asked);
  }
  load.over = true;
  await Promise.all(loading);
  const rate = load.windows / ((performance.now() - begun) / 1_000);
  waits.sort((one, another) => one - another);
  const [median, most] = [waits[LISTS / 2] ?? 0, waits.at(-1) ?? 0];
  figures[what] = { 'windows a second': rate, 'median ms': median, 'longest ms': most };
  console.log(`| ${[what, ...[rate, median, most].map((each) => each.toFixed(0))].join(' | ')} |`);
  return most;
}

async function askWithoutEnd(load: { windows: number; over: boolean }): Promise<void> {
  for (const ask = await asker('/franjas/client/ventana', ana); !load.over; load.windows += 1) {
    await ask();
  }
}

async function asker(path: string, token = ''): Promise<() => Promise<void>> {
  const connection = await KeepAliveConnection.open(port);
  return async () => {
    const { status } = await connection.send({ method: 'GET', path: `/api${path}`, token });
    if (status !== 200) throw new Error(`${path} answers ${status}`);
  };
}
