import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ENDPOINTS } from '@remanso/contract/endpoints';
import { RespuestaDeError } from '@remanso/contract/error.contract';
import { ALCANCES, type Alcance } from '@remanso/contract/sistema/tokens.rules';
import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { createTokens } from '../src/platform/security/tokens.ts';
import { crearPersona, desactivar } from './support/personas.ts';
import { dumpUncountedTables } from './support/database/dump-tables.ts';
import { ACTORS, expectedStatuses, type Actor } from './expected-statuses.ts';
import { useTestApp } from './support/test-app.ts';
import { openScene, type Scene } from './support/scene.ts';
import type { ValidRequest } from './support/valid-requests/valid-request.ts';
import { programaDe } from './support/programas/tokens-de-escena.ts';
import { validRequest } from './support/valid-requests/valid-requests.ts';

const app = useTestApp({ rateLimit: false });

const DENIED = [401, 403, 404];

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

async function tokensOf(
  { admin, reception, client, otherClient }: Scene,
  alcance: Alcance | undefined,
): Promise<Record<Actor, string | undefined>> {
  const { tokens } = app.dependencies;
  const adminClaims = { id: admin.id, rol: 'ADMIN', version: 1 } as const;
  const inactive = await crearPersona(app);
  await desactivar(app, inactive);
  app.clock.set('2026-09-30T19:00:00');
  const expired = await tokens.sign(adminClaims);
  app.clock.set('2026-10-01T07:00:00');
  const [header, , signature] = client.token.split('.');
  const elevated = base64({ ...decodeJwt(client.token), sub: `${admin.id}`, rol: 'ADMIN' });
  const token = await programaDe(app, admin, alcance && [alcance]);
  const otherTokens = await programaDe(
    app,
    admin,
    ALCANCES.filter((uno) => uno !== alcance),
  );
  // A token's first use is noted, also that of a call which is then refused.
  await app.database.db.updateTable('tokens').set({ ultimo_uso: app.clock.instant() }).execute();
  return {
    anonymous: undefined,
    client: client.token,
    otherClient: otherClient.token,
    reception: reception.token,
    admin: admin.token,
    inactive: inactive.token,
    expired,
    forged: `${header}.${elevated}.${signature}`,
    otherSecret: await createTokens('another secret, of the same length', app.clock).sign(
      adminClaims,
    ),
    none: `${base64({ alg: 'none' })}.${elevated}.${signature}`,
    token: token.token,
    otherTokens: otherTokens.token,
  };
}

test('authorization-matrix.md says what every call of the contract answers whom', async () => {
  const file = join(import.meta.dirname, 'authorization-matrix.md');
  const rows = ENDPOINTS.map((endpoint) => {
    const statuses = expectedStatuses(endpoint);
    const cells = ACTORS.map((actor) => statuses[actor]);
    return `| ${endpoint.method} ${endpoint.path} | ${cells.join(' | ')} |\n`;
  });
  const read = async () => (await readFile(file, 'utf8')).split(/(?<=-\|\n)/);
  const [prose = ''] = await read();
  if (process.env['UPDATE_EXAMPLES']) await writeFile(file, prose + rows.join(''));
  expect(
    await read(),
    'written anew by UPDATE_EXAMPLES=1 npx vitest run --project integration test/authorization',
  ).toEqual([prose, rows.join('')]);
});

test.each(ENDPOINTS.map((endpoint) => ({ endpoint, call: `${endpoint.method} ${endpoint.path}` })))(
  '$call answers each caller what the matrix says',
  async ({ endpoint }) => {
    const { id, method, alcance } = endpoint;
    const scene = await openScene(app);
    const tokens = await tokensOf(scene, alcance);
    const cells = expectedStatuses(endpoint);

    const answered: Record<string, number> = {};
    const ask = async (actor: Actor, { path, body }: ValidRequest) => {
      const token = tokens[actor];
      const as = token === undefined ? undefined : { token };
      const answer = await app.send(method, path, { as, body });
      answered[actor] = answer.status;
      return answer;
    };
    const isDenied = (actor: Actor) => DENIED.includes(cells[actor]);
    const request = await validRequest(id, scene);
    const before = await dumpUncountedTables(app);
    for (const actor of ACTORS.filter(isDenied)) {
      const { body } = await ask(actor, request);
      expect([actor, RespuestaDeError.safeParse(body).success]).toEqual([actor, true]);
      expect(Object.keys(body as object)).toEqual(['message', 'error', 'codigo']);
    }
    expect(await dumpUncountedTables(app)).toEqual(before);
    // Each allowed caller gets a new request: a second caller could not repeat, for instance, the
    // same deletion.
    for (const actor of ACTORS) {
      if (!isDenied(actor)) await ask(actor, await validRequest(id, scene));
    }
    expect(answered).toEqual(cells);
  },
);
