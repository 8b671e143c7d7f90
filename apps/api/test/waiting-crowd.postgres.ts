import {
  aceptarEspera,
  dejarEspera,
  esperarFranja,
  misEsperas,
  rechazarEspera,
} from '@remanso/contract/espera/esperas.contract';
import { actualizarFranja } from '@remanso/contract/franja/franjas.contract';
import { cancelarReserva, crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenInvariants } from '../src/database/invariants.ts';
import { crearAzar, type Azar } from '../src/demo/azar.ts';
import { soltarOfertas } from '../src/modules/reservas/tiempo/vencer-ofertas.ts';
import { acompaniantes, reservar, type Cliente } from './support/builders.ts';
import { clientOf, type Answer, type Client } from './support/client.ts';
import { countPlaces } from './support/compete-for-places.ts';
import { watchLine } from './support/database/watch-line.ts';
import { crearPersona } from './support/personas.ts';
import { outcome } from './support/refusals.ts';
import { startSecondInstance } from './support/start-second-instance.ts';
import { useTestApp } from './support/test-app.ts';
import { world } from './support/world.ts';

/*
 * Many people at one full franja, on two instances of the app: they book, wait, are offered places,
 * accept them, let them go, cancel and leave, all at once.
 */

const app = useTestApp();

const PEOPLE = 64;
const TURNS = 4;
/** The turns after which nobody goes on, even where no offer was accepted yet. */
const MOST_TURNS = 60;
const PLACES = 10;
const SEED = Number(process.env['RACE_SEED'] ?? 20_261_001);

let second: Awaited<ReturnType<typeof startSecondInstance>>;

beforeAll(async () => {
  second = await startSecondInstance(app);
});

afterAll(() => second.stop());

interface Visitor {
  client: Client;
  as: Cliente;
  azar: Azar;
  /** The person and their companions. */
  personas: number;
  reservaId?: number | undefined;
  esperaId?: number | undefined;
}

/**
 * Does one thing that a visitor may do next; returns the calls that were made, with their outcomes.
 */
async function takeTurn(visitor: Visitor, franjaId: number): Promise<string[]> {
  if (visitor.reservaId !== undefined) return cancelPerhaps(visitor, visitor.reservaId);
  if (visitor.esperaId !== undefined) return decide(visitor, visitor.esperaId);
  const { client, as, personas } = visitor;
  const body = { franjaId, acompaniantes: acompaniantes(personas - 1) };
  const booked = await client.call(crearReserva, { as, body });
  visitor.reservaId = made(booked);
  if (booked.status === 201) return ['book 201'];
  const joined = await client.call(esperarFranja, {
    as,
    params: { id: franjaId },
    body: { personas },
  });
  visitor.esperaId = made(joined);
  return [told('book', booked), told('join', joined)];
}

async function cancelPerhaps(visitor: Visitor, id: number): Promise<string[]> {
  if (visitor.azar.uno([true, false])) return [];
  const { client, as } = visitor;
  visitor.reservaId = undefined;
  return [told('cancel', await client.call(cancelarReserva, { as, params: { id } }))];
}

/**
 * Answers an offer or leaves the line. A visitor without an offer leaves in one of eight cases, and
 * otherwise waits on.
 */
async function decide(visitor: Visitor, id: number): Promise<string[]> {
  const { client, as, azar, personas } = visitor;
  const { esperas } = await client.make(misEsperas, { as });
  const offered = esperas.some((una) => una.id === id && una.estado === 'OFRECIDA');
  const does = offered ? azar.uno(['accept', 'accept', 'reject', 'leave']) : azar.entero(1, 8);
  if (typeof does === 'number' && does > 1) return [];
  visitor.esperaId = undefined;
  const one = { as, params: { id } };
  if (does === 'accept') {
    const body = { acompaniantes: acompaniantes(personas - 1) };
    const accepted = await client.call(aceptarEspera, { ...one, body });
    visitor.reservaId = made(accepted);
    return [told('accept', accepted)];
  }
  if (does === 'reject') return [told('reject', await client.call(rechazarEspera, one))];
  return [told('leave', await client.call(dejarEspera, one))];
}

const made = ({ status, body }: Answer<{ id: number }>) => (status === 201 ? body.id : undefined);

const told = (call: string, answer: Answer) =>
  `${call} ${answer.status < 300 ? answer.status : String(outcome(answer))}`;

test('64 people who book, wait, accept, cancel and leave at once never share a place', async () => {
  const { admin, franjaId } = await world(app);
  const body = { capacidadEfectiva: PLACES };
  await app.make(actualizarFranja, { as: admin, params: { id: franjaId }, body });
  const clients = [clientOf(app.origin), clientOf(second.origin)];
  const visitors = await Promise.all(
    Array.from({ length: PEOPLE }, async (_, n): Promise<Visitor> => ({
      client: clients[n % 2] ?? app,
      as: await crearPersona(app),
      azar: crearAzar(SEED + n),
      personas: (n % 4) + 1,
    })),
  );
  // The first four visitors, ten people with their companions, fill the franja.
  for (const visitor of visitors.slice(0, 4)) {
    const { id } = await reservar(app, visitor.as, franjaId, visitor.personas - 1);
    visitor.reservaId = id;
  }
  const look = await watchLine(app.database.db);
  let accepted = false;
  const calls = await Promise.all(
    visitors.map(async (visitor) => {
      const own: string[] = [];
      // A slow machine may make no offer in the first turns.
      for (let turn = 0; turn < TURNS || (!accepted && turn < MOST_TURNS); turn += 1) {
        own.push(...(await takeTurn(visitor, franjaId)));
        accepted ||= own.includes('accept 201');
      }
      return own;
    }),
  );
  // The offers end at ten. Both instances find that, while some people still accept theirs.
  app.clock.set('2026-10-01T10:00:00');
  await Promise.all([
    soltarOfertas(app.dependencies),
    soltarOfertas(second.dependencies),
    ...visitors.map((visitor) => takeTurn(visitor, franjaId).then((own) => calls.push(own))),
  ]);
  const { checks, faults } = await look();
  expect(faults).toEqual([]);
  expect(checks).toBeGreaterThan(PEOPLE);
  expect(await brokenInvariants(app.database.db, app.clock)).toEqual([]);
  expect((await countPlaces(app, franjaId)).ocupados).toBeLessThanOrEqual(PLACES);
  const kinds = new Set(calls.flat());
  const possible = [
    'book 201',
    'book 409 SIN_CUPO',
    'join 201',
    'join 409 HAY_CUPO',
    'cancel 200',
    'accept 201',
    'accept 409 ESPERA_EN_OTRO_ESTADO',
    'reject 200',
    'reject 409 ESPERA_EN_OTRO_ESTADO',
    'leave 200',
    'leave 409 ESPERA_EN_OTRO_ESTADO',
  ];
  expect([...kinds].filter((kind) => !possible.includes(kind))).toEqual([]);
  for (const kind of ['join 201', 'cancel 200', 'accept 201', 'leave 200'])
    expect(kinds).toContain(kind);
});
