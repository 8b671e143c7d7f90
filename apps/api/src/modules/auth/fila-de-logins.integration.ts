import { login } from '@remanso/contract/auth.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { CONTRASENA } from '../../../test/support/builders.ts';
import { crearPersona, desactivar } from '../../../test/support/personas.ts';
import { outcome, told } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { clientOf } from '../../../test/support/client.ts';

const app = useTestApp();

let server: Awaited<ReturnType<typeof createApp>>;
let origin: string;

beforeAll(async () => {
  const options = { logLevel: 'silent', trustProxy: ['127.0.0.1'], web: undefined };
  server = await createApp(app.dependencies, options);
  origin = await server.listen({ host: '127.0.0.1', port: 0 });
}, 120_000);
afterAll(() => server.close());

const entrar = (red: string, email: string, password = CONTRASENA) =>
  clientOf(origin).call(login, { body: { email, password }, headers: { 'x-forwarded-for': red } });

test('of six hundred right logins of one account at once few are looked at, and others get in meanwhile', async () => {
  const [ana, luis] = [await crearPersona(app), await crearPersona(app)];
  const flood = Array.from({ length: 600 }, () => entrar('203.0.113.7', ana.email));
  const { status } = await entrar('203.0.113.8', luis.email);
  const answers = await Promise.all(flood);
  expect(status).toBe(200);
  const right = answers.filter((answer) => answer.status === 200).length;
  expect(right).toBeGreaterThanOrEqual(30);
  // Up to three more logins were under way when the limit was reached.
  expect(right).toBeLessThanOrEqual(30 + 3);
  const refused = answers.filter((answer) => answer.status === 429);
  expect(refused).toHaveLength(600 - right);
  expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
  const fullLine = refused.filter((answer) => told(answer).startsWith('Hay demasiados pedidos'));
  expect(fullLine.length).toBeGreaterThan(0);
}, 60_000);

test('thirty right ones in a quarter of an hour are enough for a desk, and one more waits', async () => {
  const [ana, luis] = [await crearPersona(app), await crearPersona(app)];
  for (let n = 0; n < 30; n += 1) {
    expect((await entrar(`203.0.113.${n}`, ana.email)).status).toBe(200);
  }
  expect(outcome(await entrar('203.0.113.99', ana.email))).toBe('429 DEMASIADOS_INTENTOS');
  expect((await entrar('203.0.113.99', luis.email)).status).toBe(200);
});

test('a deactivated account’s right password counts as well', async () => {
  const ana = await crearPersona(app);
  await desactivar(app, ana);
  const statuses = [];
  for (let n = 0; n < 31; n += 1) statuses.push((await entrar('203.0.113.7', ana.email)).status);
  expect(statuses).toEqual([...Array(30).fill(403), 429]);
});
