// Measures the app against what the same work costs without it; README.md beside this file says how to read it.
import { measureEngine } from './measure-engine.ts';
import { prepareEmbedded, prepareServer } from './prepare-engine.ts';
import { toTable } from './report.ts';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(1));
}

const started = performance.now();
for (const prepare of [prepareServer, prepareEmbedded]) {
  const engine = await prepare();
  console.log(`\n### ${engine.description}\n`);
  console.log(toTable(await measureEngine(engine)));
  await engine.stop();
}
console.log(`\n${Math.round((performance.now() - started) / 1000)} s`);
process.exit();
