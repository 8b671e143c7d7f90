// Asks for codes and tries wrong ones, 200 each, with e-mails of a client, of nobody, of an inactive
// account and of the desk, in turns, and prints what each is answered: `npm run bench:entrada`. Fails
// where status, body or headers tell the kinds of e-mail apart.
import { login } from '@remanso/contract/persona/auth.contract';
import { entrarConCodigo, pedirCodigo } from '@remanso/contract/persona/codigos.contract';
import { cambiarEstadoDeUsuario, crearUsuario } from '@remanso/contract/persona/usuarios.contract';
import { clientOf, type Answer } from '../../apps/api/test/support/client.ts';
import { stopChild } from '../child-process.ts';
import { temporaryFolder } from '../prepare-engine.ts';
import { saveResult, type Figures } from '../save-result.ts';
import { startApp } from '../start-app.ts';

/** The e-mails of a kind, and the requests with each: as many as the limits allow. */
const EMAILS = 40;
const EACH = 5;
const ADMIN = { email: 'duena@ejemplo.com', password: 'Secreta1' };

const KINDS = ['known', 'unknown', 'inactive', 'desk'] as const;
type Kind = (typeof KINDS)[number];
/** The headers that differ from one answer to the next, whoever asks. */
const VARYING = ['date', 'x-request-id', 'x-ultimo-evento'];
const CALLS = ['ask for a code', 'try a wrong one'] as const;

interface Seen {
  times: number[];
  /** The answers without what differs from one moment to the next, each once. */
  answers: Set<string>;
  bytes: Set<number>;
}

const { child, port } = await startApp(
  { databaseUrl: undefined, dataDir: temporaryFolder() },
  {
    RATE_LIMIT: 'on',
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  },
);
const client = clientOf(`http://127.0.0.1:${port}`);
let asked = 0;

const emailOf = (kind: Kind, n: number) => `${kind}${String(n).padStart(3, '0')}@ejemplo.com`;

await makeAccounts();
const seen = new Map(CALLS.map((call) => [call, new Map(KINDS.map((kind) => [kind, nothing()]))]));
for (let n = 0; n < EMAILS; n += 1) {
  for (let time = 0; time < EACH; time += 1) {
    for (const kind of inTurn(time)) {
      const email = emailOf(kind, n);
      await look(CALLS[0], kind, (headers) =>
        client.call(pedirCodigo, { body: { email }, headers }),
      );
    }
  }
  for (let time = 0; time < EACH; time += 1) {
    for (const kind of inTurn(time)) {
      const body = { email: emailOf(kind, n), codigo: '000000' };
      await look(CALLS[1], kind, (headers) => client.call(entrarConCodigo, { body, headers }));
    }
  }
}
await stopChild(child);
const figures: Figures = {};
const alike = CALLS.map((call) => report(call));
saveResult('entrada', figures);
process.exit(alike.every(Boolean) ? 0 : 1);

function nothing(): Seen {
  return { times: [], answers: new Set(), bytes: new Set() };
}

/** Returns the kinds, each time beginning with another one. */
function inTurn(time: number): Kind[] {
  const first = time % KINDS.length;
  return [...KINDS.slice(first), ...KINDS.slice(0, first)];
}

/** Makes a call from a network of its own, and notes what it is answered. */
async function look(
  call: (typeof CALLS)[number],
  kind: Kind,
  make: (headers: Record<string, string>) => Promise<Answer>,
): Promise<void> {
  asked += 1;
  const begun = performance.now();
  const answer = await make({
    'x-forwarded-for': `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`,
  });
  const { times, answers, bytes } = seen.get(call)?.get(kind) ?? nothing();
  times.push(performance.now() - begun);
  const body = JSON.stringify(answer.body);
  bytes.add(Buffer.byteLength(body));
  const headers = [...answer.headers].filter(([name]) => !VARYING.includes(name));
  answers.add(JSON.stringify([answer.status, body.replaceAll(/T[\d:]{8}/g, 'T…'), headers]));
}

/** Prints a table of a call. Returns whether all kinds were answered alike. */
function report(call: (typeof CALLS)[number]): boolean {
  console.log(`\n| ${call} | status | bytes | headers | median | p95 |`);
  console.log('| --- | --: | --: | --: | --: | --: |');
  const told = new Set<string>();
  for (const [kind, { times, answers, bytes }] of seen.get(call) ?? []) {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
    const each = [...answers].map((answer) => JSON.parse(answer) as [number, string, unknown[]]);
    const row = [
      [...new Set(each.map(([status]) => status))].join(' '),
      [...bytes].join(' '),
      [...new Set(each.map(([, , headers]) => headers.length))].join(' '),
      `${at(0.5).toFixed(2)} ms`,
      `${at(0.95).toFixed(2)} ms`,
    ];
    console.log(`| ${[`${kind} (${times.length})`, ...row].join(' | ')} |`);
    figures[`${call}, ${kind}`] = { 'median ms': at(0.5), 'p95 ms': at(0.95) };
    told.add([...answers].toSorted().join('\n') + [...bytes].join());
  }
  if (told.size > 1)
    console.log(`${call}: the answers differ\n${[...told].join('\n\n').slice(0, 4_000)}`);
  return told.size === 1;
}

async function makeAccounts(): Promise<void> {
  const as = await client.make(login, { body: ADMIN });
  const persona = { nombre: 'Ana', apellido: 'Paz', telefono: '381 555 0142' };
  for (let n = 0; n < EMAILS; n += 1) {
    for (const kind of ['known', 'inactive', 'desk'] as const) {
      const rol = kind === 'desk' ? ('RECEPCION' as const) : ('CLIENT' as const);
      const body = { ...persona, genero: 'FEMENINO' as const, email: emailOf(kind, n), rol };
      const { id } = await client.make(crearUsuario, { as, body });
      if (kind !== 'inactive') continue;
      const estado = { estado: 'INACTIVO' as const };
      await client.make(cambiarEstadoDeUsuario, { as, params: { id }, body: estado });
    }
  }
}
