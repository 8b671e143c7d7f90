import { ENDPOINTS } from '@remanso/contract/endpoints';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  CONFIG,
  SEMANA,
  centroConFranja,
  crearPersona,
  reservar,
  type Persona,
} from './support/builders.ts';
import { dumpTables } from './support/dump-tables.ts';
import { SIN_PERMISO, TURNO_INEXISTENTE } from './bad-inputs/known-refusals.ts';
import { endpointOf } from './support/endpoint-of.ts';
import { outcome, refusal } from './support/refusals.ts';
import { useTestApp, type Answer, type Target } from './support/test-app.ts';

/*
 * An answer that an owner may edit names its version, and a writer who has read an older version overwrites nothing
 * (rules §10.5).
 */

const app = useTestApp();

const CHANGED = refusal(
  412,
  'CAMBIO_MIENTRAS_TANTO',
  'Alguien hizo otro cambio mientras tanto: no se guardó nada',
);
const MALFORMED = 'If-Match debe ser * o una lista de etiquetas entre comillas';

const closedOn = (dia: string) =>
  SEMANA.map((each) => (each.diaSemana === dia ? { ...each, activo: false, tramos: [] } : each));

/** The addresses that can be edited: `one` and `other` are two changes, and `malformed` is refused in any state. */
const EDITED = [
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
  ({ admin, ana, franjaId } = await centroConFranja(app));
});

const to = (method: string, path: `/${string}`): Target =>
  `${method} ${path.replace('#', String(franjaId)) as typeof path}`;
const read = (path: `/${string}`) => app.call(to('GET', path), admin);
const put = (path: `/${string}`, body: unknown, ifMatch?: string) =>
  app.call(to('PUT', path), {
    ...admin,
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
    expect(outcome(refused)).toEqual(CHANGED);
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
    expect(outcome(await put(path, one, `"another", ${tag}`))).toEqual(CHANGED);
  });

  test('a weak tag names no version that one could rely on', async () => {
    expect(outcome(await put(path, one, `W/${tagOf(await read(path))}`))).toEqual(CHANGED);
  });

  test.each(['', 'x', '"', '"a" "b"', '"a', "'a'"])('%j is malformed', async (ifMatch) => {
    const { status, body } = await put(path, one, ifMatch);
    expect([status, body.campos]).toEqual([400, [{ campo: 'if-match', mensaje: MALFORMED }]]);
  });

  test('session, role and form are refused before it', async () => {
    const headers = { 'if-match': '"old"' };
    expect((await app.call(to('PUT', path), { body: one, headers })).status).toBe(401);
    const asClient = await app.call(to('PUT', path), { token: ana.token, body: one, headers });
    expect(outcome(asClient)).toEqual(refusal(...SIN_PERMISO));
    expect((await put(path, malformed, '"old"')).status).toBe(400);
    expect(outcome(await put(path, one, '"old"'))).toEqual(CHANGED);
  });
});

test('what is not there is missing, whatever version was asked for', async () => {
  expect(outcome(await put('/franjas/999999', { capacidadEfectiva: 2 }, '"old"'))).toEqual(
    refusal(...TURNO_INEXISTENTE),
  );
  await app.database.empty();
  admin = await crearPersona(app, { rol: 'ADMIN' });
  for (const ifMatch of ['*', '"old"']) {
    expect((await put('/config', CONFIG, ifMatch)).body.codigo).toBe('CONFIG_INEXISTENTE');
    expect((await put('/horarios-base', SEMANA, ifMatch)).body.codigo).toBe(
      'HORARIOS_INEXISTENTES',
    );
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
      const { status } = await app.call(to('PUT', `${path}/${call}`), {
        ...admin,
        body: { motivo },
      });
      expect(status).toBe(200);
      tags.push(tagOf(await read(path)));
    }
    expect(tags[2]).toBe(tags[0]);
    expect(new Set(tags).size).toBe(3);
  });

  test('has changed before what its bookings forbid', async () => {
    await reservar(app, ana, franjaId, 2);
    const tag = tagOf(await read(path));
    await put(path, { capacidadEfectiva: 5 });
    expect(outcome(await put(path, { capacidadEfectiva: 2 }, tag))).toEqual(CHANGED);
    const now = tagOf(await read(path));
    expect((await put(path, { capacidadEfectiva: 2 }, now)).body.codigo).toBe(
      'CAPACIDAD_BAJO_OCUPACION',
    );
  });
});
