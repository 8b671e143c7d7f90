import { ENDPOINTS } from '@remanso/contract/endpoints';
import { expect, test } from 'vitest';
import type { BadInput } from './testing/bad-inputs/bad-input.ts';
import { BAD_CENTRO } from './testing/bad-inputs/centro.ts';
import { openBadScene, type BadScene } from './testing/bad-inputs/open-bad-scene.ts';
import { BAD_PERSONAS } from './testing/bad-inputs/personas.ts';
import { BAD_RESERVAS } from './testing/bad-inputs/reservas.ts';
import { BAD_WIRE } from './testing/bad-inputs/wire.ts';
import { dumpTables } from './testing/dump-tables.ts';
import { useTestApp } from './testing/test-app.ts';

const app = useTestApp();

const GROUPS = {
  'accounts and people': BAD_PERSONAS,
  'the centre and its franjas': BAD_CENTRO,
  'bookings and seats': BAD_RESERVAS,
  'the wire itself': BAD_WIRE,
};
const ALL = Object.values(GROUPS).flat();

/** `'#franjaLibre'` becomes its id, wherever it stands. */
function fill(value: unknown, ids: BadScene['ids']): unknown {
  if (Array.isArray(value)) return value.map((each) => fill(each, ids));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fill(each, ids)]));
  }
  return typeof value === 'string' && value.startsWith('#') ? idOf(value.slice(1), ids) : value;
}

function idOf(name: string, ids: BadScene['ids']): number {
  const id = ids[name];
  if (!id) throw new Error(`The scene has no ${name}`);
  return id;
}

async function send({ who, call, body, headers }: BadInput, { ids, tokens }: BadScene) {
  const target = call.replaceAll(/#(\w+)/g, (_, name: string) => String(idOf(name, ids)));
  const token = tokens[who];
  return app.call(target as '/ /', {
    ...(token !== undefined && { token }),
    ...(body !== undefined && { body: typeof body === 'string' ? body : fill(body, ids) }),
    ...(headers && { headers }),
  });
}

test.each(Object.entries(GROUPS))(
  '%s: each is refused as written, and changes nothing',
  async (_name, inputs) => {
    const scene = await openBadScene(app);
    const before = await tables();
    for (const input of inputs) {
      const { status, body } = await send(input, scene);
      const { codigo, message, campos } = input;
      expect
        .soft([input.call, input.body, status, body])
        .toEqual([
          input.call,
          input.body,
          input.status,
          { message, error: message, codigo, ...(campos && { campos }) },
        ]);
    }
    expect(await tables()).toEqual(before);
  },
);

/** Failed logins are counted, and should be. */
async function tables() {
  const { limites: _counted, ...others } = await dumpTables(app);
  return others;
}

test('there are at least two hundred of them, and none twice', () => {
  expect(ALL.length).toBeGreaterThan(200);
  const written = ALL.map(({ who, call, body, headers }) =>
    JSON.stringify([who, call, body, headers]),
  );
  expect(written.filter((each, index) => written.indexOf(each) !== index)).toEqual([]);
});

test('every call that takes anything has its bad inputs', () => {
  const takers = ENDPOINTS.filter(
    ({ params, query, body, id }) => (params ?? query ?? body) && id !== 'validarReset',
  );
  const missing = takers.filter(({ method, path }) => {
    const pattern = new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?.*)?$`);
    return !ALL.some(({ call }) => pattern.test(call));
  });
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});
