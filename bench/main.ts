// Measures the calls of the app, and the same work without the app around it: bare SQL and bare
// HTTP. bench/README.md says how to read the table.
import { availableParallelism } from 'node:os';
import { measureScenario } from './measure-scenario.ts';
import { prepareEmbedded, prepareServer } from './prepare-engine.ts';
import { figuresOf, tableHead, tableRows } from './report.ts';
import { saveResult, type Figures } from './save-result.ts';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(1));
}

const figures: Figures = {};
console.log(`Node ${process.version}, ${availableParallelism()} cores`);
for (const prepare of [prepareServer, prepareEmbedded]) {
  const engine = await prepare();
  console.log(`\n### ${engine.name}\n\n${tableHead()}`);
  for (const scenario of engine.scenarios) {
    const measured = await measureScenario(scenario, engine.postmaster);
    console.log(tableRows(scenario.plan.call, measured));
    for (const [row, columns] of Object.entries(figuresOf(scenario.plan.call, measured))) {
      figures[`${engine.name}: ${row}`] = columns;
    }
  }
  await engine.stop();
}
saveResult('bench', figures);
process.exit();
