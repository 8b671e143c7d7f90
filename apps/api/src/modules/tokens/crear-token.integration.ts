import { listarActividad } from '@remanso/contract/seguimiento/auditoria.contract';
import { borrarToken, crearToken, listarTokens } from '@remanso/contract/sistema/tokens.contract';
import { ALCANCES, MAXIMO_DE_TOKENS } from '@remanso/contract/sistema/tokens.rules';
import { cambiarEstadoDeUsuario, cambiarRol } from '@remanso/contract/persona/usuarios.contract';
import { expect, test } from 'vitest';
import { crearPersona } from '../../../test/support/personas.ts';
import {
  NUEVO_TOKEN,
  programaDe,
  tokensDeEscena,
} from '../../../test/support/programas/tokens-de-escena.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { world } from '../../../test/support/world.ts';

const app = useTestApp();
const nuevo = { nombre: NUEVO_TOKEN.nombre, alcances: [...NUEVO_TOKEN.alcances] };

test('a token is shown once, and only its hash is kept', async () => {
  const { admin } = await world(app);
  const { token, ...made } = await app.make(crearToken, { as: admin, body: nuevo });
  expect(token).toMatch(/^rmn_[\w-]{43}$/);
  expect(made).toEqual({
    id: made.id,
    ...nuevo,
    venceEn: null,
    ultimoUso: null,
    creadoEn: '2026-10-01T07:00:00',
    creadoPor: { id: admin.id, nombre: 'Berta', apellido: 'Ríos' },
    pedidos: [],
  });
  expect(await app.make(listarTokens, { as: admin })).toEqual({ tokens: [made] });

  await app.make(borrarToken, { as: admin, params: { id: made.id } });
  expect(await app.make(listarTokens, { as: admin })).toEqual({ tokens: [] });
  const again = await app.call(borrarToken, { as: admin, params: { id: made.id } });
  expect(outcome(again)).toBe('404 TOKEN_INEXISTENTE');

  const { hechos } = await app.make(listarActividad, { as: admin, query: { entidad: 'tokens' } });
  const kept = { nombre: nuevo.nombre, alcances: 'informes:leer', venceEn: null };
  expect(hechos).toMatchObject([
    { accion: 'borrarToken', antes: kept, entidadId: made.id },
    { accion: 'crearToken', despues: kept, entidadId: made.id, usuarioId: admin.id },
  ]);
  const rows = await app.database.db.selectFrom('tokens').selectAll().execute();
  expect(JSON.stringify([rows, hechos, app.logs])).not.toContain(token.slice(4));
});

test.each([
  { venceEn: '2026-10-02', ends: '2026-10-03T00:00:00' },
  { venceEn: '2026-10-01T07:30:00', ends: '2026-10-01T07:30:00' },
])('a token that ends $venceEn counts until then', async ({ venceEn, ends }) => {
  const { admin } = await world(app);
  const { token, ...made } = await app.make(crearToken, { as: admin, body: { ...nuevo, venceEn } });
  expect(made.venceEn).toBe(ends);
  const ask = async () => (await app.send('GET', INFORME, { as: { token } })).status;
  app.clock.set(ends.replace(/.$/, '0'));
  expect(await ask()).toBe(401);
  app.clock.set('2026-10-01T07:29:59');
  expect(await ask()).toBe(200);
});

const INFORME = '/informes?desde=2026-09-01&hasta=2026-09-30';

test.each([
  [{ venceEn: '2026-09-30' }, 'venceEn'],
  [{ venceEn: '2026-10-01T07:00:00' }, 'venceEn'],
  [{ venceEn: '2026-02-30' }, 'venceEn'],
  [{ nombre: ' ' }, 'nombre'],
  [{ alcances: [] }, 'alcances'],
  [{ alcances: ['agenda:leer', 'agenda:leer'] }, 'alcances'],
  [{ alcances: ['todo'] }, 'alcances.0'],
])('is refused with %j', async (wrong, campo) => {
  const { admin } = await world(app);
  const answer = await app.send('POST', '/tokens', { as: admin, body: { ...nuevo, ...wrong } });
  expect(outcome(answer)).toBe(`400 DATOS_INVALIDOS ${campo}`);
});

test('there are twenty and no more, however many are made at once', async () => {
  const { admin } = await world(app);
  await tokensDeEscena(app, admin).fillTokens();
  const { tokens } = await app.make(listarTokens, { as: admin });
  for (const { id } of tokens.slice(0, 2))
    await app.make(borrarToken, { as: admin, params: { id } });
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => app.call(crearToken, { as: admin, body: nuevo })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409, 409]);
  expect((await app.make(listarTokens, { as: admin })).tokens).toHaveLength(MAXIMO_DE_TOKENS);
});

test.each([
  ['another rol', cambiarRol, { rol: 'RECEPCION' }],
  ['an inactive account', cambiarEstadoDeUsuario, { estado: 'INACTIVO' }],
] as const)('%s ends the tokens of its administrator for good', async (_, endpoint, body) => {
  const { admin } = await world(app);
  const other = await crearPersona(app, { rol: 'ADMIN' });
  const { token } = await programaDe(app, other, ALCANCES);
  const ask = async () => (await app.send('GET', INFORME, { as: { token } })).status;
  expect(await ask()).toBe(200);
  const { id } = other;
  await app.send(endpoint.method, endpoint.path.replace('{id}', `${id}`), { as: admin, body });
  expect(await ask()).toBe(401);
  const back = endpoint === cambiarRol ? { rol: 'ADMIN' } : { estado: 'ACTIVO' };
  await app.send(endpoint.method, endpoint.path.replace('{id}', `${id}`), {
    as: admin,
    body: back,
  });
  expect(await ask()).toBe(401);
  expect(await app.make(listarTokens, { as: admin })).toEqual({ tokens: [] });
});

test('with the account of its administrator a token goes, and its name stays in the trail', async () => {
  const { admin } = await world(app);
  const other = await crearPersona(app, { rol: 'ADMIN' });
  const { token } = await programaDe(app, other);
  const body = {
    nombre: 'Eva',
    apellido: 'Rey',
    genero: 'FEMENINO',
    telefono: '381 555 0166',
    rol: 'CLIENT',
  };
  expect((await app.send('POST', '/usuarios', { as: { token }, body })).status).toBe(201);
  await app.send('DELETE', `/usuarios/${other.id}`, { as: admin });
  expect((await app.send('GET', INFORME, { as: { token } })).status).toBe(401);
  const query = { accion: 'crearUsuario' };
  const { hechos } = await app.make(listarActividad, { as: admin, query });
  expect(hechos[0]).toMatchObject({ autor: null, programa: { nombre: nuevo.nombre } });
});
