import { current, login } from '@remanso/contract/persona/auth.contract';
import { eliminarCuenta } from '@remanso/contract/persona/cuenta.contract';
import { cambiarContrasena } from '@remanso/contract/persona/usuarios.contract';
import { expect, test } from 'vitest';
import { CONTRASENA, type Persona } from '../../../../test/support/builders.ts';
import { crearPersona } from '../../../../test/support/personas.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

const app = useTestApp();

const NUEVA = 'Distinta2';

const cambiar = (persona: Persona, contrasenaActual: string) =>
  app.call(cambiarContrasena, { as: persona, body: { contrasenaActual, nuevaContrasena: NUEVA } });
const eliminar = (persona: Persona, contrasena: string) =>
  app.call(eliminarCuenta, { as: persona, body: { contrasena } });

async function fallar(ana: Persona, veces: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < veces; n += 1) {
    const intentar = n % 2 === 0 ? cambiar : eliminar;
    statuses.push((await intentar(ana, 'Errada1')).status);
  }
  return statuses;
}

test('after five wrong ones, at either call, a person waits, even with the right one; others do not', async () => {
  const ana = await crearPersona(app);
  const luis = await crearPersona(app);
  expect(await fallar(ana, 5)).toEqual([400, 400, 400, 400, 400]);
  for (const answer of [await cambiar(ana, CONTRASENA), await eliminar(ana, CONTRASENA)]) {
    expect(outcome(answer)).toBe('429 DEMASIADOS_INTENTOS');
    expect(answer.body.message).toMatch(
      /^Demasiados intentos. Intenta de nuevo en 1[45] minutos\.$/,
    );
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
  }
  // The limit on wrong passwords in these calls does not affect the session or the login.
  expect((await app.call(current, { as: ana })).status).toBe(200);
  const body = { email: ana.email, password: CONTRASENA };
  expect((await app.call(login, { body })).status).toBe(200);
  expect((await cambiar(luis, CONTRASENA)).status).toBe(200);
});

test('the right one forgets the failures before it', async () => {
  const ana = await crearPersona(app);
  expect(await fallar(ana, 4)).toEqual([400, 400, 400, 400]);
  const { status, body } = await cambiar(ana, CONTRASENA);
  expect(status).toBe(200);
  expect(await fallar({ ...ana, token: body.token }, 5)).toEqual([400, 400, 400, 400, 400]);
});

test('what is no attempt does not count', async () => {
  const ana = await crearPersona(app);
  for (let n = 0; n < 6; n += 1) expect((await cambiar(ana, '')).status).toBe(400);
  expect((await cambiar(ana, CONTRASENA)).status).toBe(200);
});

test('a flood of guesses at once does not pass the limit by much', async () => {
  const ana = await crearPersona(app);
  const answers = await Promise.all(Array.from({ length: 30 }, () => eliminar(ana, 'Errada1')));
  const guessed = answers.filter(({ status }) => status === 400).length;
  expect(guessed).toBeGreaterThanOrEqual(5);
  expect(guessed).toBeLessThanOrEqual(5 + 7);
  expect(answers.every(({ status }) => status === 400 || status === 429)).toBe(true);
});

test('an accent is the same however it is typed, in the current password too', async () => {
  const ana = await crearPersona(app);
  const primero = await app.call(cambiarContrasena, {
    as: ana,
    body: { contrasenaActual: CONTRASENA, nuevaContrasena: 'Ma\u00f1ana1' },
  });
  expect(primero.status).toBe(200);
  const conToken = { ...ana, token: primero.body.token };
  expect((await cambiar(conToken, 'Man\u0303ana1')).status).toBe(200);
});
