// Measures the app against what the same work costs without it; README.md beside this file says how to read it.
import { measureScenario } from './measure-scenario.ts';
import { prepareEmbedded, prepareServer } from './prepare-engine.ts';
import { tableHead, tableRows } from './report.ts';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(1));
}

const started = performance.now();
for (const prepare of [prepareServer, prepareEmbedded]) {
  const engine = await prepare();
  console.log(`\n### ${engine.description}\n\n${tableHead()}`);
  for (const scenario of engine.scenarios) {
    const measured = await measureScenario(scenario, engine.postmaster);
    console.log(tableRows(scenario.plan.call, measured));
  }
  await engine.stop();
}
console.log(`\n${Math.round((performance.now() - started) / 1000)} s`);
process.exit();
