import {
  confirmarEmail,
  enviarConfirmacion,
} from '@remanso/contract/persona/confirmaciones.contract';
import { current, login, register } from '@remanso/contract/persona/auth.contract';
import { enviarBienvenida } from '@remanso/contract/persona/clientes.contract';
import {
  crearEnlace,
  resetearContrasena,
  solicitarReset,
} from '@remanso/contract/persona/password-reset.contract';
import { cancelarReserva, crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { historiaDeCliente } from '@remanso/contract/seguimiento/auditoria.contract';
import { actualizarUsuario } from '@remanso/contract/persona/usuarios.contract';
import { expect, test } from 'vitest';
import { inTransaction } from '../../database/transaction.ts';
import { CONTRASENA, type Persona } from '../../../test/support/builders.ts';
import { crearPersona } from '../../../test/support/personas.ts';
import { outcome, told } from '../../../test/support/refusals.ts';
import { sentMails } from '../../../test/support/sent-mails.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { world } from '../../../test/support/world.ts';

const app = useTestApp();

const EVA = {
  nombre: 'Eva',
  apellido: 'Sosa',
  genero: 'FEMENINO',
  telefono: '381 555 0143',
  email: 'eva@ejemplo.com',
  password: CONTRASENA,
} as const;

async function registrada() {
  await app.make(register, { body: EVA });
  const { email, password } = EVA;
  return app.make(login, { body: { email, password } });
}

/** Returns the kind, the address and the token of each letter that was sent. */
async function letters() {
  return (await sentMails(app)).map(({ headers, to, text }) => ({
    aviso: headers?.['X-Aviso'],
    to,
    confirma: /\/confirmar-email\?token=([\w-]{43})/.exec(text)?.[1],
    elige: /\/reset-password\?token=([\w-]{43})/.exec(text)?.[1] ?? '',
  }));
}

const confirmar = async (token = '') =>
  (await app.call(confirmarEmail, { body: { token } })).status;
const confirmado = async (as: { token: string }) =>
  (await app.make(current, { as })).emailConfirmado;

test('a new client confirms the address by the link of the welcome, and may open the link twice', async () => {
  const eva = await registrada();
  expect([eva.user.emailConfirmado, await confirmado(eva)]).toEqual([false, false]);
  const [carta] = await letters();
  expect(carta).toMatchObject({ aviso: 'bienvenida', to: EVA.email });
  expect(await confirmar(carta?.confirma)).toBe(200);
  expect(await confirmado(eva)).toBe(true);
  expect(await confirmar(carta?.confirma)).toBe(200);
  expect(outcome(await app.call(enviarConfirmacion, { as: eva }))).toBe('409 EMAIL_CONFIRMADO');
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const { hechos } = await app.make(historiaDeCliente, {
    as: admin,
    params: { id: eva.user.id },
  });
  expect(hechos.filter(({ accion }) => accion === 'confirmarEmail')).toHaveLength(1);
  app.clock.set('2026-10-08T07:00:01');
  expect(await confirmar(carta?.confirma)).toBe(400);
});

test('another link ends the one before, a few a day, and each ends after seven days', async () => {
  const eva = await registrada();
  const [first] = await letters();
  await app.make(enviarConfirmacion, { as: eva });
  const [second] = await letters();
  expect(second).toMatchObject({ aviso: 'bienvenida', to: EVA.email });
  expect(await confirmar(first?.confirma)).toBe(400);
  app.clock.set('2026-10-08T07:00:01');
  expect(await confirmar(second?.confirma)).toBe(400);
  expect(await confirmado(eva)).toBe(false);
});

test('another address is unconfirmed, and the link of the one before confirms nothing', async () => {
  const eva = await registrada();
  const [before] = await letters();
  const otra = 'otra@ejemplo.com';
  await app.make(actualizarUsuario, {
    as: eva,
    params: { id: eva.user.id },
    body: { email: otra, contrasenaActual: CONTRASENA },
  });
  expect(await confirmar(before?.confirma)).toBe(400);
  // Both letters are sent at once, and either may be the first.
  const sent = Map.groupBy(await letters(), ({ aviso, to }) => `${aviso} a ${to}`);
  expect(new Set(sent.keys())).toEqual(new Set([`cuenta a ${EVA.email}`, `bienvenida a ${otra}`]));
  expect(await confirmar(sent.get(`bienvenida a ${otra}`)?.[0]?.confirma)).toBe(200);
  expect(await confirmado(eva)).toBe(true);
  await app.make(actualizarUsuario, {
    as: eva,
    params: { id: eva.user.id },
    body: { email: EVA.email, contrasenaActual: CONTRASENA },
  });
  expect(await confirmado(eva)).toBe(false);
});

test('a password that was chosen by mail confirms too; by a link handed over it does not', async () => {
  const { admin, ana, luis, eva } = await world(app, { clientes: ['ana', 'luis', 'eva'] });
  const elegir = async (token: string, { email }: Persona) => {
    const body = { token, nuevaPassword: 'Distinta2' };
    expect((await app.make(resetearContrasena, { body })).email).toBe(email);
    const sesion = await app.make(login, { body: { email, password: 'Distinta2' } });
    return confirmado(sesion);
  };
  await app.make(solicitarReset, { body: { email: ana.email } });
  expect(await elegir((await letters())[0]?.elige ?? '', ana)).toBe(true);
  // The only letter tells Ana that her password was changed.
  expect((await letters()).map(({ aviso, to }) => [aviso, to])).toEqual([['cuenta', ana.email]]);
  await app.make(enviarBienvenida, { as: admin, params: { id: luis.id } });
  expect(await elegir((await letters())[0]?.elige ?? '', luis)).toBe(true);
  const { enlace } = await app.make(crearEnlace, { as: admin, params: { id: eva.id } });
  expect(await elegir(/token=(.+)$/.exec(enlace)?.[1] ?? '', eva)).toBe(false);
});

test('an unconfirmed address gets ten letters about bookings a day, and none of the others later', async () => {
  const { ana, franja } = await world(app, { clientes: ['ana'] });
  const bookAndCancel = async () => {
    const body = { franjaId: franja('08:00') };
    const { id } = await app.make(crearReserva, { as: ana, body });
    await app.make(cancelarReserva, { as: ana, params: { id } });
  };
  for (let times = 0; times < 6; times += 1) await bookAndCancel();
  expect(await letters()).toHaveLength(10);
  await app.make(solicitarReset, { body: { email: ana.email } });
  expect((await letters()).map(({ aviso }) => aviso)).toEqual(['cuenta']);
  await app.database.db
    .updateTable('usuarios')
    .set({ email_confirmado: true })
    .where('id', '=', ana.id)
    .execute();
  await bookAndCancel();
  expect(await letters()).toHaveLength(2);
});

test('it gets as many about the account, and every link that it asks for itself', async () => {
  const { ana } = await world(app, { clientes: ['ana'] });
  const { db, avisar } = app.dependencies;
  const { email: para, id: usuarioId } = ana;
  const datos = { nombre: 'Ana', cuando: '2026-10-01T07:00:00' };
  for (let times = 0; times < 12; times += 1) {
    await inTransaction(db, (tx) =>
      avisar(tx, { tipo: 'contrasena-cambiada', para, usuarioId, datos }),
    );
  }
  expect(await letters()).toHaveLength(10);
  await app.make(solicitarReset, { body: { email: para } });
  expect((await letters()).map(({ elige }) => elige.length)).toEqual([43]);
});

test('links to an address that may be a stranger’s are few', async () => {
  const ana = await crearPersona(app);
  for (let times = 0; times < 3; times += 1) await app.make(enviarConfirmacion, { as: ana });
  const refused = await app.call(enviarConfirmacion, { as: ana });
  expect(outcome(refused)).toMatch(/^429/);
  expect(told(refused)).toContain('Demasiados enlaces a ese email');
});
