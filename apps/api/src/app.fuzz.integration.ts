import { ENDPOINTS } from '@remanso/contract/endpoints';
import fc from 'fast-check';
import { test } from 'vitest';
import { expectCivil } from './testing/refusals.ts';
import { useTestApp } from './testing/test-app.ts';
import { openScene, validRequest } from './testing/valid-requests.ts';

const app = useTestApp();

/** The same requests at each run; FUZZ_RUNS asks for more of them, FUZZ_SEED for others. */
const OPTIONS = {
  seed: Number(process.env['FUZZ_SEED'] ?? 20_261_001),
  numRuns: Number(process.env['FUZZ_RUNS'] ?? 60),
};
const PATIENCE_MS = 20_000 + OPTIONS.numRuns * 200;

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('\u0000', '\ud800', '\udc00a', "'; drop table franjas; --", '\\', '%', '٣'),
  fc.constantFrom('2026-02-30', 'infinity', '24:00', '1e3', 'ADMIN', 'x'.repeat(5_000)),
);
const anyNumber = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(-0, 2 ** 31, 2 ** 53, 2 ** 63, 1e308, -1e308, 0.1),
);
const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  anyText,
  anyNumber,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, undefined, true, [], {}, [null], [[]], { length: 1 }),
);

type Path = (string | number)[];

/** The way to every part of a body, the whole of it first. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  const children = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [path, ...children.flatMap(([key, child]) => pathsOf(child, [...path, key]))];
}

function replaceAt(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[key] = replaceAt(copy[key], rest, replacement);
  return copy;
}

test.each(ENDPOINTS.filter(({ body }) => body !== undefined))(
  '$method $path stays civil whatever takes the place of a part of its body',
  async ({ id, method }) => {
    const scene = await openScene(app);
    const { path, body } = await validRequest(id, scene);
    const change = fc.tuple(fc.constantFrom(...pathsOf(body)), anyValue);
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 2 }), async (changes) => {
        const changed = changes
          .toSorted(([a], [b]) => a.length - b.length)
          .reduce((soFar, [at, value]) => replaceIfThere(soFar, at, value), body);
        const answer = await app.call(`${method} ${path as '/'}`, {
          token: scene.admin.token,
          body: JSON.stringify(changed) ?? '',
        });
        expectCivil(answer, `${method} ${path}`);
      }),
      OPTIONS,
    );
  },
  PATIENCE_MS,
);

/** An earlier change may have taken away what a later one was to change. */
function replaceIfThere(body: unknown, at: Path, value: unknown): unknown {
  const isThere = pathsOf(body).some((path) => path.join('/') === at.join('/'));
  return isThere ? replaceAt(body, at, value) : body;
}

test(
  'every call stays civil whatever its path and query hold',
  async () => {
    const { admin, otherClient } = await openScene(app);
    const call = fc.constantFrom(...ENDPOINTS);
    const query = fc.dictionary(
      fc.constantFrom('page', 'size', 'estado', 'desde', 'hasta', 'cantidadPersonas', 'otra'),
      fc.oneof(anyText, fc.integer().map(String)),
      { noNullPrototype: true },
    );
    await fc.assert(
      fc.asyncProperty(call, anyText, query, async ({ id, method, path }, value, parameters) => {
        const filled = path.replace(/\{\w+\}/g, () => encode(value));
        const search = Object.entries(parameters).map(([key, text]) => `${key}=${encode(text)}`);
        const { token } = id === 'logout' ? otherClient : admin;
        const target = `${method} ${filled as '/'}?${search.join('&')}` as const;
        expectCivil(await app.call(target, { token }), target);
      }),
      { ...OPTIONS, numRuns: OPTIONS.numRuns * 3 },
    );
  },
  PATIENCE_MS * 3,
);

const encode = (text: string) => encodeURIComponent(text.toWellFormed()) || '-';

test(
  'every call stays civil whatever its headers hold',
  async () => {
    const { client } = await openScene(app);
    // What HTTP itself forbids in a header never leaves the client.
    const header = fc.string({ unit: fc.integer({ min: 32, max: 255 }).map(toCharacter) });
    await fc.assert(
      fc.asyncProperty(header, header, async (clave, authorization) => {
        const own = { authorization: `Bearer ${client.token}`, 'idempotency-key': clave };
        expectCivil(await app.call('POST /reservas', { headers: own, body: {} }), clave);
        const strange = { authorization };
        expectCivil(await app.call('GET /auth/current', { headers: strange }), authorization);
      }),
      OPTIONS,
    );
  },
  PATIENCE_MS,
);

function toCharacter(code: number): string {
  return code === 127 ? ' ' : String.fromCharCode(code);
}
