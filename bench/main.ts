// Measures the app against what the same work costs without it; README.md beside this file says how
// to read it.
import { availableParallelism } from 'node:os';
import { measureScenario } from './measure-scenario.ts';
import { prepareEmbedded, prepareServer } from './prepare-engine.ts';
import { tableHead, tableRows } from './report.ts';
import { saveReport } from './save-report.ts';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(1));
}

const today = new Date().toISOString().slice(0, 10);
const lines: string[] = [];
tell(`${today}, Node ${process.version}, ${availableParallelism()} cores`);
for (const prepare of [prepareServer, prepareEmbedded]) {
  const engine = await prepare();
  tell(`\n### ${engine.name}\n\n${tableHead()}`);
  for (const scenario of engine.scenarios) {
    const measured = await measureScenario(scenario, engine.postmaster);
    tell(tableRows(scenario.plan.call, measured));
  }
  await engine.stop();
}
if (process.argv.includes('--save')) saveReport(lines.join('\n'));
process.exit();

function tell(text: string): void {
  console.log(text);
  lines.push(text);
}
