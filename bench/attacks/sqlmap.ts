// Tries SQL injection by sqlmap in every value that the calls of the OpenAPI document take, on a new
// demonstration, as its administrator: `npm run attack:sqlmap`. Fails where sqlmap finds one.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { temporaryFolder } from '../prepare-engine.ts';
import { signIn } from '../sign-in.ts';
import { startDemo } from '../start-app.ts';
import { stopChild } from '../child-process.ts';
import { readDocumentedRequests, type DocumentedRequest } from './documented-requests.ts';
import { runAttacker } from './run-attacker.ts';

const MINUTES_EACH = 3;
/** The statuses by which the server refuses, which sqlmap must not take for an end of its work. */
const REFUSALS = '400,401,403,404,405,409,410,412,413,415,422,429';
const FOUND = /identified the following injection|appears to be .*injectable|is vulnerable/;
const NOT_FOUND = /do not appear to be injectable/;

const { values } = parseArgs({
  options: { minutes: { type: 'string' }, only: { type: 'string' } },
});
const deadline = performance.now() + Number(values.minutes ?? 60) * 60_000;
const folder = temporaryFolder();
const { child, port } = await startDemo(join(folder, 'demo'));
const origin = `http://127.0.0.1:${port}`;
const all = await readDocumentedRequests(origin, (value) => `${value}*`);
const requests = all.filter(({ call }) => call.includes(values.only ?? ''));

const failures: string[] = [];
let [tried, positions, untried] = [0, 0, 0];
console.log('| call | values | answer | seconds | sqlmap says |');
console.log('| --- | --: | --: | --: | --- |');
for (const request of requests) {
  if (performance.now() > deadline) {
    untried += 1;
    continue;
  }
  const begun = performance.now();
  const { token } = await signIn(origin, 'admin@remanso.local');
  const status = await answerTo(request, token);
  const said = await attack(request, token);
  const verdict = FOUND.test(said) ? 'injectable' : NOT_FOUND.test(said) ? 'nothing' : 'unclear';
  if (verdict !== 'nothing') failures.push(`${request.call}: ${verdict}\n${said.slice(-1_500)}`);
  tried += 1;
  positions += request.values;
  const seconds = Math.round((performance.now() - begun) / 1_000);
  console.log(`| ${request.call} | ${request.values} | ${status} | ${seconds} | ${verdict} |`);
}
await stopChild(child);
console.log(
  `${tried} calls with ${positions} values tried, ${untried} calls left out for want of time`,
);
for (const failure of failures) console.error(failure);
process.exit(failures.length > 0 || untried > 0 ? 1 : 0);

/** Returns the status with which the server answers the request before it is spoiled. */
async function answerTo({ method, target, body }: DocumentedRequest, token: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(`${origin}${target.replaceAll('*', '')}`, {
    method,
    headers,
    ...sent,
  });
  await answer.arrayBuffer();
  return answer.status;
}

async function attack(request: DocumentedRequest, token: string): Promise<string> {
  const file = join(folder, 'request.txt');
  writeFileSync(file, textOf(request, token));
  const options = [
    '--batch',
    '--ignore-stdin',
    '--level',
    '2',
    '--risk',
    '1',
    '--dbms',
    'PostgreSQL',
  ];
  const quiet = ['--disable-coloring', '--skip-waf', '--flush-session', '--timeout', '10'];
  const places = ['--output-dir', join(folder, 'sqlmap'), '--ignore-code', REFUSALS];
  return runAttacker('sqlmap', ['-r', file, ...options, ...quiet, ...places], MINUTES_EACH);
}

/** Returns the request as it is sent. sqlmap tries what stands before each star. */
function textOf({ method, target, body }: DocumentedRequest, token: string): string {
  const head = `${method} ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${token}\r\n`;
  if (body === undefined) return `${head}\r\n`;
  return `${head}Content-Type: application/json\r\n\r\n${withStars(body)}`;
}

/** Writes a body as JSON with a star after each value. A star of the value itself is left out. */
function withStars(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(withStars).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, each]) => `"${name}":${withStars(each)}`);
    return `{${fields.join(',')}}`;
  }
  const text = JSON.stringify(value).replaceAll('*', '');
  return typeof value === 'string' ? `${text.slice(0, -1)}*"` : `${text}*`;
}
