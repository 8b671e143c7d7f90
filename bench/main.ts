// Measures a day of the calendar and a booking on a server and on the app's own PostgreSQL: `npm run
// bench`. Fails where a booking is lost, or where the slowest calls take too long (bench/README.md).
import { availableParallelism } from 'node:os';
import { measureScenario } from './measure-scenario.ts';
import { prepareEmbedded, prepareServer } from './prepare-engine.ts';
import { figuresOf, tableHead, tableRows, tooLongTail } from './report.ts';
import { saveResult, type Figures } from './save-result.ts';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(1));
}

const figures: Figures = {};
const missed: string[] = [];
console.log(`Node ${process.version}, ${availableParallelism()} cores`);
for (const prepare of [prepareServer, prepareEmbedded]) {
  const engine = await prepare();
  console.log(`\n### ${engine.name}\n\n${tableHead()}`);
  for (const scenario of engine.scenarios) {
    const { call } = scenario.plan;
    const measured = await measureScenario(scenario, engine.postmaster);
    console.log(tableRows(call, measured));
    for (const [row, columns] of Object.entries(figuresOf(call, measured))) {
      figures[`${engine.name}: ${row}`] = columns;
    }
    const tail = tooLongTail(call, measured);
    if (tail !== undefined) missed.push(`${engine.name}: ${tail}`);
  }
  await engine.stop();
}
saveResult('bench', figures);
for (const each of missed) console.error(each);
process.exit(missed.length > 0 ? 1 : 0);
