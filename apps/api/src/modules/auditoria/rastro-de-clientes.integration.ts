import { eliminarCuenta } from '@remanso/contract/persona/cuenta.contract';
import {
  resetearContrasena,
  solicitarReset,
} from '@remanso/contract/persona/password-reset.contract';
import { actualizarUsuario, cambiarContrasena } from '@remanso/contract/persona/usuarios.contract';
import { eliminarAsiento } from '@remanso/contract/reserva/asientos.contract';
import { actualizarReserva, cancelarReserva } from '@remanso/contract/reserva/reservas.contract';
import { login, register } from '@remanso/contract/persona/auth.contract';
import { listarActividad, type Hecho } from '@remanso/contract/seguimiento/auditoria.contract';
import { expect, test, vi } from 'vitest';
import { CONTRASENA, reservar, verDia, type Persona } from '../../../test/support/builders.ts';
import { crearPersona } from '../../../test/support/personas.ts';
import type { QueryOf } from '../../../test/support/client.ts';
import { world } from '../../../test/support/world.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

async function actividad(
  as: Persona,
  query: QueryOf<typeof listarActividad> = {},
): Promise<Hecho[]> {
  return (await app.make(listarActividad, { as, query: { size: 100, ...query } })).hechos;
}

const entrar = (email: string, password: string) => app.call(login, { body: { email, password } });

test('failed logins are one row an hour for each account, and one for e-mails without any', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const [ana, luis] = [await crearPersona(app), await crearPersona(app)];
  for (let n = 0; n < 4; n += 1) await entrar(ana.email, 'Errada1');
  await entrar(luis.email, 'Errada1');
  for (const email of ['alguien@ejemplo.com', 'contrasena-mia@ejemplo.com']) {
    await entrar(email, 'Errada1');
  }
  const fallidos = await actividad(admin, { accion: 'loginFallido', autor: 'sistema' });
  const cuentas = fallidos.map(({ persona, despues }) => [persona?.id, despues]);
  expect(cuentas.toSorted()).toEqual(
    [
      [ana.id, { intentos: 4 }],
      [luis.id, { intentos: 1 }],
      [undefined, { intentos: 2 }],
    ].toSorted(),
  );
  expect(fallidos.every(({ usuarioId, autor }) => usuarioId === null && autor === null)).toBe(true);
  expect(JSON.stringify(fallidos)).not.toMatch(/alguien|contrasena-mia|Errada/);

  app.clock.set('2026-10-01T08:00:00');
  await entrar(ana.email, 'Errada1');
  expect(await actividad(admin, { accion: 'loginFallido' })).toHaveLength(4);
});

test('what clients do to their bookings is told: cancelling, moving, leaving a companion out', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  const otra = (await verDia(app, '2026-10-03', ana))[0]?.id ?? 0;
  const { id, participantes } = await reservar(app, ana, franjaId, 1);
  await app.call(actualizarReserva, { as: ana, params: { id }, body: { notas: 'Llega tarde' } });
  await app.call(actualizarReserva, { as: ana, params: { id }, body: { franjaId: otra } });
  await app.call(eliminarAsiento, { as: ana, params: { id: participantes[1]?.asientoId ?? 0 } });
  await app.call(cancelarReserva, { as: ana, params: { id } });
  const suyos = await actividad(admin, { usuarioId: ana.id });
  expect(suyos.map(({ accion }) => accion)).toEqual([
    'cancelarReserva',
    'eliminarAsiento',
    'actualizarReserva',
  ]);
  expect(suyos.every(({ autor, persona }) => autor?.id === ana.id && persona?.id === ana.id)).toBe(
    true,
  );
  expect(await actividad(admin, { autor: 'client' })).toEqual(suyos);
  expect((await actividad(admin, { autor: 'admin' })).map(({ accion }) => accion)).toEqual([
    'crearHorariosBase',
    'crearConfig',
  ]);
});

test('what happens to an account is told: its beginning, its passwords, its e-mail, its end', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const email = 'eva@ejemplo.com';
  const persona = { nombre: 'Eva', apellido: 'Sosa', telefono: '3815550142' };
  await app.make(register, {
    body: { ...persona, genero: 'FEMENINO', email, password: CONTRASENA },
  });
  const eva = await entrada(email, CONTRASENA);
  const { id } = eva.user;
  await app.call(actualizarUsuario, { as: eva, params: { id }, body: { nombre: 'Evita' } });
  const mudada = 'evita@ejemplo.com';
  await app.call(actualizarUsuario, {
    as: eva,
    params: { id },
    body: { email: mudada, contrasenaActual: CONTRASENA },
  });
  const cambio = { contrasenaActual: CONTRASENA, nuevaContrasena: 'Distinta2' };
  await app.call(cambiarContrasena, { as: eva, body: cambio });
  const enlace = await pedirEnlace(mudada);
  const body = { token: enlace, nuevaPassword: 'Tercera3' };
  expect((await app.call(resetearContrasena, { body })).status).toBe(200);

  const hechos = await actividad(admin, { entidad: 'usuarios' });
  expect(hechos.map(({ accion, usuarioId, entidadId }) => [accion, usuarioId, entidadId])).toEqual([
    ['resetearContrasena', id, id],
    ['solicitarReset', null, id],
    ['cambiarContrasena', id, id],
    ['actualizarUsuario', id, id],
    ['register', id, id],
  ]);
  expect(hechos[3]).toMatchObject({ antes: { email }, despues: { email: mudada } });
  expect(JSON.stringify(hechos)).not.toMatch(/Distinta2|Tercera3|Secreta1/);

  const despedida = await entrada(mudada, 'Tercera3');
  const contrasena = { contrasena: 'Tercera3' };
  await app.call(eliminarCuenta, { as: despedida, body: contrasena });
  const queda = await actividad(admin, { entidad: 'usuarios' });
  expect(queda[0]).toMatchObject({ accion: 'eliminarUsuario', usuarioId: id, autor: null });
  expect(JSON.stringify(queda)).not.toMatch(/Evita|eva@|evita@/);
});

const entrada = (email: string, password: string) => app.make(login, { body: { email, password } });

async function pedirEnlace(email: string): Promise<string> {
  await app.call(solicitarReset, { body: { email } });
  app.dependencies.mailWorker.start();
  const link = () => {
    const mail = app.mails.find(
      ({ to, text }) => to === email && text.includes('reset-password?token='),
    );
    return /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  };
  await vi.waitFor(() => expect(link()).toBeDefined(), { timeout: 10_000, interval: 50 });
  return link() ?? '';
}

test('for an e-mail without an account a link that is asked for leaves no trace', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  await app.call(solicitarReset, { body: { email: 'nadie@ejemplo.com' } });
  app.dependencies.mailWorker.start();
  const waiting = () => app.database.db.selectFrom('avisos').select('id').execute();
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 10_000 });
  expect(await actividad(admin)).toEqual([]);
});
