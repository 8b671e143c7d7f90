import { ENDPOINTS } from '@remanso/contract/endpoints';
import { beforeEach, describe, expect, test } from 'vitest';
import { CONFIG, SEMANA, reservar, type Persona } from './support/builders.ts';
import { crearPersona } from './support/personas.ts';
import { dumpTables } from './support/database/dump-tables.ts';
import { endpointOf } from './support/endpoint-of.ts';
import { outcome } from './support/refusals.ts';
import type { Answer } from './support/client.ts';
import { useTestApp } from './support/test-app.ts';
import { world } from './support/world.ts';

/*
 * The answer of an editable content has an ETag. A PUT with the `If-Match` of an older version is
 * refused and overwrites nothing (rules §2.10).
 */

const app = useTestApp();

const closedOn = (dia: string) =>
  SEMANA.map((each) => (each.diaSemana === dia ? { ...each, activo: false, tramos: [] } : each));

/**
 * The paths with an ETag whose PUT takes `If-Match`. `one` and `other` are bodies of two valid
 * changes; `malformed` is a body that is always refused.
 */
const EDITED = [
  {
    path: '/centro',
    one: { nombre: 'Termas' },
    other: { lema: 'Otro lema' },
    malformed: { nombre: '' },
  },
  {
    path: '/config',
    one: { ...CONFIG, ventanaDias: 9 },
    other: { ...CONFIG, limiteCancelHoras: 3 },
    malformed: { ...CONFIG, ventanaDias: 0 },
  },
  {
    path: '/horarios-base',
    one: closedOn('MARTES'),
    other: closedOn('LUNES'),
    malformed: [{ diaSemana: 'HOY', activo: false }],
  },
  {
    path: '/franjas/#',
    one: { capacidadEfectiva: 6 },
    other: { capacidadEfectiva: 7 },
    malformed: { capacidadEfectiva: 0 },
  },
] as const;

let admin: Persona;
let ana: Persona;
let franjaId: number;

beforeEach(async () => {
  ({ admin, ana, franjaId } = await world(app, { clientes: ['ana'] }));
});

const at = (path: string) => path.replace('#', String(franjaId));
const read = (path: string) => app.send('GET', at(path), { as: admin });
const put = (path: string, body: unknown, ifMatch?: string) =>
  app.send('PUT', at(path), {
    as: admin,
    body,
    ...(ifMatch !== undefined && { headers: { 'if-match': ifMatch } }),
  });
const tagOf = ({ headers }: Answer) => headers.get('etag') ?? 'none';

test('every call that takes If-Match is held to this', () => {
  const takeIt = ENDPOINTS.filter(
    ({ headers }) => headers?.safeParse({ 'if-match': '' }).success === false,
  );
  const tested = EDITED.map(({ path }) => endpointOf(`PUT ${path}`));
  expect(takeIt.map(({ id }) => id).toSorted()).toEqual(tested.map((each) => each?.id).toSorted());
});

describe.each(EDITED)('$path', ({ path, one, other, malformed }) => {
  test('says which version it is, and a change answers the new one', async () => {
    const before = await read(path);
    expect(tagOf(before)).toMatch(/^"[\w-]{22}"$/);
    expect(tagOf(await read(path))).toBe(tagOf(before));
    const changed = await put(path, one, tagOf(before));
    expect([changed.status, tagOf(changed)]).toEqual([200, tagOf(await read(path))]);
    expect(tagOf(changed)).not.toBe(tagOf(before));
  });

  test('who has read an older version changes nothing', async () => {
    const tag = tagOf(await read(path));
    await put(path, one);
    const before = await dumpTables(app);
    const refused = await put(path, other, tag);
    expect(outcome(refused)).toBe('412 CAMBIO_MIENTRAS_TANTO');
    expect(await dumpTables(app)).toEqual(before);
    expect((await put(path, other, tagOf(await read(path)))).status).toBe(200);
  });

  test('without If-Match the last one wins, as before', async () => {
    await put(path, one);
    expect((await put(path, other)).status).toBe(200);
  });

  test('any version may be asked for, and one of several', async () => {
    expect((await put(path, one, '*')).status).toBe(200);
    const tag = tagOf(await read(path));
    expect((await put(path, other, `"another", ${tag} ,W/"x"`)).status).toBe(200);
    expect(outcome(await put(path, one, `"another", ${tag}`))).toBe('412 CAMBIO_MIENTRAS_TANTO');
  });

  test('a weak tag names no version that one could rely on', async () => {
    expect(outcome(await put(path, one, `W/${tagOf(await read(path))}`))).toBe(
      '412 CAMBIO_MIENTRAS_TANTO',
    );
  });

  test.each(['', 'x', '"', '"a" "b"', '"a', "'a'"])('%j is malformed', async (ifMatch) => {
    expect(outcome(await put(path, one, ifMatch))).toBe('400 DATOS_INVALIDOS if-match');
  });

  test('session, role and form are refused before it', async () => {
    const headers = { 'if-match': '"old"' };
    expect((await app.send('PUT', at(path), { body: one, headers })).status).toBe(401);
    const asClient = await app.send('PUT', at(path), { as: ana, body: one, headers });
    expect(outcome(asClient)).toBe('403 SIN_PERMISO');
    expect((await put(path, malformed, '"old"')).status).toBe(400);
    expect(outcome(await put(path, one, '"old"'))).toBe('412 CAMBIO_MIENTRAS_TANTO');
  });
});

test('what is not there is missing, whatever version was asked for', async () => {
  expect(outcome(await put('/franjas/999999', { capacidadEfectiva: 2 }, '"old"'))).toBe(
    '404 FRANJA_INEXISTENTE',
  );
  await app.database.empty();
  admin = await crearPersona(app, { rol: 'ADMIN' });
  for (const ifMatch of ['*', '"old"']) {
    expect(outcome(await put('/config', CONFIG, ifMatch))).toBe('404 CONFIG_INEXISTENTE');
    expect(outcome(await put('/horarios-base', SEMANA, ifMatch))).toBe('404 HORARIOS_INEXISTENTES');
  }
});

describe('a franja', () => {
  const path = '/franjas/#';

  test('is the same for its owner, whoever books it', async () => {
    const before = await read(path);
    await reservar(app, ana, franjaId);
    expect(tagOf(await read(path))).toBe(tagOf(before));
    const raised = await put(path, { capacidadEfectiva: 6 }, tagOf(before));
    expect([raised.status, tagOf(raised)]).toEqual([200, tagOf(await read(path))]);
  });

  test('is another one once it is blocked, has another reason, or is free again', async () => {
    const tags = [tagOf(await read(path))];
    for (const [call, motivo] of [
      ['bloquear', 'Limpieza'],
      ['desbloquear', undefined],
      ['bloquear', undefined],
    ] as const) {
      expect((await put(`${path}/${call}`, { motivo })).status).toBe(200);
      tags.push(tagOf(await read(path)));
    }
    expect(tags[2]).toBe(tags[0]);
    expect(new Set(tags).size).toBe(3);
  });

  test('has changed before what its bookings forbid', async () => {
    await reservar(app, ana, franjaId, 2);
    const tag = tagOf(await read(path));
    await put(path, { capacidadEfectiva: 5 });
    expect(outcome(await put(path, { capacidadEfectiva: 2 }, tag))).toBe(
      '412 CAMBIO_MIENTRAS_TANTO',
    );
    const now = tagOf(await read(path));
    expect(outcome(await put(path, { capacidadEfectiva: 2 }, now))).toBe(
      '409 CAPACIDAD_BAJO_OCUPACION',
    );
  });
});
