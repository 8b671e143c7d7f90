import { login, logout } from '@remanso/contract/persona/auth.contract';
import {
  borrarSuscripcion,
  crearSuscripcion,
  misSuscripciones,
} from '@remanso/contract/persona/suscripciones.contract';
import { crearEnlace, resetearContrasena } from '@remanso/contract/persona/password-reset.contract';
import {
  cambiarContrasena,
  cambiarEstadoDeUsuario,
  cambiarRol,
  eliminarUsuario,
} from '@remanso/contract/persona/usuarios.contract';
import { expect, test } from 'vitest';
import { buildDependencies } from '../../../test/support/build-dependencies.ts';
import { CONTRASENA, type Persona } from '../../../test/support/builders.ts';
import { crearPersona } from '../../../test/support/personas.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { NUEVA_SUSCRIPCION } from '../../../test/support/scene.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const nueva = (n: number, dispositivo = `Teléfono ${n}`) => ({
  ...NUEVA_SUSCRIPCION,
  endpoint: `https://push.ejemplo.com/envios/${n}`,
  dispositivo,
});
const subscribe = async (as: Persona, n = 1, dispositivo?: string) =>
  (await app.make(crearSuscripcion, { as, body: nueva(n, dispositivo) })).id;
const devices = async (as: Persona) =>
  (await app.make(misSuscripciones, { as })).suscripciones.map(({ id, dispositivo }) => [
    id,
    dispositivo,
  ]);

test('a phone is subscribed once, seen by its owner alone, and taken away', async () => {
  const [ana, luis] = [await crearPersona(app), await crearPersona(app)];
  const id = await subscribe(ana);
  expect(await subscribe(ana, 1, 'El mismo')).toBe(id);
  const { clave, ...answer } = await app.make(misSuscripciones, { as: ana });
  expect(Buffer.from(clave, 'base64url')).toHaveLength(65);
  expect(answer).toEqual({
    disponible: true,
    suscripciones: [
      { id, dispositivo: 'El mismo', creadaEn: '2026-10-01T07:00:00', ultimoEnvio: null },
    ],
  });
  // A browser's subscription works with one key only, so the key must not change.
  expect((await app.make(misSuscripciones, { as: luis })).clave).toBe(clave);

  const params = { id };
  expect(outcome(await app.call(borrarSuscripcion, { as: luis, params }))).toBe(
    '404 SUSCRIPCION_INEXISTENTE',
  );
  await app.make(borrarSuscripcion, { as: ana, params });
  expect(await devices(ana)).toEqual([]);
});

test('where the site is not https, phones are not offered', async () => {
  const { database, clock } = app;
  const publicUrl = 'http://turnos.ejemplo.com';
  expect(buildDependencies({ database, clock, publicUrl }).alTelefono).toBe(false);
});

test('a browser in which somebody else subscribes is theirs from then on', async () => {
  const [ana, luis] = [await crearPersona(app), await crearPersona(app)];
  const id = await subscribe(ana);
  expect(await subscribe(luis)).toBe(id);
  expect([await devices(ana), await devices(luis)]).toEqual([[], [[id, 'Teléfono 1']]]);
});

test('of eleven phones at once ten are subscribed, and a known one may be again', async () => {
  const ana = await crearPersona(app);
  const answers = await Promise.all(
    Array.from({ length: 11 }, (_, n) => app.call(crearSuscripcion, { as: ana, body: nueva(n) })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(201), 409]);
  const refused = answers.findIndex(({ status }) => status === 409);
  expect(outcome(await app.call(crearSuscripcion, { as: ana, body: nueva(refused) }))).toBe(
    '409 LIMITE_DE_DISPOSITIVOS',
  );
  await subscribe(ana, refused === 0 ? 1 : 0);
  expect(await devices(ana)).toHaveLength(10);
});

test('the phones of an account end with its session, its rol, its estado and itself', async () => {
  const admin = await app.enterAdmin();
  const kept = () =>
    app.database.db.selectFrom('suscripciones').select('dispositivo').orderBy('id').execute();
  const ends: Record<string, (persona: Persona) => Promise<unknown>> = {
    logout: (as) => app.make(logout, { as }),
    rol: ({ id }) =>
      app.make(cambiarRol, { as: admin, params: { id }, body: { rol: 'RECEPCION' } }),
    estado: ({ id }) =>
      app.make(cambiarEstadoDeUsuario, { as: admin, params: { id }, body: { estado: 'INACTIVO' } }),
    erasure: ({ id }) => app.make(eliminarUsuario, { as: admin, params: { id } }),
  };
  const other = await crearPersona(app);
  await subscribe(other, 0, 'Otro');
  for (const end of Object.values(ends)) {
    const ana = await crearPersona(app);
    await subscribe(ana, 1);
    await subscribe(ana, 2);
    await end(ana);
    expect(await kept()).toEqual([{ dispositivo: 'Otro' }]);
  }
  // The phone of another account stays subscribed, also after a login of that account.
  const body = { email: other.email, password: CONTRASENA };
  await app.make(login, { body });
  expect(await devices(other)).toHaveLength(1);
});

test('a new password and a reset end the phones of an account, but not the browser that asks', async () => {
  const admin = await app.enterAdmin();
  const nuevaPassword = 'OtraClave1';
  const cambios: ((as: Persona, suscripcionId?: number) => Promise<unknown>)[] = [
    (as, suscripcionId) =>
      app.make(cambiarContrasena, {
        as,
        body: {
          contrasenaActual: CONTRASENA,
          nuevaContrasena: nuevaPassword,
          ...(suscripcionId && { suscripcionId }),
        },
      }),
    async ({ id }, suscripcionId) => {
      const { enlace } = await app.make(crearEnlace, { as: admin, params: { id } });
      const token = new URL(enlace).searchParams.get('token') ?? '';
      const body = { token, nuevaPassword, ...(suscripcionId && { suscripcionId }) };
      await app.make(resetearContrasena, { body });
    },
  ];
  for (const cambiar of cambios) {
    const [ana, luis, eva] = [
      await crearPersona(app),
      await crearPersona(app),
      await crearPersona(app),
    ];
    await subscribe(ana, 1);
    const enEste = await subscribe(ana, 2);
    const deLuis = await subscribe(luis, 3);
    await subscribe(eva, 4);
    await cambiar(ana, enEste);
    // The id of somebody else's phone keeps nothing.
    await cambiar(eva, deLuis);
    const { rows } = await app.database.pool.query(
      'delete from suscripciones returning id, usuario_id',
    );
    expect(rows).toEqual([
      { id: enEste, usuario_id: ana.id },
      { id: deLuis, usuario_id: luis.id },
    ]);
  }
});

test('what the desk does with its own phones is in the trail', async () => {
  const admin = await app.enterAdmin();
  const id = await subscribe(admin);
  await app.make(borrarSuscripcion, { as: admin, params: { id } });
  const rows = await app.database.db
    .selectFrom('auditoria')
    .select(['usuario_id', 'accion', 'antes', 'despues'])
    .where('accion', 'in', ['crearSuscripcion', 'borrarSuscripcion'])
    .orderBy('id')
    .execute();
  const side = { dispositivo: 'Teléfono 1' };
  expect(rows).toEqual([
    { usuario_id: admin.id, accion: 'crearSuscripcion', antes: null, despues: side },
    { usuario_id: admin.id, accion: 'borrarSuscripcion', antes: side, despues: null },
  ]);
});
