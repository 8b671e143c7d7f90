import { login } from '@remanso/contract/persona/auth.contract';
import { enviarBienvenida } from '@remanso/contract/persona/clientes.contract';
import {
  solicitarReset,
  validarReset,
  resetearContrasena,
} from '@remanso/contract/persona/password-reset.contract';
import { crearUsuario } from '@remanso/contract/persona/usuarios.contract';
import { expect, test, vi } from 'vitest';
import { crearClienteSinEmail, crearPersona } from '../../../test/support/personas.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { sentMails } from '../../../test/support/sent-mails.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const PATIENCE = { timeout: 10_000, interval: 50 };
const EN_CAMINO = [200, { message: 'El enlace está en camino' }];

test('the desk invites as many as come in, also where its address has asked for many resets', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  for (let n = 0; n < 11; n += 1) {
    await app.call(solicitarReset, { body: { email: `nadie${n}@ejemplo.com` } });
  }
  const body = { email: 'otra@ejemplo.com' };
  expect((await app.call(solicitarReset, { body })).status).toBe(429);
  for (let n = 0; n < 15; n += 1) {
    const { id } = await crearPersona(app);
    expect(outcome(await app.call(enviarBienvenida, { as: admin, params: { id } }))).toEqual(
      EN_CAMINO,
    );
  }
  const waiting = app.database.db.selectFrom('avisos').where('tipo', '=', 'bienvenida');
  expect(await waiting.select('para').execute()).toHaveLength(15);
});

test('of forty that are sent to one client at once one goes out', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const sinEmail = await crearClienteSinEmail(app);
  const ana = await crearPersona(app);
  const send = (id: number) => app.call(enviarBienvenida, { as: admin, params: { id } });
  const outcomes = (await Promise.all(Array.from({ length: 40 }, () => send(ana.id)))).map(outcome);
  expect(outcomes.filter((one) => one === '429 DEMASIADOS_INTENTOS')).toHaveLength(39);
  expect(outcomes).toContainEqual(EN_CAMINO);
  // An invitation that cannot be sent does not count for the limit.
  expect(outcome(await send(sinEmail))).toBe('409 SIN_EMAIL');
  expect(outcome(await send(sinEmail))).toBe('409 SIN_EMAIL');
  const waiting = app.database.db.selectFrom('avisos').where('tipo', '=', 'bienvenida');
  expect(await waiting.select('para').execute()).toEqual([{ para: ana.email }]);
});

test('the link chooses a password for seven days, and once', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const ana = await crearPersona(app);
  await app.call(enviarBienvenida, { as: admin, params: { id: ana.id } });
  app.dependencies.mailWorker.start();
  await vi.waitFor(() => expect(app.mails).toHaveLength(1), PATIENCE);
  const [mail] = app.mails;
  expect(mail).toMatchObject({
    to: ana.email,
    subject: 'Cuenta nueva en Remanso',
    headers: { 'X-Aviso': 'bienvenida' },
  });
  const token = /reset-password\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  app.clock.set('2026-10-08T06:59:59');
  expect((await app.call(validarReset, { params: { token } })).body.valido).toBe(true);
  const reset = () => app.call(resetearContrasena, { body: { token, nuevaPassword: 'Elegida1' } });
  expect((await reset()).status).toBe(200);
  expect((await reset()).status).toBe(400);
  const credentials = { email: ana.email, password: 'Elegida1' };
  expect((await app.call(login, { body: credentials })).status).toBe(200);
});

test('a client whom the desk makes without a password gets the link at once', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  await app.make(crearUsuario, {
    as: admin,
    body: {
      nombre: 'Eva',
      apellido: 'Sosa',
      email: 'eva@ejemplo.com',
      genero: 'FEMENINO',
      telefono: '381 555 0143',
    },
  });
  const [mail, ...others] = await sentMails(app);
  expect([mail?.to, mail?.headers?.['X-Aviso'], others]).toEqual([
    'eva@ejemplo.com',
    'bienvenida',
    [],
  ]);
  expect(mail?.text).toMatch(/reset-password\?token=[\w-]{43}/);
});
