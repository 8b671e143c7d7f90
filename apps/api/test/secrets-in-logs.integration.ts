import { inspect } from 'node:util';
import { ENDPOINTS } from '@remanso/contract/endpoints';
import type { Endpoint } from '@remanso/contract/endpoint';
import { pedirCodigo } from '@remanso/contract/persona/codigos.contract';
import { solicitarReset } from '@remanso/contract/persona/password-reset.contract';
import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { createSecretCollector } from './collect-secrets.ts';
import { openScene } from './support/scene.ts';
import { sentMails } from './support/sent-mails.ts';
import { JWT_SECRET, METRICS_TOKEN } from './support/secrets.ts';
import { useTestApp } from './support/test-app.ts';
import { prepareCall, type PreparedCall } from './support/valid-requests/prepare-call.ts';

/*
 * Every call of the contract is made at the most talkative level of the log: as it succeeds, and in
 * each way in which it fails. No line may contain a secret that was sent, answered, mailed or
 * stored meanwhile. `collect-secrets.ts` knows what is secret.
 */

/** The lines that were logged outside of requests, with the whole of each error. */
const outside: string[] = [];
/** True while the mail server takes no letter. */
let refusesLetters = false;
const app = useTestApp(
  {
    log: (message, error) => outside.push(`${message} ${inspect(error, { depth: 9 })}`),
    mailer: {
      async send(mail) {
        if (refusesLetters) throw new Error('550 No such mailbox');
        app.mails.push(mail);
      },
    },
  },
  { logLevel: 'trace' },
);

// Lets every write of the app fail, while `prueba.rota` has a row, by an error that the server does
// not expect. The restoring of a scene writes as a replica, for which no such trigger runs.
const BREAKABLE = sql`do $$
declare
  relation record;
begin
  create schema prueba;
  create table prueba.rota ();
  create function prueba.romper() returns trigger language plpgsql as $f$ begin
    if exists (select from prueba.rota) then raise 'the table is broken'; end if;
    return null;
  end $f$;
  for relation in select oid::regclass as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'
  loop
    execute format('create trigger rota after insert or update or delete on %s
      for each row execute function prueba.romper()', relation.name);
  end loop;
end $$`;
const BREAK = sql`insert into prueba.rota default values`;
const MEND = sql`delete from prueba.rota`;
beforeAll(() => BREAKABLE.execute(app.database.db));

const collector = createSecretCollector();

/** Makes the call in every way in which it fails without an outage; returns the statuses. */
async function fail({ path, body, as, scene, send }: PreparedCall, { method }: Endpoint) {
  const cut = JSON.stringify(body)?.slice(0, -1);
  const mark = path.includes('?') ? '&' : '?';
  const { db } = app.database;
  const answers = [
    await send({ as: undefined }),
    await send({ as: { token: `${as?.token ?? scene.client.token}x` } }),
    await send({ as: scene.otherClient }),
    await send({ path: `${path}${mark}token=${scene.admin.token}` }),
    await send({ path: `/nada${path}` }),
    ...(cut === undefined ? [] : [await send({ body: cut }), await send({ body: [body] })]),
  ];
  if (method !== 'GET') {
    await BREAK.execute(db);
    answers.push(await send());
    await MEND.execute(db);
  }
  return answers.map(({ status }) => status);
}

/** Takes the secrets of a call and of what it has left. */
async function collect({ path, body, as, scene }: PreparedCall, answer: unknown): Promise<void> {
  for (const each of [as, scene.admin, scene.client, scene.otherClient]) {
    if (each) collector.add('session', each.token);
  }
  collector.ofText(decodeURIComponent(path));
  collector.ofBody(body);
  collector.ofBody(answer);
  await collector.ofTables(app.database.db);
  for (const { subject, text, html } of await sentMails(app)) {
    for (const each of [subject.slice(0, 6), text, html]) collector.ofText(each);
  }
}

/** The secrets that the calls must have sent, answered, mailed or stored, for the search to count. */
const MET = [
  'calendarios.secreto_hash',
  'claves_de_envio.privada',
  'code',
  'code in a letter',
  'codigos.semilla',
  'invitaciones.secreto_hash',
  'key of a phone',
  'link, calendar or invitation',
  'password',
  'password_resets.token_hash',
  'secret of the server',
  'session',
  'token of the metrics',
  'token of a program',
  'tokens.hash',
  'usuarios.contrasena_hash',
  'webhook secret',
  'webhooks.secreto',
];

/** Lets the letters of links and codes fail, which is logged outside of requests. */
async function failLetters(): Promise<void> {
  const { client } = await openScene(app);
  const body = { email: client.email };
  refusesLetters = true;
  for (const call of [pedirCodigo, solicitarReset]) await app.call(call, { body });
  app.dependencies.mailWorker.start();
  await vi.waitFor(() => expect(outside.length).toBeGreaterThan(1), 10_000);
  await app.dependencies.mailWorker.stop();
  refusesLetters = false;
  await collector.ofTables(app.database.db);
}

test('no line of the log has a secret, whatever is asked and however it fails', async () => {
  collector.add('secret of the server', JWT_SECRET);
  collector.add('token of the metrics', METRICS_TOKEN);
  const statuses = new Set<number>();
  for (const endpoint of ENDPOINTS) {
    const failing = await prepareCall(app, endpoint);
    const failed = await fail(failing, endpoint);
    for (const status of failed) statuses.add(status);
    await collect(failing, undefined);
    const call = await prepareCall(app, endpoint);
    const { status, body } = await call.send();
    expect([endpoint.id, status]).toEqual([endpoint.id, endpoint.status]);
    await collect(call, body);
    await call.send();
  }
  await failLetters();
  expect([...statuses]).toEqual(expect.arrayContaining([400, 401, 403, 404, 409, 500]));
  expect(collector.kinds()).toEqual(expect.arrayContaining(MET));
  expect(collector.searchIn([`"authorization":"Bearer ${METRICS_TOKEN}"`])).toHaveLength(1);
  expect(app.logs.length).toBeGreaterThan(8 * ENDPOINTS.length);
  expect(collector.searchIn([...app.logs, ...outside])).toEqual([]);
}, 300_000);
