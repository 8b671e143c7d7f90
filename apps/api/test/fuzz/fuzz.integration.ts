import { sql } from 'kysely';
import fc from 'fast-check';
import { crearSerie, previsualizarSerie } from '@remanso/contract/serie/series.contract';
import { expect, test } from 'vitest';
import { vender } from '../support/con-abono.ts';
import {
  crearBloqueo,
  crearFeriado,
  crearOverride,
} from '@remanso/contract/plan/excepciones.contract';
import { esperasDeEscena } from '../support/esperas-de-escena.ts';
import { crearPersona } from '../support/personas.ts';
import { world } from '../support/world.ts';
import { createCheckAnswer } from './check-answers.ts';
import { callsOf, type OpenApiDocument } from './openapi-document.ts';
import { requestFor, type Caller, type FuzzedRequest } from './requests.ts';
import { brokenInvariants } from '../../src/database/invariants.ts';
import { START, useTestApp } from '../support/test-app.ts';
import type { Answer } from '../support/client.ts';

/*
 * The test sends random requests made from the server's OpenAPI document. Every answer must be one
 * that the document describes, and no answer may be a 5xx. `npm run fuzz` sends many more requests.
 */

const app = useTestApp();

/**
 * Every run sends the same requests. FUZZ_REQUESTS sets their number, and FUZZ_SEED chooses other
 * requests.
 */
const MANY = process.env['FUZZ_REQUESTS'];
const REQUESTS = Number(MANY ?? 1_700);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_001);
const PATIENCE_MS = 90_000 + REQUESTS * 100;

/**
 * The number of requests after which a new centre is opened, because the requests delete people and
 * close days.
 */
const BATCH = 250;

/** The calls for which random requests would have to guess a secret. */
const WITH_SECRET = [
  'entrarConCodigo',
  'leerCalendario',
  'leerEnlaceDeCalendario',
  'verInvitacion',
  'corregirInvitacion',
  'rechazarInvitacion',
  'calendarioDeInvitacion',
  'metricas',
];

interface People {
  tokens: Record<Caller, string | undefined>;
  /**
   * Activates the accounts of the people again, with the tokens and roles that they had at first.
   * Returns false when a request has deleted one of these accounts.
   */
  restore(): Promise<boolean>;
}

/**
 * Opens a centre with things of every kind, so that small random ids are ids of existing things.
 */
async function openCentre(): Promise<People> {
  app.clock.set(START);
  await app.database.empty();
  const HORAS = ['08:00', '09:00', '10:00'];
  const { admin, ana, luis, franja } = await world(app, {
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
  const free = ['11:00', '16:00', '17:00', '18:00'].map((hora) => franja(hora));
  for (const client of [ana, luis]) {
    const { newEspera, newOferta } = esperasDeEscena(app, { admin, client }, () => free.pop() ?? 0);
    await newEspera();
    await newOferta();
  }

  await vender(app, { admin, a: ana, paga: 50_000 });
  const semanal = { clienteId: ana.id, franjaId: franja('19:00'), cada: 1, veces: 2 } as const;
  const pedido = { ...semanal, acompaniantes: [] };
  const { sello } = await app.make(previsualizarSerie, { as: admin, body: pedido });
  await app.make(crearSerie, { as: admin, body: { ...pedido, sello, decisiones: {} } });

  const rol = sql`case id when ${admin.id} then 'ADMIN' else 'CLIENT' end`;
  const ids = [admin.id, ana.id, luis.id];
  return {
    tokens: {
      admin: admin.token,
      client: ana.token,
      otherClient: luis.token,
      anonymous: undefined,
      // The function `forge` writes the Authorization header of the forged caller.
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
      if (n % BATCH === BATCH - 1)
        problems.push(...(await brokenInvariants(app.database.db, app.clock)));
    }
    if (MANY) process.stdout.write(`${reportOf(tally)}\n`);
    expect(problems).toEqual([]);
    // Two calls in three must have succeeded at least once, or the test would prove little.
    const guessable = calls.filter(({ operationId }) => !WITH_SECRET.includes(operationId));
    const succeeded = guessable.filter(({ operationId }) =>
      [200, 201, 202, 204].some((status) => tally.has(`${operationId} ${status}`)),
    );
    expect(succeeded.length).toBeGreaterThan((guessable.length * 2) / 3);
  },
  PATIENCE_MS,
);

function count(tally: Map<string, number>, { call }: FuzzedRequest, { status }: Answer): void {
  const key = `${call.operationId} ${status}`;
  tally.set(key, (tally.get(key) ?? 0) + 1);
}

/** Returns the number of answers of each status. */
function reportOf(tally: Map<string, number>): string {
  const statuses = Map.groupBy(tally, ([key]) => key.split(' ')[1]);
  return [...statuses]
    .map(([status, each]) => `${status}: ${each.reduce((sum, [, times]) => sum + times, 0)}`)
    .toSorted()
    .join(', ');
}
