// Measures the calls of the app, and the same work without the app around it: bare SQL and bare
// HTTP. Fails where an aim of report.ts is missed. bench/README.md says how to read the table.
import { availableParallelism } from 'node:os';
import { measureScenario } from './measure-scenario.ts';
import { prepareEmbedded, prepareServer } from './prepare-engine.ts';
import {
  connectionFigures,
  connectionHead,
  connectionRows,
  figuresOf,
  missedAims,
  tableHead,
  tableRows,
} from './report.ts';
import { saveResult, type Figures } from './save-result.ts';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(1));
}

const figures: Figures = {};
const missed: string[] = [];
console.log(`Node ${process.version}, ${availableParallelism()} cores`);
for (const prepare of [prepareServer, prepareEmbedded]) {
  const engine = await prepare();
  const atOnce: string[] = [];
  console.log(`\n### ${engine.name}\n\n${tableHead()}`);
  for (const scenario of engine.scenarios) {
    const { call } = scenario.plan;
    const { measured, byConnections } = await measureScenario(scenario, engine.postmaster);
    console.log(tableRows(call, measured));
    atOnce.push(connectionRows(call, byConnections));
    const all = { ...figuresOf(call, measured), ...connectionFigures(call, byConnections) };
    missed.push(
      ...missedAims(call, measured, byConnections).map((aim) => `${engine.name}: ${aim}`),
    );
    for (const [row, columns] of Object.entries(all)) figures[`${engine.name}: ${row}`] = columns;
  }
  console.log(`\n${connectionHead()}\n${atOnce.join('\n')}`);
  await engine.stop();
}
saveResult('bench', figures);
for (const each of missed) console.error(each);
process.exit(missed.length > 0 ? 1 : 0);
