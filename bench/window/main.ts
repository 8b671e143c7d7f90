// Measures how long somebody waits for their own list while one account asks for the whole window on
// 40 connections without a pause: `npm run bench:window`. It fails above LIMIT_MS.
import { startTestPostgres } from '../../scripts/test-postgres.ts';
import { buildCentro } from '../build-centro.ts';
import { stopChild } from '../child-process.ts';
import { KeepAliveConnection } from '../keep-alive-connection.ts';
import { temporaryFolder, use } from '../prepare-engine.ts';
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

console.log('| while | windows a second | own list, median ms | longest ms |');
console.log('| --- | --: | --: | --: |');
await measure('nobody else asks', 0);
const longest = await measure(`${AT_ONCE} windows are asked for at a time`, AT_ONCE);
await stopChild(child);
await server.stop();
process.exit(longest <= LIMIT_MS ? 0 : 1);

async function measure(what: string, atOnce: number): Promise<number> {
  let [windows, over] = [0, false];
  const begun = performance.now();
  const load = Array.from({ length: atOnce }, async () => {
    for (const ask = await asker('/franjas/client/ventana', ana); !over; windows += 1) await ask();
  });
  const ask = await asker('/reservas/mias', luis);
  const waits: number[] = [];
  for (let n = 0; n < LISTS; n += 1) {
    const asked = performance.now();
    await ask();
    waits.push(performance.now() - asked);
  }
  over = true;
  await Promise.all(load);
  const seconds = (performance.now() - begun) / 1_000;
  waits.sort((a, b) => a - b);
  const [median, longest] = [waits[LISTS / 2] ?? 0, waits.at(-1) ?? 0];
  console.log(
    `| ${what} | ${(windows / seconds).toFixed(0)} | ${median.toFixed(0)} | ${longest.toFixed(0)} |`,
  );
  return longest;
}

async function asker(path: string, token = ''): Promise<() => Promise<void>> {
  const connection = await KeepAliveConnection.open(port);
  return async () => {
    const { status } = await connection.send({ method: 'GET', path: `/api${path}`, token });
    if (status !== 200) throw new Error(`${path} answers ${status}`);
  };
}
