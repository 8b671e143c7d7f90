import { solicitarReset } from '@remanso/contract/persona/password-reset.contract';
import { expect, test } from 'vitest';
import { crearPersona } from '../../../test/support/personas.ts';
import { createStatementCounter } from '../../../test/support/database/count-statements.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

// No mail worker runs in these tests: the avisos stay in the queue and can be counted.
const app = useTestApp();

const ask = (email: string) => app.call(solicitarReset, { body: { email } });

/**
 * Returns the e-mail addresses of the queued avisos, and expects that each aviso is of the kind
 * 'contrasena'.
 */
async function queued(): Promise<string[]> {
  const avisos = await app.database.db
    .selectFrom('avisos')
    .select(['tipo', 'para'])
    .orderBy('para')
    .execute();
  expect(avisos.every(({ tipo }) => tipo === 'contrasena')).toBe(true);
  return avisos.map(({ para }) => para);
}

test('a known and an unknown e-mail cost the same statements, the fourth one included', async () => {
  const ana = await crearPersona(app);
  const count = createStatementCounter(app);
  const costs: Record<string, number[]> = {};
  for (const email of [ana.email, 'nadie@ejemplo.com']) {
    const each = (costs[email] = [] as number[]);
    for (let n = 0; n < 4; n += 1) each.push(await count(() => ask(email)));
  }
  expect(costs['nadie@ejemplo.com']).toEqual(costs[ana.email]);
  expect(costs[ana.email]).not.toContain(0);
});

test('a fourth request in an hour for one e-mail is answered alike and sends nothing', async () => {
  const ana = await crearPersona(app);
  const answers = [];
  // All four spellings mean the same e-mail address.
  for (const email of [ana.email, ana.email.toUpperCase(), ana.email, ` ${ana.email}`]) {
    answers.push(await ask(email));
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const luis = await crearPersona(app);
  await ask(luis.email);
  expect(await queued()).toEqual([ana.email, ana.email, ana.email, luis.email].toSorted());
});

test('one address may ask ten times an hour', async () => {
  for (let n = 0; n < 10; n += 1) expect((await ask(`nadie${n}@ejemplo.com`)).status).toBe(200);
  const refused = await ask('otra@ejemplo.com');
  expect(outcome(refused)).toBe('429 DEMASIADOS_INTENTOS');
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(59 * 60);
  expect(seconds).toBeLessThanOrEqual(60 * 60);
  expect(await queued()).toHaveLength(10);
});

test('requests that come together pass no more than one after the other', async () => {
  const { email } = await crearPersona(app);
  const { resetToEmail, resetFromNetwork } = app.dependencies.limits;
  // The first half of the test gives each request its own network address, so that only the e-mail
  // is limited. The second half gives each request its own e-mail, so that only the network address
  // is limited.
  const addresses = Array.from({ length: 20 }, (_, n) => `203.0.113.${n}`);
  const admitted = await Promise.all(addresses.map(() => resetToEmail.admit(email)));
  expect(admitted.filter(Boolean)).toHaveLength(3);
  const asked = await Promise.allSettled(
    addresses.map(() => resetFromNetwork.take('198.51.100.7')),
  );
  expect(asked.filter((result) => result.status === 'fulfilled')).toHaveLength(10);
});

test('the counters hold no e-mail', async () => {
  const { email } = await crearPersona(app);
  await ask(email);
  const { rows } = await app.database.pool.query('select key from limites');
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain(email);
});
