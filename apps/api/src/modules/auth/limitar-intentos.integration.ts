import { login, current } from '@remanso/contract/persona/auth.contract';
import { expect, test } from 'vitest';
import { CONTRASENA } from '../../../test/support/builders.ts';
import { crearPersona } from '../../../test/support/personas.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import type { Answer } from '../../../test/support/client.ts';
import { outcome, told } from '../../../test/support/refusals.ts';

const app = useTestApp();

const entrar = (email: string, password: string) => app.call(login, { body: { email, password } });

async function failTimes(times: number, emailOf: (n: number) => string): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) statuses.push((await entrar(emailOf(n), 'Errada1')).status);
  return statuses;
}

const unauthorized = (times: number) => Array.from({ length: times }, () => 401);

function expectTooMany(answer: Answer): void {
  expect(outcome(answer)).toBe('429 DEMASIADOS_INTENTOS');
  expect(told(answer)).toMatch(/^Demasiados intentos. Intenta de nuevo en 1[45] minutos\.$/);
  const seconds = Number(answer.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(14 * 60);
  expect(seconds).toBeLessThanOrEqual(15 * 60);
}

test('after five failures an account waits, even with the right password; others do not', async () => {
  const ana = await crearPersona(app);
  const luis = await crearPersona(app);
  expect(await failTimes(5, () => ana.email)).toEqual(unauthorized(5));
  expectTooMany(await entrar(ana.email, CONTRASENA));
  expectTooMany(await entrar(ana.email.toUpperCase(), 'Errada1'));
  expect((await entrar(luis.email, CONTRASENA)).status).toBe(200);
  // A request with an open session does not count as an attempt to log in.
  expect((await app.call(current, { as: ana })).status).toBe(200);
});

test('an unknown account is limited alike, so that the limit does not tell', async () => {
  expect(await failTimes(5, () => 'nadie@ejemplo.com')).toEqual(unauthorized(5));
  expectTooMany(await entrar('nadie@ejemplo.com', 'Errada1'));
});

test('a success forgets the failures of the account', async () => {
  const { email } = await crearPersona(app);
  expect(await failTimes(4, () => email)).toEqual(unauthorized(4));
  expect((await entrar(email, CONTRASENA)).status).toBe(200);
  expect(await failTimes(5, () => email)).toEqual(unauthorized(5));
});

test('twenty failures from one address, on whatever accounts, make it wait', async () => {
  const { email } = await crearPersona(app);
  expect(await failTimes(20, (n) => `nadie${n}@ejemplo.com`)).toEqual(unauthorized(20));
  expectTooMany(await entrar(email, CONTRASENA));
});

test('what is no login attempt does not count', async () => {
  const { email } = await crearPersona(app);
  for (let n = 0; n < 6; n += 1) expect((await entrar(email, 'corta')).status).toBe(400);
  expect((await entrar(email, CONTRASENA)).status).toBe(200);
});

test('a flood of guesses at once does not pass the limit by much', async () => {
  const { email } = await crearPersona(app);
  const answers = await Promise.all(Array.from({ length: 40 }, () => entrar(email, 'Errada1')));
  const guessed = answers.filter(({ status }) => status === 401).length;
  expect(guessed).toBeGreaterThanOrEqual(5);
  // At most eight logins are checked at once. When one of them reaches the limit of five, up to
  // seven more may still be under way.
  expect(guessed).toBeLessThanOrEqual(5 + 7);
  expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true);
});
