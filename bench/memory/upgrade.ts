// Measures the memory of `npm start` and all its processes after an upgrade: an earlier version makes a
// centre, a new clone of this one is started on its data, and started once more. Fails above LIMIT_MB.
// npm run bench:upgrade -- [--from <commit>]
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stopChild } from '../child-process.ts';
import { KeepAliveConnection } from '../keep-alive-connection.ts';
import { temporaryFolder } from '../prepare-engine.ts';
import { saveResult, type Figures } from '../save-result.ts';
import { startWhole } from '../start-app.ts';
import { readMemory } from './read-memory.ts';

const LIMIT_MB = 300;
const REQUESTS = 300;
const PATHS = ['/', '/login', '/api/salud', '/api/agenda', '/api/openapi.json'];
/** The version of 25 November 2026, whose data sixteen migrations change. */
const EARLIER = '306fc28c';

const { values } = parseArgs({ options: { from: { type: 'string' }, save: { type: 'boolean' } } });
const folder = temporaryFolder();
const address = { databaseUrl: undefined, dataDir: join(folder, 'data') };
const earlier = clone('earlier', values.from ?? EARLIER);
const present = clone('present', 'HEAD');
const figures: Figures = {};
await measure('earlier version', earlier);
await measure('upgraded', present);
await measure('started again', present);
saveResult('upgrade', figures);
const highest = Math.max(...Object.values(figures['upgraded'] ?? {}));
console.log(`${highest.toFixed(0)} MB after the upgrade, of ${LIMIT_MB}`);
process.exit(highest > LIMIT_MB ? 1 : 0);

/** Clones the repository at a commit, without what is installed and built. */
function clone(name: string, commit: string): string {
  const to = join(folder, name);
  execFileSync('git', ['clone', '--quiet', '--shared', '.', to]);
  execFileSync('git', ['checkout', '--quiet', commit], { cwd: to });
  return to;
}

async function measure(what: string, version: string): Promise<void> {
  const { child, port } = await startWhole(address, version);
  const atStart = readMemory(child.pid as number).total;
  const connection = await KeepAliveConnection.open(port);
  for (let n = 0; n < REQUESTS; n += 1) {
    await connection.send({ method: 'GET', token: '', path: PATHS[n % PATHS.length] as string });
  }
  connection.close();
  const afterwards = readMemory(child.pid as number).total;
  figures[what] = { 'after the start': atStart, 'after the requests': afterwards };
  console.log(
    `${what.padEnd(16)} ${atStart.toFixed(0)} MB after the start, ${afterwards.toFixed(0)} after ${REQUESTS} requests`,
  );
  await stopChild(child);
}
