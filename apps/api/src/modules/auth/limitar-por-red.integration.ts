import {
  solicitarReset,
  resetearContrasena,
} from '@remanso/contract/persona/password-reset.contract';
import { login } from '@remanso/contract/persona/auth.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { CONTRASENA, type Persona } from '../../../test/support/builders.ts';
import { crearPersona } from '../../../test/support/personas.ts';
import { createStatementCounter } from '../../../test/support/database/count-statements.ts';
import { told } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { clientOf } from '../../../test/support/client.ts';

/*
 * Tests of the limits of logins by network. Each stranger comes from a network of their own, which
 * the tests send in X-Forwarded-For, as a trusted proxy would.
 */

const app = useTestApp();

let server: Awaited<ReturnType<typeof createApp>>;
let origin: string;
let statementsOf: ReturnType<typeof createStatementCounter>;

beforeAll(async () => {
  const options = { logLevel: 'silent', trustProxy: ['127.0.0.1'], web: undefined };
  server = await createApp(app.dependencies, options);
  origin = await server.listen({ host: '127.0.0.1', port: 0 });
  statementsOf = createStatementCounter(app);
});
afterAll(() => server.close());

function entrar(red: string, email: string, password = CONTRASENA) {
  const headers = { 'x-forwarded-for': red };
  return clientOf(origin).call(login, { body: { email, password }, headers });
}

const extrania = (n: number) => `198.51.${Math.trunc(n / 250)}.${(n % 250) + 1}`;
const CASA = '203.0.113.7';
const TRABAJO = '2001:db8:1:2::1';

/**
 * Lets `cuantos` strangers guess a person's password, one after another, each from another network.
 * Returns how many guesses were checked.
 */
async function adivinar({ email }: Persona, cuantos: number, desde = 0): Promise<number> {
  let probadas = 0;
  for (let n = desde; n < desde + cuantos; n += 1) {
    if ((await entrar(extrania(n), email, 'Errada1')).status === 401) probadas += 1;
  }
  return probadas;
}

test('strangers do not lock out who has logged in from there before', async () => {
  const ana = await crearPersona(app);
  expect((await entrar(CASA, ana.email)).status).toBe(200);
  await adivinar(ana, 40);
  expect((await entrar(CASA, ana.email)).status).toBe(200);
  // Failures from the network CASA, which Ana's account knows, are counted apart from the guesses
  // of unknown networks.
  for (let n = 0; n < 4; n += 1) {
    expect((await entrar(CASA, ana.email, 'Errada1')).status).toBe(401);
  }
  expect((await entrar(CASA, ana.email)).status).toBe(200);
});

test('five of one network lock that network out, and no other', async () => {
  const ana = await crearPersona(app);
  for (let n = 0; n < 5; n += 1) {
    expect((await entrar(CASA, ana.email, 'Errada1')).status).toBe(401);
  }
  expect((await entrar(CASA, ana.email)).status).toBe(429);
  expect((await entrar(TRABAJO, ana.email)).status).toBe(200);
});

test('however many networks guess at once, an account answers ten of them and then one in two minutes', async () => {
  const ana = await crearPersona(app);
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) => entrar(extrania(n), ana.email, 'Errada1')),
  );
  const probadas = answers.filter(({ status }) => status === 401);
  expect(probadas).toHaveLength(11);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(189);
  // The guesses of strangers delay a login from an unknown network by two minutes at most.
  const nueva = await entrar(TRABAJO, ana.email);
  expect(nueva.status).toBe(429);
  expect(told(nueva)).toMatch(/^Demasiados intentos\. Intenta de nuevo en [12] minutos?\.$/);
  expect(Number(nueva.headers.get('retry-after'))).toBeLessThanOrEqual(120);
});

test('an e-mail without an account is limited alike, so that the limits do not tell', async () => {
  const ana = await crearPersona(app);
  const nadie = { ...ana, email: 'nadie@ejemplo.com' };
  expect([await adivinar(ana, 30), await adivinar(nadie, 30, 100)]).toEqual([11, 11]);
});

test('a known and an unknown account cost the same statements', async () => {
  const ana = await crearPersona(app);
  const cost = async (email: string, desde: number) => {
    const each: number[] = [];
    for (let n = desde; n < desde + 12; n += 1) {
      each.push(await statementsOf(() => entrar(extrania(n), email, 'Errada1')));
    }
    return each;
  };
  expect(await cost('nadie@ejemplo.com', 0)).toEqual(await cost(ana.email, 20));
});

test('a network that has failed twenty times still lets in who is known there', async () => {
  const [ana, luis] = [await crearPersona(app), await crearPersona(app)];
  expect((await entrar(CASA, ana.email)).status).toBe(200);
  for (let n = 0; n < 20; n += 1) {
    expect((await entrar(CASA, `nadie${n}@ejemplo.com`, 'Errada1')).status).toBe(401);
  }
  expect((await entrar(CASA, luis.email)).status).toBe(429);
  expect((await entrar(CASA, ana.email)).status).toBe(200);
});

test('a reset link lets its holder in from where it was used, in the middle of an attack', async () => {
  const ana = await crearPersona(app);
  await adivinar(ana, 20);
  expect((await entrar(TRABAJO, ana.email)).status).toBe(429);
  await app.call(solicitarReset, { body: { email: ana.email } });
  app.dependencies.mailWorker.start();
  await expect.poll(() => app.mails.length, { timeout: 10_000 }).toBe(1);
  const [, token = ''] = /token=([\w-]{43})/.exec(app.mails[0]?.text ?? '') ?? [];
  const reset = await clientOf(origin).call(resetearContrasena, {
    body: { token, nuevaPassword: 'Distinta2' },
    headers: { 'x-forwarded-for': TRABAJO },
  });
  expect(reset.status).toBe(200);
  expect((await entrar(TRABAJO, ana.email, 'Distinta2')).status).toBe(200);
});

test('a network is known for ninety days, and the table does not say which it is', async () => {
  const ana = await crearPersona(app);
  await entrar(CASA, ana.email);
  const { rows } = await app.database.pool.query('select * from redes_conocidas');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('203.0.113');
  await adivinar(ana, 20);
  app.clock.setEpoch(app.clock.epoch() + 90 * 24 * 3_600_000 - 1);
  expect((await entrar(CASA, ana.email)).status).toBe(200);
  app.clock.setEpoch(app.clock.epoch() + 90 * 24 * 3_600_000);
  // The first request of the day deletes the known networks and counters of three months ago.
  await adivinar(ana, 20);
  expect((await entrar(CASA, ana.email)).status).toBe(429);
});
