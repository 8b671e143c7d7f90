import { current, login, register } from '@remanso/contract/persona/auth.contract';
import { entrarConCodigo, pedirCodigo } from '@remanso/contract/persona/codigos.contract';
import { historiaDeCliente } from '@remanso/contract/seguimiento/auditoria.contract';
import { cambiarEstadoDeUsuario, cambiarRol } from '@remanso/contract/persona/usuarios.contract';
import { eliminarCliente } from '@remanso/contract/persona/clientes.contract';
import { crearCalendario } from '@remanso/contract/reserva/calendarios.contract';
import { crearSuscripcion } from '@remanso/contract/persona/suscripciones.contract';
import { expect, test } from 'vitest';
import { CONTRASENA } from '../../../test/support/builders.ts';
import { codigoPara, otroQue } from '../../../test/support/codigo-de-carta.ts';
import { crearPersona } from '../../../test/support/personas.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { NUEVA_SUSCRIPCION } from '../../../test/support/scene.ts';
import { sentMails } from '../../../test/support/sent-mails.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const NUEVA = 'nueva@ejemplo.com';
const REGISTRO = { nombre: 'Nora', apellido: 'Sosa', telefono: '381 555 0177' };
type Registro = typeof REGISTRO & { genero?: 'FEMENINO' };

const entrar = (email: string, codigo: string, registro?: Registro) =>
  app.call(entrarConCodigo, { body: { email, codigo, ...(registro && { registro }) } });
const usuario = (email: string) =>
  app.database.db
    .selectFrom('usuarios')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow();

test('a right code enters as a login does, once, and confirms the e-mail', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const ana = await crearPersona(app);
  const codigo = await codigoPara(app, ana.email);
  const { body: porContrasena } = await app.call(login, {
    body: { email: ana.email, password: CONTRASENA },
  });
  const { status, body } = await entrar(ana.email, codigo);
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(Object.keys(porContrasena));
  expect(body.rol).toBe('CLIENT');
  expect(body.user).toMatchObject({ id: ana.id, emailConfirmado: true });
  const lifeOf = (token: string) => {
    const { exp, iat } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return exp - iat;
  };
  expect(lifeOf(body.token)).toBe(lifeOf(porContrasena.token));
  expect((await app.call(current, { as: { token: body.token } })).status).toBe(200);
  expect(outcome(await entrar(ana.email, codigo))).toBe('401 CODIGO_VENCIDO');
  const { hechos } = await app.make(historiaDeCliente, { as: admin, params: { id: ana.id } });
  expect(hechos.map(({ accion }) => accion)).toContain('confirmarEmail');
});

test('spaces between the digits are left out', async () => {
  const ana = await crearPersona(app);
  const codigo = await codigoPara(app, ana.email);
  const conEspacio = `${codigo.slice(0, 3)} ${codigo.slice(3)} `;
  expect((await entrar(` ${ana.email.toUpperCase()}`, conEspacio)).status).toBe(200);
});

test('five wrong tries end a code, and a new one enters', async () => {
  const ana = await crearPersona(app);
  const codigo = await codigoPara(app, ana.email);
  for (let n = 0; n < 5; n += 1) {
    expect(outcome(await entrar(ana.email, otroQue(codigo)))).toBe('401 CODIGO_INCORRECTO');
  }
  expect(outcome(await entrar(ana.email, otroQue(codigo)))).toBe('401 CODIGO_VENCIDO');
  expect(outcome(await entrar(ana.email, codigo))).toBe('401 CODIGO_VENCIDO');
  expect((await entrar(ana.email, await codigoPara(app, ana.email))).status).toBe(200);
});

test('a code counts for ten minutes, and not a moment longer', async () => {
  const [ana, luis] = [await crearPersona(app), await crearPersona(app)];
  const [deAna, deLuis] = [await codigoPara(app, ana.email), await codigoPara(app, luis.email)];
  app.clock.setEpoch(app.clock.epoch() + 10 * 60_000 - 1);
  expect((await entrar(ana.email, deAna)).status).toBe(200);
  app.clock.setEpoch(app.clock.epoch() + 1);
  expect(outcome(await entrar(luis.email, deLuis))).toBe('401 CODIGO_VENCIDO');
});

test('a new code ends the one before as soon as it is asked for', async () => {
  const ana = await crearPersona(app);
  const primero = await codigoPara(app, ana.email);
  await app.call(pedirCodigo, { body: { email: ana.email } });
  expect(outcome(await entrar(ana.email, primero))).toBe('401 CODIGO_VENCIDO');
  const ultimo = await codigoPara(app, ana.email);
  // The digits of an earlier code take no try from the last one.
  for (let n = 0; n < 6; n += 1) {
    expect(outcome(await entrar(ana.email, primero))).toBe('401 CODIGO_VENCIDO');
  }
  expect((await entrar(ana.email, ultimo)).status).toBe(200);
});

test('an e-mail for which no code was asked is answered as a wrong code is', async () => {
  const ana = await crearPersona(app);
  const [conocido, nadie] = [
    await entrar(ana.email, '123456'),
    await entrar('nadie@ejemplo.com', '123456'),
  ];
  expect(outcome(conocido)).toBe('401 CODIGO_INCORRECTO');
  expect(nadie.body).toEqual(conocido.body);
});

test('who is new says who they are, and the code stays good until they do', async () => {
  const codigo = await codigoPara(app, NUEVA);
  expect(codigo).toMatch(/^\d{6}$/);
  for (let n = 0; n < 6; n += 1) {
    expect(outcome(await entrar(NUEVA, codigo))).toBe('409 FALTA_REGISTRO');
  }
  const { status, body } = await entrar(NUEVA, codigo, REGISTRO);
  expect(status).toBe(200);
  expect(body.user).toMatchObject({
    ...REGISTRO,
    email: NUEVA,
    genero: 'OTROS',
    rol: 'CLIENT',
    estado: 'ACTIVO',
    emailConfirmado: true,
    soloConCodigo: true,
  });
  expect(outcome(await entrar(NUEVA, codigo, REGISTRO))).toBe('401 CODIGO_VENCIDO');
  expect((await usuario(NUEVA)).contrasena_hash).toBeNull();
  const [bienvenida] = await sentMails(app);
  expect(bienvenida?.headers?.['X-Aviso']).toBe('bienvenida');
  expect(bienvenida?.text).toContain('Entras con un código');
  const hechos = await app.database.db.selectFrom('auditoria').selectAll().execute();
  expect(hechos.map(({ accion }) => accion)).toEqual(['register', 'loginFallido']);
});

test('the genero that somebody says is kept', async () => {
  const codigo = await codigoPara(app, NUEVA);
  const { body } = await entrar(NUEVA, codigo, { ...REGISTRO, genero: 'FEMENINO' });
  expect(body.user.genero).toBe('FEMENINO');
});

test('who has an account enters it as it is, whatever name they send', async () => {
  const ana = await crearPersona(app, { nombre: 'ana' });
  const antes = await usuario(ana.email);
  const codigo = await codigoPara(app, ana.email);
  const { body } = await entrar(ana.email, codigo, REGISTRO);
  expect(body.user).toMatchObject({ id: ana.id, nombre: 'Ana' });
  expect(await usuario(ana.email)).toEqual({
    ...antes,
    email_confirmado: true,
    contrasena_hash: null,
    version_sesion: antes.version_sesion + 1,
  });
});

test('the first entry by a code ends what somebody else may have left in the account', async () => {
  // Somebody registers with the e-mail of another person, and stays logged in.
  const body = { ...REGISTRO, genero: 'OTROS', password: CONTRASENA } as const;
  await app.make(register, { body: { ...body, email: NUEVA } });
  const acceso = { email: NUEVA, password: CONTRASENA };
  const ajena = await app.make(login, { body: acceso });
  await app.make(crearCalendario, { as: ajena });
  await app.make(crearSuscripcion, { as: ajena, body: NUEVA_SUSCRIPCION });
  await sentMails(app);

  const { body: propia } = await entrar(NUEVA, await codigoPara(app, NUEVA));
  expect((await app.call(current, { as: ajena })).status).toBe(401);
  expect((await app.call(login, { body: acceso })).status).toBe(401);
  const { db } = app.database;
  for (const table of ['calendarios', 'suscripciones', 'password_resets'] as const)
    expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
  const [carta] = await sentMails(app);
  expect(carta).toMatchObject({ to: NUEVA, headers: { 'X-Aviso': 'cuenta' } });
  expect(carta?.text).toContain('ya no sirve');

  // The next entry by a code ends nothing.
  expect((await entrar(NUEVA, await codigoPara(app, NUEVA))).status).toBe(200);
  expect((await app.call(current, { as: propia })).status).toBe(200);
  expect(await sentMails(app)).toEqual([]);
});

test('an account that somebody has made meanwhile is entered as it is', async () => {
  const codigo = await codigoPara(app, NUEVA);
  const body = { ...REGISTRO, nombre: 'Olga', genero: 'OTROS', password: CONTRASENA } as const;
  await app.make(register, { body: { ...body, email: NUEVA } });
  expect((await entrar(NUEVA, codigo, REGISTRO)).body.user.nombre).toBe('Olga');
});

test('an account that is deactivated or given the desk meanwhile is refused', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const [ana, luis] = [await crearPersona(app), await crearPersona(app)];
  const [deAna, deLuis] = [await codigoPara(app, ana.email), await codigoPara(app, luis.email)];
  const estado = { estado: 'INACTIVO' as const };
  await app.make(cambiarEstadoDeUsuario, { as: admin, params: { id: ana.id }, body: estado });
  await app.make(cambiarRol, { as: admin, params: { id: luis.id }, body: { rol: 'RECEPCION' } });
  expect(outcome(await entrar(ana.email, deAna, REGISTRO))).toBe('403 CUENTA_DESACTIVADA');
  expect(outcome(await entrar(luis.email, deLuis))).toBe('403 ENTRA_CON_CONTRASENA');
});

test('the code of a person who is erased goes with them', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const ana = await crearPersona(app);
  const codigo = await codigoPara(app, ana.email);
  await app.make(eliminarCliente, { as: admin, params: { id: ana.id } });
  expect(await app.database.db.selectFrom('codigos').selectAll().execute()).toEqual([]);
  expect(outcome(await entrar(ana.email, codigo, REGISTRO))).toBe('401 CODIGO_INCORRECTO');
});

test('wrong tries count as failed logins, in the limits and in the trail', async () => {
  const ana = await crearPersona(app);
  const codigo = await codigoPara(app, ana.email);
  for (let n = 0; n < 5; n += 1) await entrar(ana.email, otroQue(codigo));
  const porContrasena = () => app.call(login, { body: { email: ana.email, password: CONTRASENA } });
  expect(outcome(await porContrasena())).toBe('429 DEMASIADOS_INTENTOS');
  const fallidos = await app.database.db
    .selectFrom('auditoria')
    .select(['entidad_id', 'veces'])
    .where('accion', '=', 'loginFallido')
    .execute();
  expect(fallidos).toEqual([{ entidad_id: ana.id, veces: 5 }]);
  // A right code ends the wait, as a new password does.
  expect((await entrar(ana.email, await codigoPara(app, ana.email))).status).toBe(200);
  expect(outcome(await porContrasena())).toBe('401 CREDENCIALES_INCORRECTAS');
});

test('who goes on trying codes is told to wait', async () => {
  const statuses = [];
  for (let n = 0; n < 22; n += 1) statuses.push((await entrar(`nadie${n}@x.com`, '123456')).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429, 429]);
});
