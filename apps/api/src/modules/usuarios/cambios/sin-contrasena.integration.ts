import { login, register } from '@remanso/contract/persona/auth.contract';
import { entrarConCodigo } from '@remanso/contract/persona/codigos.contract';
import { eliminarCuenta, misDatos } from '@remanso/contract/persona/cuenta.contract';
import {
  resetearContrasena,
  solicitarReset,
} from '@remanso/contract/persona/password-reset.contract';
import { actualizarUsuario, cambiarContrasena } from '@remanso/contract/persona/usuarios.contract';
import { expect, test } from 'vitest';
import { CONTRASENA } from '../../../../test/support/builders.ts';
import { guardarUnCodigo } from '../../../../test/support/codigo-de-carta.ts';
import { createStatementCounter } from '../../../../test/support/database/count-statements.ts';
import { crearPersona } from '../../../../test/support/personas.ts';
import { outcome, told } from '../../../../test/support/refusals.ts';
import { sentMails } from '../../../../test/support/sent-mails.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

/* What a person can do whose account a code has made, and who has no password yet. */

const app = useTestApp();

const EMAIL = 'nora@ejemplo.com';
const PERSONA = { nombre: 'Nora', apellido: 'Sosa', telefono: '381 555 0177' };

async function entrar() {
  const codigo = await guardarUnCodigo(app, EMAIL);
  const { body } = await app.call(entrarConCodigo, {
    body: { email: EMAIL, codigo, registro: PERSONA },
  });
  return { token: body.token, id: body.user.id };
}
const conContrasena = (email: string, password = CONTRASENA) =>
  app.call(login, { body: { email, password } });

test('no password logs in, and the answer is that of a wrong one, by the same statements', async () => {
  await entrar();
  // Both accounts are known from this network.
  const ana = await crearPersona(app);
  await conContrasena(ana.email);
  const count = createStatementCounter(app);
  const sinClave = await conContrasena(EMAIL);
  const errada = await conContrasena(ana.email, 'Errada1');
  expect(outcome(sinClave)).toBe('401 CREDENCIALES_INCORRECTAS');
  expect(sinClave.body).toEqual(errada.body);
  expect(await count(() => conContrasena(EMAIL))).toBe(
    await count(() => conContrasena(ana.email, 'Errada1')),
  );
});

test('whatever asks for the current password says how to choose one, and changes nothing', async () => {
  const as = await entrar();
  const body = { contrasenaActual: CONTRASENA, nuevaContrasena: 'Distinta2' };
  // A sixth try is no different: nobody can guess a password that is not there.
  for (let n = 0; n < 6; n += 1) {
    const change = await app.call(cambiarContrasena, { as, body });
    expect(outcome(change)).toBe('409 SIN_CONTRASENA');
    expect(told(change)).toContain('«¿Contraseña olvidada?»');
  }
  const erase = await app.call(eliminarCuenta, { as, body: { contrasena: CONTRASENA } });
  expect(outcome(erase)).toBe('409 SIN_CONTRASENA');
  const move = { email: 'otra@ejemplo.com', contrasenaActual: CONTRASENA };
  const params = { id: as.id };
  expect(outcome(await app.call(actualizarUsuario, { as, params, body: move }))).toBe(
    '409 SIN_CONTRASENA',
  );
  const { persona } = await app.make(misDatos, { as });
  expect(persona).toMatchObject({ ...PERSONA, email: EMAIL });
});

test('a link that was mailed chooses the first password, and both ways in stay open', async () => {
  await entrar();
  await sentMails(app);
  await app.make(solicitarReset, { body: { email: EMAIL } });
  const [carta] = await sentMails(app);
  const token = /token=([\w-]{43})/.exec(carta?.text ?? '')?.[1] ?? '';
  await app.make(resetearContrasena, { body: { token, nuevaPassword: 'Distinta2' } });
  const { status, body } = await conContrasena(EMAIL, 'Distinta2');
  expect(status).toBe(200);
  expect((await entrar()).id).toBe(body.user.id);
  const erase = { as: body, body: { contrasena: 'Distinta2' } };
  expect((await app.call(eliminarCuenta, erase)).status).toBe(200);
});

test('registering with its e-mail is refused, and the code is the way in', async () => {
  const { id } = await entrar();
  const body = { ...PERSONA, genero: 'OTROS', email: EMAIL, password: CONTRASENA } as const;
  expect(outcome(await app.call(register, { body }))).toBe('409 EMAIL_EN_USO');
  expect((await entrar()).id).toBe(id);
});
