// Lets wapiti attack a new demonstration with all modules that need no network: its pages, and every
// documented call that reads, as the administrator: `npm run attack:wapiti`. Fails where it reports a
// vulnerability.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stopChild } from '../child-process.ts';
import { temporaryFolder } from '../prepare-engine.ts';
import { signIn } from '../sign-in.ts';
import { startDemo } from '../start-app.ts';
import { readDocumentedRequests } from './documented-requests.ts';
import { runAttacker } from './run-attacker.ts';

interface Finding {
  method: string;
  path: string;
  info: string;
  parameter: string | null;
}

interface Report {
  vulnerabilities: Record<string, Finding[]>;
  anomalies: Record<string, Finding[]>;
}

/** `nikto` and `wapp` load their lists from the network. */
const MODULES = 'all,-nikto,-wapp';
const PAGES = ['/', '/agenda', '/login', '/registro', '/reservar', '/panel', '/agenda/embebida'];

/** The reports of wapiti that are no fault, with the reason. */
const EXPLAINED: readonly { found: RegExp; because: string }[] = [
  {
    found: /^Backup file: /,
    because: 'every path that is no file answers with the page of the app',
  },
  { found: /X-XSS-Protection/, because: 'browsers have taken it out; the CSP does its work' },
  {
    found: /Strict-Transport-Security/,
    because: 'it is sent over https only, and this is loopback',
  },
];

const { values } = parseArgs({ options: { minutes: { type: 'string' } } });
const minutes = Number(values.minutes ?? 30);
const folder = temporaryFolder();
const { child, port } = await startDemo(join(folder, 'demo'));
const origin = `http://127.0.0.1:${port}`;
const { token } = await signIn(origin, 'admin@remanso.local');
const reads = (await readDocumentedRequests(origin)).filter(({ method }) => method === 'GET');
const starts = [...PAGES, ...reads.map(({ target }) => target)];
const report = join(folder, 'wapiti.json');
const scope = ['--url', `${origin}/`, '--scope', 'domain', '--module', MODULES];
const asAdmin = ['--header', `Authorization: Bearer ${token}`];
const limits = ['--max-scan-time', String(minutes * 60), '--flush-session', '--no-bugreport'];
const places = ['--store-session', join(folder, 'session'), '--format', 'json', '--output', report];
const written = await runAttacker(
  'wapiti',
  [
    ...scope,
    ...starts.flatMap((target) => ['--start', `${origin}${target}`]),
    ...asAdmin,
    ...limits,
    ...places,
  ],
  minutes * 2,
);
await stopChild(child);
const { vulnerabilities, anomalies } = readReport();
console.log(`${starts.length} addresses to begin with`);
console.log('| kind | found |');
console.log('| --- | --: |');
for (const [kind, found] of Object.entries({ ...vulnerabilities, ...anomalies })) {
  console.log(`| ${kind} | ${found.length} |`);
}
const all = [...Object.entries(vulnerabilities), ...Object.entries(anomalies)].flatMap(
  ([kind, found]) =>
    found.map(
      ({ method, path, info, parameter }) =>
        `${kind}: ${method} ${path} ${parameter ?? ''}: ${info}`,
    ),
);
const reasonOf = (each: string) => EXPLAINED.find(({ found }) => found.test(each))?.because;
for (const each of all) console.log(`${each} – ${reasonOf(each) ?? 'NOT EXPLAINED'}`);
process.exit(all.every(reasonOf) ? 0 : 1);

function readReport(): Report {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as Report;
  } catch {
    console.error(written.slice(-3_000));
    console.error('wapiti has written no report');
    process.exit(2);
  }
}
