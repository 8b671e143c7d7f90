import { current, login } from '@remanso/contract/persona/auth.contract';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  ADMIN,
  book,
  bookUntilItIsGone,
  openBusyCentre,
  leerFranjas,
  type Attempt,
  type BookedFranja,
} from './book-under-load.ts';
import { clientOf } from '../support/client.ts';
import { spawnServer } from './spawn-server.ts';

const PATIENCE_MS = 90_000;

/**
 * Returns the variables of a centre on the embedded database, which the process starts for itself.
 */
async function newVariables() {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'remanso-caidas-'));
  onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true, maxRetries: 5 }));
  return { DATA_DIR, ...ADMIN };
}

const keyOf = (email: string | null, franjaId: number) => `${email}/${franjaId}`;

/**
 * Expects each booking to have all its people and its price, and each franja's `ocupadosTotal` to
 * be the number of asientos in its bookings.
 */
function expectWhole(franjas: BookedFranja[], attempts: Attempt[]): void {
  const asked = new Map(attempts.map(({ clave, personas }) => [clave, personas]));
  for (const { id, ocupadosTotal, composicionGenero, reservas } of franjas) {
    const seats = reservas.flatMap(({ participantes }) => participantes);
    expect(ocupadosTotal).toBe(seats.length);
    const counted = Object.values(composicionGenero).reduce((sum, n) => sum + n, 0);
    expect(counted).toBe(seats.length);
    for (const { personas, precioTotal, participantes, cliente } of reservas) {
      const wanted = asked.get(keyOf(cliente.email, id));
      expect([personas, participantes.length]).toEqual([wanted, wanted]);
      expect(precioTotal).toBe(1_000 * personas);
      expect(participantes.filter(({ esTitular }) => esTitular)).toHaveLength(1);
    }
    expect(new Set(reservas.map(({ cliente }) => cliente.email)).size).toBe(reservas.length);
  }
}

const idsIn = (franjas: BookedFranja[]) =>
  new Map(
    franjas.flatMap(({ id, reservas }) =>
      reservas.map((reserva) => [keyOf(reserva.cliente.email, id), reserva.id] as const),
    ),
  );

test(
  'after kill -9 every answered booking is there whole, every other whole or absent, and may be asked for again',
  async () => {
    const variables = await newVariables();
    let server = await spawnServer(variables);
    const centre = await openBusyCentre(server.origin);
    const attempts: Attempt[] = [];
    for (const answers of [25, 60]) {
      const load = bookUntilItIsGone(server.origin, centre);
      await load.untilAnswered(answers);
      await server.kill();
      attempts.push(...(await load.attempts()));
      server = await spawnServer(variables);
      const franjas = await leerFranjas(server.origin, centre);
      expectWhole(franjas, attempts);
      const held = idsIn(franjas);
      for (const { clave, answer } of attempts.filter((attempt) => attempt.answer)) {
        expect([answer?.status, answer?.body.id]).toEqual([201, held.get(clave)]);
      }
    }

    const lost = attempts.filter(({ answer }) => answer === undefined);
    expect(lost.length).toBeGreaterThan(0);
    for (const attempt of lost) expect((await book(server.origin, attempt))?.status).toBe(201);
    const franjas = await leerFranjas(server.origin, centre);
    expectWhole(franjas, attempts);
    expect(new Set(idsIn(franjas).keys())).toEqual(new Set(attempts.map(({ clave }) => clave)));
  },
  PATIENCE_MS,
);

test(
  'SIGTERM under load finishes what was begun: exit 0, and what has no answer was not booked',
  async () => {
    const variables = await newVariables();
    const server = await spawnServer(variables);
    const centre = await openBusyCentre(server.origin);
    const load = bookUntilItIsGone(server.origin, centre);
    await load.untilAnswered(30);
    expect(await server.stop()).toBe(0);
    expect(server.written()).not.toContain('the database is away');
    const attempts = await load.attempts();
    const answered = attempts.filter(({ answer }) => answer);
    expect(answered.map(({ answer }) => answer?.status)).toEqual(answered.map(() => 201));

    const again = await spawnServer(variables);
    const franjas = await leerFranjas(again.origin, centre);
    expectWhole(franjas, attempts);
    expect(idsIn(franjas)).toEqual(
      new Map(answered.map(({ clave, answer }) => [clave, answer?.body.id])),
    );
    // The sessions from before the stop are still valid.
    for (const as of centre.clients) {
      expect((await clientOf(again.origin).call(current, { as })).status).toBe(200);
    }
  },
  PATIENCE_MS,
);

test(
  'SIGTERM answers what is in flight, and does not wait for connections that browsers keep open',
  async () => {
    const server = await spawnServer(await newVariables());
    const body = { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD };
    const loginOnEach = () =>
      Array.from({ length: 12 }, () => clientOf(server.origin).call(login, { body }));
    await Promise.all(loginOnEach());
    // Twelve connections are open now, so that these twelve logins are all sent before the server
    // has computed the first password hash.
    const logins = loginOnEach();
    await Promise.race(logins);
    const exitCode = server.stop();
    const answers = await Promise.all(logins);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await exitCode).toBe(0);
  },
  PATIENCE_MS,
);
