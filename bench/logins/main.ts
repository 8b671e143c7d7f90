// Sends a thousand logins with wrong passwords at once to a centre, from several kinds of networks.
// Prints what the owner, a client at a new network and a reader of `/salud` get meanwhile: `npm run
// bench:logins`. Fails when the owner, the client or the reader is refused.
import { login, register } from '@remanso/contract/persona/auth.contract';
import { clientOf } from '../../apps/api/test/support/client.ts';
import { stopChild } from '../child-process.ts';
import { temporaryFolder } from '../prepare-engine.ts';
import { saveResult, type Figures } from '../save-result.ts';
import { startApp } from '../start-app.ts';

const AT_ONCE = 1_000;
const OWNERS_LOGINS = 8;
const PASSWORD = 'Secreta1';

/**
 * The kinds of networks that attack; each function returns the IP address of the attacker's login
 * number `n`.
 */
const ATTACKERS: Record<string, (n: number) => string> = {
  'five IPv4': (n) => `198.51.100.${n % 5}`,
  'one /56': (n) => `2001:db8:1:${(n % 256).toString(16)}::1`,
  'one /48': (n) => `2001:db8:2:${n.toString(16)}::1`,
  '1,000 IPv4': (n) => `10.1.${n >> 8}.${n & 255}`,
};

const { child, port } = await startApp(
  { databaseUrl: undefined, dataDir: temporaryFolder() },
  { RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'error' },
);
const client = clientOf(`http://127.0.0.1:${port}`);

console.log(
  '| 1,000 at once from | 401 | 429 | owner, known network | client, new network | `/salud` |',
);
console.log('| --- | --: | --: | --: | --: | --: |');
const figures: Figures = {};
let refused = 0;
for (const [index, name] of Object.keys(ATTACKERS).entries()) await attack(name, index);
await stopChild(child);
saveResult('logins', figures);
process.exit(refused === 0 ? 0 : 1);

async function attack(name: string, index: number): Promise<void> {
  const [owner, newcomer] = [`duena${index}@ejemplo.com`, `nueva${index}@ejemplo.com`];
  const [home, elsewhere] = [`203.0.113.${index}`, `203.0.113.${100 + index}`];
  for (const email of [owner, newcomer]) await makeAccount(email, home);
  await enter(home, owner);
  const addressOf = ATTACKERS[name] as (n: number) => string;
  const flood = Array.from({ length: AT_ONCE }, (_, n) =>
    enter(addressOf(n), `nadie${index}-${n}@ejemplo.com`, 'Errada1'),
  );
  const done = Promise.all(flood);
  const others = await Promise.all([
    measure(OWNERS_LOGINS, () => enter(home, owner)),
    measure(1, () => enter(elsewhere, newcomer)),
    measure(OWNERS_LOGINS, async () => (await client.send('GET', '/salud')).status),
  ]);
  const statuses = await done;
  const count = (status: number) => statuses.filter((each) => each === status).length;
  const [owners, newcomers, readers] = others;
  figures[name] = {
    'answered 401': count(401),
    'answered 429': count(429),
    'owner, longest ms': owners.longest,
    'client, longest ms': newcomers.longest,
    '/salud, longest ms': readers.longest,
  };
  console.log(`| ${[name, count(401), count(429), ...others.map(inWords)].join(' | ')} |`);
}

type Waits = { times: number; right: number; longest: number };

/**
 * Calls `ask` `times` times, one call after the other. Returns how many calls were answered with
 * 200, and the longest wait in milliseconds.
 */
async function measure(times: number, ask: () => Promise<number>): Promise<Waits> {
  let [right, longest] = [0, 0];
  for (let n = 0; n < times; n += 1) {
    const begun = performance.now();
    if ((await ask()) === 200) right += 1;
    longest = Math.max(longest, performance.now() - begun);
  }
  refused += times - right;
  return { times, right, longest };
}

function inWords({ times, right, longest }: Waits): string {
  return `${right} of ${times}, ${longest.toFixed(0)} ms`;
}

async function enter(address: string, email: string, password = PASSWORD): Promise<number> {
  const headers = { 'x-forwarded-for': address };
  return (await client.call(login, { body: { email, password }, headers })).status;
}

async function makeAccount(email: string, address: string): Promise<void> {
  const persona = {
    nombre: 'Ana',
    apellido: 'Paz',
    genero: 'FEMENINO',
    telefono: '381 555 0142',
  } as const;
  const headers = { 'x-forwarded-for': address };
  await client.make(register, { body: { ...persona, email, password: PASSWORD }, headers });
}
