import {
  aceptarEspera,
  dejarEspera,
  esperarFranja,
  rechazarEspera,
} from '@remanso/contract/espera/esperas.contract';
import { actualizarFranja } from '@remanso/contract/franja/franjas.contract';
import { soltarOfertas } from '../../src/modules/reservas/tiempo/vencer-ofertas.ts';
import { acompaniantes } from '../support/builders.ts';
import { asking } from '../support/client.ts';
import { book, cancel, plazas } from './race-requests.ts';
import { FRANJA, type Actor, type Contestant, type RaceScene } from './race-scene.ts';

/*
 * The requests about the waiting list that the races send, the scenes in which they begin, and the
 * function that reads from the database how a race ended. All are about the franja at eight, unless
 * a caller names another.
 */

export function join(by: Actor, personas: number, id: number = FRANJA.ocho) {
  return { by, ask: asking(esperarFranja, { params: { id }, body: { personas } }) };
}

export function accept(by: Actor, id: number, personas: number) {
  const body = { acompaniantes: acompaniantes(personas - 1) };
  return { by, ask: asking(aceptarEspera, { params: { id }, body }) };
}

export const reject = (by: Actor, id: number) => ({
  by,
  ask: asking(rechazarEspera, { params: { id } }),
});

export const leave = (by: Actor, id: number) => ({
  by,
  ask: asking(dejarEspera, { params: { id } }),
});

export const resize = (capacidadEfectiva: number) => ({
  by: 'admin' as const,
  ask: asking(actualizarFranja, { params: { id: FRANJA.ocho }, body: { capacidadEfectiva } }),
});

/**
 * Returns a contestant that moves the clock to `momento` and stores the end of the offers and
 * entries that time has ended by then.
 */
export function untilLater({ app }: RaceScene, momento: string): Contestant {
  return async () => {
    app.clock.set(momento);
    await soltarOfertas(app.dependencies);
    return { status: 200, headers: new Headers(), body: {} };
  };
}

/** The moment at which the offers end that are made when the scene opens. */
export const OFFERS_END = '2026-10-01T10:00:00';

interface Line {
  /** The id of the booking of client 1, who has all places of the franja but those of `beside`. */
  reservaId: number;
  /** The ids of the entries, in the order of the line. */
  ids: number[];
}

/**
 * Fills the franja at eight, for client 1 and for client 2, who has the places `beside`. Then
 * clients 3, 4 and so on join its line, one group for each number of people in `groups`.
 */
export async function lineOf({ make }: RaceScene, groups: number[], beside = 0): Promise<Line> {
  if (beside > 0) await make(book('client2', FRANJA.ocho, beside));
  const { id: reservaId } = await make(book('client1', FRANJA.ocho, 4 - beside));
  const ids: number[] = [];
  for (const [n, personas] of groups.entries()) {
    ids.push((await make(join(`client${n + 3}`, personas))).id);
  }
  return { reservaId, ids };
}

/**
 * Makes the line of `lineOf` and cancels the booking of client 1. Returns the ids of the entries.
 */
export async function offeredTo(scene: RaceScene, groups: number[]): Promise<number[]> {
  const { reservaId, ids } = await lineOf(scene, groups);
  await scene.make(cancel('client1', reservaId));
  return ids;
}

/**
 * Returns the places of the franja at eight, how many of them offers hold, and the estado of each
 * entry in the order of the line, as a text: `3/4 holding 2: OFRECIDA`.
 */
export async function line(scene: RaceScene): Promise<string> {
  const { db } = scene.app.database;
  const franja = await db
    .selectFrom('franjas')
    .select('retenidas')
    .where('id', '=', FRANJA.ocho)
    .executeTakeFirstOrThrow();
  const esperas = await db.selectFrom('esperas').select('estado').orderBy('id').execute();
  const estados = esperas.map(({ estado }) => estado).join(', ');
  return `${await plazas(scene)} holding ${franja.retenidas}: ${estados}`;
}
