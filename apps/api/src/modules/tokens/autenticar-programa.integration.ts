import {
  actualizarReserva,
  crearReserva,
  deshacerReserva,
} from '@remanso/contract/reserva/reservas.contract';
import { obtenerReserva } from '@remanso/contract/reserva/reservas-leidas.contract';
import {
  actualizarUsuario,
  crearUsuario,
  obtenerUsuario,
} from '@remanso/contract/persona/usuarios.contract';
import { listarActividad } from '@remanso/contract/seguimiento/auditoria.contract';
import { borrarToken, listarTokens } from '@remanso/contract/sistema/tokens.contract';
import { PEDIDOS_POR_MINUTO } from '@remanso/contract/sistema/tokens.rules';
import { expect, test } from 'vitest';
import type { Caller } from '../../../test/support/client.ts';
import { programaDe } from '../../../test/support/programas/tokens-de-escena.ts';
import { outcome, told } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { world } from '../../../test/support/world.ts';

const app = useTestApp();

test('a program books as the desk does, under its own name', async () => {
  const { admin, ana, franja } = await world(app, { clientes: ['ana'] });
  const programa = await programaDe(app, admin, ['reservas:escribir']);
  const body = { franjaId: franja('10:00'), clienteId: ana.id };
  const made = await app.make(crearReserva, { as: programa, body });

  // Writing includes no reading.
  expect(made).toEqual({ id: made.id });
  const read = await app.call(obtenerReserva, { as: programa, params: { id: made.id } });
  expect(outcome(read)).toBe('403 SIN_ALCANCE');
  expect(told(read)).toBe('Esta llave no tiene el permiso reservas:leer');

  await app.make(crearReserva, { as: admin, body: { ...body, franjaId: franja('11:00') } });
  const query = { accion: 'crearReserva' };
  const { hechos } = await app.make(listarActividad, { as: admin, query });
  const nombre = 'Planilla de la contadora';
  expect(hechos.map(({ usuarioId, autor, programa: de }) => ({ usuarioId, autor, de }))).toEqual([
    {
      usuarioId: admin.id,
      autor: { id: admin.id, nombre: 'Berta', apellido: 'Ríos' },
      de: null,
    },
    {
      usuarioId: admin.id,
      autor: { id: admin.id, nombre, apellido: '' },
      de: { id: programa.id, nombre },
    },
  ]);
});

test('a program undoes what it did itself, and its administrator what they did themself', async () => {
  const { admin, ana, franja } = await world(app, { clientes: ['ana'] });
  const programa = await programaDe(app, admin, ['reservas:escribir']);
  const body = { franjaId: franja('10:00'), clienteId: ana.id };
  const { id } = await app.make(crearReserva, { as: admin, body });
  const mover = async (as: Caller, hora: string) => {
    const pedido = { as, params: { id }, body: { franjaId: franja(hora) } };
    await app.make(actualizarReserva, pedido);
  };
  const deshacer = async (as: Caller) =>
    (await app.call(deshacerReserva, { as, params: { id } })).status;
  await mover(programa, '11:00');
  expect([await deshacer(admin), await deshacer(programa)]).toEqual([409, 200]);
  await mover(admin, '11:00');
  expect([await deshacer(programa), await deshacer(admin)]).toEqual([409, 200]);
});

test.each<[string, object]>([
  ['/reservas', {}],
  ['/franjas/{franja}/espera', { personas: 1 }],
  ['/series/prevista', { cada: 1, veces: 2 }],
  ['/series', { cada: 1, veces: 2, sello: 'uno' }],
])('a program says for which client it asks: POST %s', async (path, terms) => {
  const { admin, franja } = await world(app);
  const as = await programaDe(app, admin);
  const franjaId = franja('10:00');
  const answer = await app.send('POST', path.replace('{franja}', `${franjaId}`), {
    as,
    body: path.includes('{franja}') ? terms : { franjaId, ...terms },
  });
  expect(outcome(answer)).toBe('400 DATOS_INVALIDOS clienteId');
  expect(told(answer)).toBe('Di para qué cliente es, con clienteId');
});

test('a key of a program is its own', async () => {
  const { admin, ana, franja } = await world(app, { clientes: ['ana'] });
  const headers = { 'idempotency-key': 'lunes' };
  const book = (as: { token: string }, hora: string) =>
    app.make(crearReserva, { as, headers, body: { franjaId: franja(hora), clienteId: ana.id } });
  const one = await programaDe(app, admin);
  const other = await programaDe(app, admin);
  const first = await book(one, '10:00');
  expect((await book(one, '10:00')).id).toBe(first.id);
  const ids = [first.id, (await book(other, '11:00')).id, (await book(admin, '09:00')).id];
  expect(new Set(ids).size).toBe(3);
});

test('of accounts a program makes and corrects clients, and nothing else', async () => {
  const { admin } = await world(app);
  const as = await programaDe(app, admin, ['clientes:escribir']);
  const eva = {
    nombre: 'Eva',
    apellido: 'Rey',
    genero: 'FEMENINO',
    telefono: '381 555 0166',
  } as const;
  const password = 'Secreta1';
  const made = await app.make(crearUsuario, {
    as,
    body: { ...eva, email: 'eva@ejemplo.com', password },
  });
  expect(made).toEqual({ id: made.id, ...eva, email: 'eva@ejemplo.com', rol: 'CLIENT' });
  const login = { email: 'eva@ejemplo.com', password };
  expect((await app.send('POST', '/auth/login', { body: login })).status).toBe(401);

  const put = (id: number, body: object) =>
    app.call(actualizarUsuario, { as, params: { id }, body });
  expect((await put(made.id, { nombre: 'Evita' })).body).toMatchObject({ nombre: 'Evita' });
  expect(outcome(await put(made.id, { email: 'otra@ejemplo.com' }))).toBe('403 SIN_PERMISO');
  // The administrator for whom it acts is somebody else to a program.
  expect(outcome(await put(admin.id, { nombre: 'Otra' }))).toBe('403 SIN_PERMISO');
  const own = await app.call(obtenerUsuario, { as, params: { id: admin.id } });
  expect(outcome(own)).toBe('403 SIN_ALCANCE');
  const staff = { ...eva, email: 'jefa@ejemplo.com', password, rol: 'ADMIN' } as const;
  expect(outcome(await app.call(crearUsuario, { as, body: staff }))).toBe('403 SIN_PERMISO');
});

test('a token that has ended, is unknown or is written wrong lets nobody in', async () => {
  const { admin } = await world(app);
  const { token, id } = await programaDe(app, admin);
  const ask = (with_: string) =>
    app.send('GET', '/franjas/por-fecha/2026-10-02', { as: { token: with_ } });
  expect((await ask(token)).status).toBe(200);
  for (const wrong of [`${token}a`, token.slice(0, -1), token.replace('rmn_', 'rmn-')])
    expect(outcome(await ask(wrong))).toBe('401 SESION_NO_VALIDA');
  await app.make(borrarToken, { as: admin, params: { id } });
  expect(outcome(await ask(token))).toBe('401 SESION_NO_VALIDA');
});

test('its last call is noted, to the minute, also one that is refused', async () => {
  const { admin } = await world(app);
  const as = await programaDe(app, admin, ['agenda:leer']);
  const use = async (at: string, path = '/franjas/por-fecha/2026-10-02', status = 200) => {
    app.clock.set(at);
    expect((await app.send('GET', path, { as })).status).toBe(status);
    return (await app.make(listarTokens, { as: admin })).tokens[0]?.ultimoUso;
  };
  expect(await use('2026-10-01T07:00:10')).toBe('2026-10-01T07:00:10');
  expect(await use('2026-10-01T07:00:50')).toBe('2026-10-01T07:00:10');
  expect(await use('2026-10-01T07:01:11')).toBe('2026-10-01T07:01:11');
  expect(await use('2026-10-01T07:03:00', '/clientes', 403)).toBe('2026-10-01T07:03:00');
});

test('six hundred requests a minute are answered, those of each token for itself', async () => {
  const { admin } = await world(app);
  const [one, other] = [await programaDe(app, admin), await programaDe(app, admin)];
  const ask = async (as: { token: string }) => (await app.send('GET', '/abonos', { as })).status;
  const asked = Array.from({ length: PEDIDOS_POR_MINUTO + 5 }, () => one);
  const statuses: number[] = [];
  for (let n = 0; n < asked.length; n += 55)
    statuses.push(...(await Promise.all(asked.slice(n, n + 55).map(ask))));
  expect(statuses.filter((status) => status === 200)).toHaveLength(PEDIDOS_POR_MINUTO);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  expect(await ask(other)).toBe(200);
  expect((await app.send('GET', '/abonos', { as: one })).headers.get('retry-after')).toMatch(
    /^\d+$/,
  );
});
