import {
  confirmarEmailDeCliente,
  enviarBienvenida,
  resumenDeCliente,
} from '@remanso/contract/persona/clientes.contract';
import { entrarConCodigo, pedirCodigo } from '@remanso/contract/persona/codigos.contract';
import { crearEnlace, solicitarReset } from '@remanso/contract/persona/password-reset.contract';
import { unirClientes } from '@remanso/contract/persona/union-de-clientes.contract';
import { actualizarUsuario, crearUsuario } from '@remanso/contract/persona/usuarios.contract';
import { crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import { codigoPara } from '../../../test/support/codigo-de-carta.ts';
import { programaDe } from '../../../test/support/programas/tokens-de-escena.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { sentMails } from '../../../test/support/sent-mails.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { world } from '../../../test/support/world.ts';

const app = useTestApp();

const PERSONA = {
  nombre: 'Eva',
  apellido: 'Rey',
  genero: 'FEMENINO',
  telefono: '381 555 0166',
} as const;
const AJENO = 'de-un-programa@ejemplo.com';

/** Makes a client without e-mail, and a program that may write clients. */
async function prepare() {
  const centro = await world(app);
  const { admin } = centro;
  const { id } = await app.make(crearUsuario, { as: admin, body: PERSONA });
  const programa = await programaDe(app, admin, ['clientes:escribir']);
  return { ...centro, id, programa };
}

const escribir = (as: { token: string }, id: number, email: string) =>
  app.make(actualizarUsuario, { as, params: { id }, body: { email } });

test('an e-mail that a program wrote opens no way into the account, and gets no letters', async () => {
  const { admin, id, programa, franja } = await prepare();
  // The code is asked for while the address has no account, so that its letter does go out.
  const codigo = await codigoPara(app, AJENO);
  await escribir(programa, id, AJENO);
  const entrar = () => app.call(entrarConCodigo, { body: { email: AJENO, codigo } });
  expect(outcome(await entrar())).toBe('409 EMAIL_POR_CONFIRMAR');
  await app.make(solicitarReset, { body: { email: AJENO } });
  await app.make(pedirCodigo, { body: { email: AJENO } });
  await app.make(crearReserva, { as: admin, body: { franjaId: franja('10:00'), clienteId: id } });
  expect(await sentMails(app)).toEqual([]);
  const params = { id };
  expect(outcome(await app.call(crearEnlace, { as: admin, params }))).toBe(
    '409 EMAIL_POR_CONFIRMAR',
  );
  expect(outcome(await app.call(enviarBienvenida, { as: admin, params }))).toBe(
    '409 EMAIL_POR_CONFIRMAR',
  );
  const confirmar = (as: { token: string }) => app.call(confirmarEmailDeCliente, { as, params });
  expect(outcome(await confirmar(programa))).toBe('403 SIN_ALCANCE');

  const porConfirmar = async () =>
    (await app.make(resumenDeCliente, { as: admin, params })).cliente.emailPorConfirmar;
  expect(await porConfirmar()).toBe(true);
  expect((await confirmar(admin)).status).toBe(200);
  expect(await porConfirmar()).toBeUndefined();
  expect((await sentMails(app)).map(({ to }) => to)).toEqual([AJENO]);
  expect(outcome(await confirmar(admin))).toBe('409 EMAIL_CONFIRMADO');
  const nuevo = await codigoPara(app, AJENO);
  const entrada = await app.call(entrarConCodigo, { body: { email: AJENO, codigo: nuevo } });
  expect(entrada.body.user).toMatchObject({ id });
});

test('the e-mail of a client whom a program made gets no bienvenida', async () => {
  const { admin, programa } = await prepare();
  const { id } = await app.make(crearUsuario, { as: programa, body: { ...PERSONA, email: AJENO } });
  expect(await sentMails(app)).toEqual([]);
  const { cliente } = await app.make(resumenDeCliente, { as: admin, params: { id } });
  expect(cliente.emailPorConfirmar).toBe(true);
});

test('another e-mail by a person is confirmed by that, and joining takes the mark along', async () => {
  const { admin, id, programa } = await prepare();
  await escribir(programa, id, AJENO);
  const { id: queda } = await app.make(crearUsuario, {
    as: admin,
    body: { ...PERSONA, telefono: '381 555 0167' },
  });
  await app.make(unirClientes, { as: admin, params: { id: queda }, body: { con: id } });
  const params = { id: queda };
  const unido = await app.make(resumenDeCliente, { as: admin, params });
  expect(unido.cliente).toMatchObject({ email: AJENO, emailPorConfirmar: true });
  await escribir(admin, queda, 'suyo@ejemplo.com');
  const { cliente } = await app.make(resumenDeCliente, { as: admin, params });
  expect(cliente.emailPorConfirmar).toBeUndefined();
});
