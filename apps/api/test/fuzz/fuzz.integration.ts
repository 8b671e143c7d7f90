import { sql } from 'kysely';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  crearBloqueo,
  crearFeriado,
  crearOverride,
} from '@remanso/contract/plan/excepciones.contract';
import { crearPersona } from '../support/personas.ts';
import { world } from '../support/world.ts';
import { createCheckAnswer } from './check-answers.ts';
import { callsOf, type OpenApiDocument } from './openapi-document.ts';
import { requestFor, type Caller, type FuzzedRequest } from './requests.ts';
import { brokenInvariants } from '../../src/database/invariants.ts';
import { START, useTestApp } from '../support/test-app.ts';
import type { Answer } from '../support/client.ts';

/*
 * Random requests made from the OpenAPI document that the server serves: every answer keeps what
 * that document says, and none is a 5xx. `npm run fuzz` sends many more.
 */

const app = useTestApp();

/**
 * The requests are the same at each run; FUZZ_REQUESTS asks for more of them and FUZZ_SEED for
 * others.
 */
const MANY = process.env['FUZZ_REQUESTS'];
const REQUESTS = Number(MANY ?? 1_700);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_001);
const PATIENCE_MS = 20_000 + REQUESTS * 50;

/**
 * The number of requests after which the centre is opened anew, because they wear it out: people
 * are deleted, days are closed.
 */
const BATCH = 250;

interface People {
  tokens: Record<Caller, string | undefined>;
  /**
   * Gives the people back the session or rol that a request took from them; resolves to false when
   * one of them was deleted.
   */
  restore(): Promise<boolean>;
}

/** Opens a centre in which small ids name something of every kind. */
async function openCentre(): Promise<People> {
  app.clock.set(START);
  await app.database.empty();
  const HORAS = ['08:00', '09:00', '10:00'];
  const { admin, ana, luis } = await world(app, {
    clientes: ['ana', 'luis'],
    reservas: (['ana', 'luis'] as const).flatMap((de) =>
      HORAS.map((hora) => ({ de, hora, con: 1 })),
    ),
  });
  await crearPersona(app, { rol: 'ADMIN' });
  const [fecha, fechaDesde, fechaHasta] = ['2026-10-05', '2026-10-06', '2026-10-06'];
  await app.make(crearFeriado, { as: admin, body: { fecha, descripcion: 'Zafra' } });
  await app.make(crearBloqueo, { as: admin, body: { fechaDesde, fechaHasta } });
  await app.make(crearOverride, { as: admin, body: { fecha: '2026-10-07', tramos: [] } });

  const rol = sql`case id when ${admin.id} then 'ADMIN' else 'CLIENT' end`;
  const ids = [admin.id, ana.id, luis.id];
  return {
    tokens: {
      admin: admin.token,
      client: ana.token,
      otherClient: luis.token,
      anonymous: undefined,
      // A request of the forged caller has an Authorization header of its own.
      forged: undefined,
    },
    async restore() {
      const { numAffectedRows } = await sql`
        update usuarios set estado = 'ACTIVO', version_sesion = 1, rol = ${rol}
        where id = any(${ids}::bigint[])`.execute(app.database.db);
      return Number(numAffectedRows) === ids.length;
    },
  };
}

async function send({ call, path, headers, caller, body }: FuzzedRequest, { tokens }: People) {
  const token = tokens[caller];
  return app.send(call.method, path, {
    as: token === undefined ? token : { token },
    headers,
    body,
  });
}

test(
  'whatever is sent, every answer is one that the document describes',
  async () => {
    const document = (await app.send('GET', '/openapi.json')).body as OpenApiDocument;
    const calls = callsOf(document);
    const check = createCheckAnswer(document);
    const tally = new Map<string, number>();
    const problems: unknown[] = [];
    let people = await openCentre();
    const requests = fc.sample(requestFor(calls), { seed: SEED, numRuns: REQUESTS });
    for (const [n, request] of requests.entries()) {
      if (n % BATCH === 0) people = await openCentre();
      const answer = await send(request, people);
      count(tally, request, answer);
      const { call, caller, path, body } = request;
      const found = check(call, answer);
      if (found.length > 0)
        problems.push({ n, caller, call: `${call.method} ${path}`, body, found });
      if ([401, 403].includes(answer.status) && !(await people.restore())) {
        people = await openCentre();
      }
      if (n % BATCH === BATCH - 1) problems.push(...(await brokenInvariants(app.database.db)));
    }
    if (MANY) process.stdout.write(`${reportOf(tally)}\n`);
    expect(problems).toEqual([]);
    // The run would prove little if hardly any request had succeeded. Nobody guesses a secret.
    const guessable = calls.filter(
      ({ operationId }) => !['leerCalendario', 'metricas'].includes(operationId),
    );
    const succeeded = guessable.filter(({ operationId }) =>
      [200, 201, 204].some((status) => tally.has(`${operationId} ${status}`)),
    );
    expect(succeeded.length).toBeGreaterThan(guessable.length * 0.7);
  },
  PATIENCE_MS,
);

function count(tally: Map<string, number>, { call }: FuzzedRequest, { status }: Answer): void {
  const key = `${call.operationId} ${status}`;
  tally.set(key, (tally.get(key) ?? 0) + 1);
}

/** Reports how many answers there were of each status. */
function reportOf(tally: Map<string, number>): string {
  const statuses = Map.groupBy(tally, ([key]) => key.split(' ')[1]);
  return [...statuses]
    .map(([status, each]) => `${status}: ${each.reduce((sum, [, times]) => sum + times, 0)}`)
    .toSorted()
    .join(', ');
}
