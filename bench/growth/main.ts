// Measures the calls of a centre with ten days, a year and ten years of bookings, in turns on one
// server: `npm run bench:growth`. Fails where a call takes more than LIMIT times what it takes in the
// smallest centre.
import { sumarDias } from '@remanso/contract/calendario';
import { insertHistory } from '../../apps/api/test/support/database/insert-history.ts';
import { startTestPostgres } from '../../scripts/test-postgres.ts';
import { stopChild } from '../child-process.ts';
import { median } from '../median.ts';
import { open, temporaryFolder, use } from '../prepare-engine.ts';
import { saveResult, type Figures } from '../save-result.ts';
import { startApp } from '../start-app.ts';
import { callsOf, type Call, type Grown } from './calls-of.ts';

const SIZES = [
  { name: 'ten days', dias: 10, clientes: 100 },
  { name: 'a year', dias: 365, clientes: 1_000 },
  { name: 'ten years', dias: 3_652, clientes: 5_000 },
];
const FRANJAS_POR_DIA = 16;
const ROUNDS = 48;
const WARM_UP = 10;
const LIMIT = 1.3;

const server = await startTestPostgres({ durable: true });
const dataDir = temporaryFolder();
const centres: Grown[] = [];
for (const [n, { name, dias, clientes }] of SIZES.entries()) {
  const address = { databaseUrl: server.url.replace(/postgres$/, `growth_${n}`), dataDir };
  await create(`growth_${n}`);
  const filled = await use(address, async ({ dependencies: { db, clock, tokens } }) => {
    const hoy = clock.today();
    const franjasPorDia = FRANJAS_POR_DIA;
    const id = await insertHistory(db, { hoy, dias, clientes, franjasPorDia });
    const sign = (personId: number, rol: 'ADMIN' | 'CLIENT') =>
      tokens.sign({ id: personId, rol, version: 1 });
    // Without messages, so that the time of a booking is not that of a letter.
    await db.updateTable('config').set({ notificaciones_activas: false }).execute();
    const libres = await db
      .selectFrom('franjas')
      .select('id')
      .where('ocupados', '=', 0)
      .where('fecha', '>', hoy)
      .where('fecha', '<', sumarDias(hoy, 30))
      .orderBy('id')
      .execute();
    return {
      hoy,
      admin: await sign(id, 'ADMIN'),
      ana: { id: id + 1, token: await sign(id + 1, 'CLIENT') },
      libres,
    };
  });
  const { child, port } = await startApp(address);
  centres.push({ ...filled, name, child, origin: `http://127.0.0.1:${port}` });
}

const figures: Figures = {};
const slow: string[] = [];
console.log(`| call | ${SIZES.map(({ name }) => name).join(' | ')} | ratio |`);
console.log('| --- | --: | --: | --: | --: |');
const perCentre = centres.map(callsOf);
for (const name of Object.keys(perCentre[0] ?? {})) {
  const times = await inTurns(perCentre.map((calls) => calls[name] as Call));
  const [small = 1, ...grown] = times;
  const ratio = Math.max(...grown.map((ms) => ms / small));
  figures[name] = { ms: times.at(-1) ?? 0, ratio };
  if (ratio > LIMIT) slow.push(`${name}: ${ratio.toFixed(2)} of ${LIMIT}`);
  console.log(
    `| ${name} | ${times.map((ms) => `${ms.toFixed(2)} ms`).join(' | ')} | ${ratio.toFixed(2)} |`,
  );
}
await Promise.all(centres.map(({ child }) => stopChild(child)));
await server.stop();
saveResult('growth', figures);
for (const each of slow) console.error(each);
process.exit(slow.length > 0 ? 1 : 0);

async function create(name: string): Promise<void> {
  const { pool, close } = await open({ databaseUrl: server.url, dataDir });
  await pool.query(`create database ${name}`);
  await close();
}

/** Makes the same call in each centre in turn; returns the medians in milliseconds. */
async function inTurns(calls: readonly Call[]): Promise<number[]> {
  const times = calls.map((): number[] => []);
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const [n, call] of calls.entries()) {
      const begun = performance.now();
      await call(round);
      if (round >= WARM_UP) times[n]?.push(performance.now() - begun);
    }
  }
  return times.map(median);
}
