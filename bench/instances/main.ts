// Measures one, two and four instances behind HAProxy on one database: calls a second, the time until
// a change is told to the screens of every instance, an instance that is killed under load, and, with
// `--beside <folder>`, another version of the project beside this one. Fails where a booking is
// missing or made twice, or a screen is told later than LIVE_MS.
import { parseArgs } from 'node:util';
import { startTestPostgres } from '../../scripts/test-postgres.ts';
import { buildCentro, planBookings } from '../build-centro.ts';
import { callAt, type CallPlan } from '../calls.ts';
import { KeepAliveConnection } from '../keep-alive-connection.ts';
import { temporaryFolder, use } from '../prepare-engine.ts';
import { runFor } from '../run-for.ts';
import { saveResult, type Figures } from '../save-result.ts';
import { startApp } from '../start-app.ts';
import { verifyBookings } from '../verify-bookings.ts';
import { loseOne } from './lose-one.ts';
import { startInstances } from './start-instances.ts';
import { timeLive } from './time-live.ts';

const CONNECTIONS = 16;
const WARM_UP_MS = 2_000;
const TURN_MS = 3_000;
const LIVE_ROUNDS = 20;
const LIVE_MS = 1_000;
const LOST_ROUNDS = 600;

const { values } = parseArgs({
  options: { beside: { type: 'string' }, save: { type: 'boolean' } },
});
const server = await startTestPostgres({ durable: true });
const folder = temporaryFolder();
const address = { databaseUrl: server.url, dataDir: folder };
const { days, bookings } = await use(address, async ({ dependencies, pool }) => {
  const { clientes, fecha } = await buildCentro(dependencies, pool);
  return {
    days: { call: 'day' as const, clientes, fecha },
    bookings: await planBookings(dependencies, pool),
  };
});
const { clientes, supply } = bookings;
const figures: Figures = {};
const sent = { day: 0, booking: 0 };
let confirmed = 0;
let late = 0;
/** The franjas that takeFranjas has not handed out; the load books from the supply's other end. */
let end = supply.firstFranjaId + supply.franjas;

console.log('| instances | days a second | bookings a second | on all screens, ms | longest |');
console.log('| --- | --: | --: | --: | --: |');
for (const count of [1, 2, 4]) {
  const { origins, balancer, stop } = await startInstances(
    folder,
    Array.from({ length: count }, () => startApp(address)),
  );
  const perDay = await measure(balancer.port, days);
  const perBooking = await measure(balancer.port, bookings);
  const live = await timeLive(balancer.origin, origins, {
    clientes,
    franjas: takeFranjas(LIVE_ROUNDS),
  });
  await stop();
  const [median = 0, longest = 0] = [live[Math.floor(live.length / 2)], live.at(-1)];
  late += live.filter((ms) => ms > LIVE_MS).length;
  figures[`${count} instances`] = { days: perDay, bookings: perBooking, 'live ms': median };
  const row = [count, perDay, perBooking, median, longest].map((each) => Math.round(each));
  console.log(`| ${row.join(' | ')} |`);
}
await lose('one of two is killed', [startApp(address), startApp(address)]);
if (values.beside !== undefined) {
  const other = startApp(address, {}, values.beside);
  await lose('the other version, beside this one, is killed', [other, startApp(address)]);
}
await verifyBookings(address, supply, confirmed);
console.log(`\n${confirmed} bookings confirmed; all are there, once, with their seats`);
await server.stop();
saveResult('instances', figures);
process.exit(late > 0 ? 1 : 0);

function takeFranjas(count: number): number[] {
  end -= count;
  confirmed += count;
  return Array.from({ length: count }, (_, n) => end + n);
}

/** Returns the calls a second that are answered on all connections, after a warm-up. */
async function measure(port: number, plan: CallPlan): Promise<number> {
  const status = plan.call === 'booking' ? 201 : 200;
  const connections = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => KeepAliveConnection.open(port)),
  );
  const send = async (loop: number) => {
    const request = callAt(plan, sent[plan.call]);
    sent[plan.call] += 1;
    const answer = await connections[loop]?.send(request);
    if (answer?.status !== status) throw new Error(`${answer?.status} ${answer?.body.toString()}`);
    if (plan.call === 'booking') confirmed += 1;
  };
  await runFor(WARM_UP_MS, CONNECTIONS, send);
  const { count, seconds } = await runFor(TURN_MS, CONNECTIONS, send);
  for (const connection of connections) connection.close();
  return count / seconds;
}

/** Kills the first of some instances while clients book, and prints what they notice. */
async function lose(name: string, starting: Parameters<typeof startInstances>[1]): Promise<void> {
  const { apps, balancer, stop } = await startInstances(folder, starting);
  const franjas = takeFranjas(LOST_ROUNDS);
  const lost = await loseOne(balancer.origin, { clientes, franjas }, () => {
    apps[0]?.child.kill('SIGKILL');
  });
  await stop();
  figures[name] = { repeated: lost.repeated, 'longest ms': lost.longestMs };
  console.log(
    `\n${name}: ${lost.booked} booked, ${lost.repeated} requests without an answer repeated with ` +
      `their key, the longest booking ${Math.round(lost.longestMs)} ms`,
  );
}
