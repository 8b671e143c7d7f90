import { actualizarUsuario } from '@remanso/contract/persona/usuarios.contract';
import { login, current } from '@remanso/contract/persona/auth.contract';
import {
  solicitarReset,
  resetearContrasena,
  validarReset,
} from '@remanso/contract/persona/password-reset.contract';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { expect, test, vi } from 'vitest';
import { CONTRASENA, type Persona } from '../../../test/support/builders.ts';
import { crearPersona, desactivar } from '../../../test/support/personas.ts';
import { dumpTables } from '../../../test/support/database/dump-tables.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const NUEVA = 'Distinta2';
const ask = (email: string, headers = {}) => app.call(solicitarReset, { body: { email }, headers });
const reset = (token: string, nuevaPassword = NUEVA) =>
  app.call(resetearContrasena, { body: { token, nuevaPassword } });
const entrar = ({ email }: Persona, password: string) =>
  app.call(login, { body: { email, password } });
const isValid = async (token: string) => (await app.call(validarReset, { params: { token } })).body;

/** Requests a link, lets the mail worker send it, and returns the token of the link. */
async function receiveToken({ email }: Persona): Promise<string> {
  app.dependencies.mailWorker.start();
  const sent = app.mails.length;
  await ask(email);
  await vi.waitFor(() => expect(app.mails.length).toBe(sent + 1), {
    timeout: 10_000,
    interval: 50,
  });
  const link = /https:\/\/\S+/.exec(app.mails.at(-1)?.text ?? '')?.[0] ?? '';
  expect(link).toMatch(/^https:\/\/turnos\.ejemplo\.com\/reset-password\?token=[\w-]{43}$/);
  return link.split('token=')[1] ?? '';
}

test('a link lets its holder choose a password, once, and ends every session', async () => {
  const ana = await crearPersona(app);
  const token = await receiveToken(ana);
  expect(app.mails[0]).toMatchObject({ to: ana.email, subject: 'Contraseña nueva en Remanso' });
  expect(await isValid(token)).toEqual({ valido: true, mensaje: 'El enlace es válido' });

  const { status, body } = await reset(token);
  expect([status, body]).toEqual([
    200,
    {
      mensaje: 'Contraseña actualizada correctamente',
      message: 'Contraseña actualizada correctamente',
      email: ana.email,
    },
  ]);
  expect((await app.call(current, { as: ana })).status).toBe(401);
  expect((await entrar(ana, CONTRASENA)).status).toBe(401);
  expect((await entrar(ana, NUEVA)).status).toBe(200);
  expect(outcome(await reset(token, 'Tercera3'))).toBe('400 ENLACE_INVALIDO');
  expect(await isValid(token)).toEqual({ valido: false, mensaje: 'Token inválido o expirado' });
});

test('who guessed until the account had to wait gets in with the new password', async () => {
  const ana = await crearPersona(app);
  for (let n = 0; n < 5; n += 1) await entrar(ana, 'Errada1');
  expect((await entrar(ana, CONTRASENA)).status).toBe(429);
  expect((await reset(await receiveToken(ana))).status).toBe(200);
  expect((await entrar(ana, NUEVA)).status).toBe(200);
});

test('a link lasts an hour', async () => {
  const ana = await crearPersona(app);
  const token = await receiveToken(ana);
  app.clock.set('2026-10-01T07:59:59');
  expect((await isValid(token)).valido).toBe(true);
  app.clock.set('2026-10-01T08:00:00');
  expect((await isValid(token)).valido).toBe(false);
  expect(outcome(await reset(token))).toBe('400 ENLACE_INVALIDO');
  expect((await entrar(ana, CONTRASENA)).status).toBe(200);
});

test('a new link voids the older', async () => {
  const ana = await crearPersona(app);
  const first = await receiveToken(ana);
  const second = await receiveToken(ana);
  expect([(await isValid(first)).valido, (await isValid(second)).valido]).toEqual([false, true]);
  expect(outcome(await reset(first))).toBe('400 ENLACE_INVALIDO');
});

test.each([
  [
    'chooses another password',
    'contrasena',
    { contrasenaActual: CONTRASENA, nuevaContrasena: NUEVA },
  ],
  ['moves to another e-mail', 'id', { email: 'nueva@ejemplo.com', contrasenaActual: CONTRASENA }],
] as const)(
  'a link that waits in the mailbox is void once its holder %s',
  async (_, what, body) => {
    const ana = await crearPersona(app);
    const token = await receiveToken(ana);
    const path = what === 'id' ? ana.id : what;
    // A change of the name, and of nothing but the case of the e-mail, keeps the link valid.
    const same = { email: ana.email.toUpperCase(), nombre: 'Anahí' };
    await app.call(actualizarUsuario, { as: ana, params: { id: ana.id }, body: same });
    expect((await isValid(token)).valido).toBe(true);
    expect(
      (await app.call(actualizarUsuario, { as: ana, params: { id: path }, body })).status,
    ).toBe(200);
    expect((await isValid(token)).valido).toBe(false);
    expect(outcome(await reset(token, 'Tercera3'))).toBe('400 ENLACE_INVALIDO');
  },
);

test('whoever asks is told the same; only an active account gets an e-mail', async () => {
  const ana = await crearPersona(app);
  const inactiva = await crearPersona(app);
  await desactivar(app, inactiva);
  const unknown = await ask('nadie@ejemplo.com');
  const inactive = await ask(inactiva.email);
  const token = await receiveToken(ana);
  const known = await ask(ana.email);
  expect(unknown.status).toBe(200);
  expect(outcome(unknown)).toEqual(outcome(known));
  expect(outcome(inactive)).toEqual(outcome(known));
  expect(app.mails.map(({ to }) => to)).not.toContain(inactiva.email);
  expect(token).toHaveLength(43);
});

test('the link goes to the origin that the operator named, whatever the request says', async () => {
  const ana = await crearPersona(app);
  const lies = {
    host: 'malo.ejemplo',
    origin: 'https://malo.ejemplo',
    forwarded: 'host=malo.ejemplo',
  };
  const post = request(`${app.origin}/api/password-reset/solicitar`, {
    method: 'POST',
    headers: { ...lies, 'x-forwarded-host': 'malo.ejemplo', 'content-type': 'application/json' },
  });
  post.end(JSON.stringify({ email: ana.email }));
  const [answer] = (await once(post, 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(200);
  app.dependencies.mailWorker.start();
  await vi.waitFor(() => expect(app.mails).toHaveLength(1), { timeout: 10_000, interval: 50 });
  expect(app.mails[0]?.html).toContain('"https://turnos.ejemplo.com/reset-password?token=');
  expect(JSON.stringify(app.mails)).not.toContain('malo.ejemplo');
});

test('the plain token is in no table and no log', async () => {
  const ana = await crearPersona(app);
  const token = await receiveToken(ana);
  await isValid(token);
  expect(JSON.stringify([await dumpTables(app), app.logs])).not.toContain(token);
});
