import { bloquearFranja } from '@remanso/contract/franja/franjas.contract';
import { eliminarAsiento } from '@remanso/contract/reserva/asientos.contract';
import { asking } from '../support/client.ts';
import {
  accept,
  join,
  line,
  lineOf,
  offeredTo,
  OFFERS_END,
  reject,
  resize,
  untilLater,
} from './espera-requests.ts';
import { book, cancel, move } from './race-requests.ts';
import { FRANJA, type Contestant, type RaceScene } from './race-scene.ts';
import type { Race } from './run-race.ts';

/*
 * Races for the places that are offered to people who wait: requests that free places against
 * requests that accept or book them.
 */

const block = {
  by: 'admin' as const,
  ask: asking(bloquearFranja, { params: { id: FRANJA.ocho } }),
};

/**
 * Prepares a race in which two clients, who have all places between them, cancel while a group
 * waits for three places. `newcomer` takes part too.
 */
async function twoCancel({ make }: RaceScene, newcomer: Contestant): Promise<Contestant[]> {
  const { id: one } = await make(book('client1', FRANJA.ocho, 2));
  const { id: other } = await make(book('client2', FRANJA.ocho, 2));
  await make(join('client3', 3));
  return [cancel('client1', one), cancel('client2', other), newcomer];
}

export const ESPERA_RACES: readonly Race[] = [
  {
    name: 'two cancellations against a newcomer, while a group waits for the places of both',
    contestants: (scene) => twoCancel(scene, book('client5', FRANJA.ocho, 2)),
    aftermath: line,
    // A newcomer who books between the two cancellations finds two free places, too few for the
    // group.
    outcomes: [
      '200 · 200 · 409 SIN_CUPO → 3/4 holding 3: OFRECIDA',
      '200 · 200 · 201 → 2/4 holding 0: ESPERANDO',
    ],
  },
  {
    name: 'two cancellations against as many newcomers as wait',
    contestants: (scene) => twoCancel(scene, book('client5', FRANJA.ocho, 3)),
    aftermath: line,
    outcomes: ['200 · 200 · 409 SIN_CUPO → 3/4 holding 3: OFRECIDA'],
  },
  {
    name: 'a newcomer against the cancellation of a franja for which others wait',
    async contestants(scene) {
      const { reservaId } = await lineOf(scene, [2, 2]);
      return [cancel('client1', reservaId), book('client5')];
    },
    aftermath: line,
    outcomes: ['200 · 409 SIN_CUPO → 4/4 holding 4: OFRECIDA, OFRECIDA'],
  },
  {
    name: 'a move into held places',
    async contestants(scene) {
      const { reservaId } = await lineOf(scene, [4]);
      const { id } = await scene.make(book('client5', FRANJA.nueve, 2));
      return [cancel('client1', reservaId), move('client5', id, FRANJA.ocho)];
    },
    aftermath: line,
    outcomes: ['200 · 409 SIN_CUPO → 4/4 holding 4: OFRECIDA'],
  },
  {
    name: 'accepting against the end of the offer',
    async contestants(scene) {
      const [id = 0] = await offeredTo(scene, [3, 2]);
      return [accept('client3', id, 3), untilLater(scene, OFFERS_END)];
    },
    aftermath: line,
    outcomes: [
      '201 · 200 → 3/4 holding 0: ACEPTADA, ESPERANDO',
      '409 ESPERA_EN_OTRO_ESTADO · 200 → 2/4 holding 2: VENCIDA, OFRECIDA',
    ],
  },
  {
    name: 'the end of the offer found twice, and by a newcomer',
    async contestants(scene) {
      await offeredTo(scene, [3, 2]);
      const later = untilLater(scene, OFFERS_END);
      return [later, later, book('client5', FRANJA.ocho, 2)];
    },
    aftermath: line,
    outcomes: [
      '200 · 200 · 409 SIN_CUPO → 2/4 holding 2: VENCIDA, OFRECIDA',
      '200 · 200 · 201 → 4/4 holding 2: VENCIDA, OFRECIDA',
    ],
  },
  {
    name: 'accepting twice',
    async contestants(scene) {
      const [id = 0] = await offeredTo(scene, [2]);
      return (['client3', 'admin'] as const).map((by) => accept(by, id, 2));
    },
    alike: true,
    aftermath: line,
    outcomes: ['1× 201 · 1× 409 ESPERA_EN_OTRO_ESTADO → 2/4 holding 0: ACEPTADA'],
  },
  {
    name: 'accepting against letting the offer go',
    async contestants(scene) {
      const [id = 0] = await offeredTo(scene, [3, 2]);
      return [accept('client3', id, 3), reject('admin', id)];
    },
    aftermath: line,
    outcomes: [
      '201 · 409 ESPERA_EN_OTRO_ESTADO → 3/4 holding 0: ACEPTADA, ESPERANDO',
      '409 ESPERA_EN_OTRO_ESTADO · 200 → 2/4 holding 2: RECHAZADA, OFRECIDA',
    ],
  },
  {
    name: 'a lower capacity against the companion who leaves room for an offer',
    async contestants({ make }) {
      const { participantes } = await make(book('client1', FRANJA.ocho, 3));
      await make(join('client3', 2));
      const id = participantes[1]?.asientoId ?? 0;
      return [resize(3), { by: 'client1', ask: asking(eliminarAsiento, { params: { id } }) }];
    },
    aftermath: line,
    outcomes: [
      '409 CAPACIDAD_BAJO_OCUPACION · 200 → 4/4 holding 2: OFRECIDA',
      '200 · 200 → 2/3 holding 0: ESPERANDO',
    ],
  },
  {
    name: 'more capacity against the cancellation that together leave room for an offer',
    async contestants(scene) {
      const { reservaId } = await lineOf(scene, [4], 2);
      return [resize(6), cancel('client1', reservaId)];
    },
    aftermath: line,
    outcomes: ['200 · 200 → 6/6 holding 4: OFRECIDA'],
  },
  {
    name: 'blocking against acceptance',
    async contestants(scene) {
      const [id = 0] = await offeredTo(scene, [2]);
      return [block, accept('client3', id, 2)];
    },
    aftermath: line,
    outcomes: [
      '200 · 201 → 2/4 holding 0: ACEPTADA',
      '200 · 409 ESPERA_EN_OTRO_ESTADO → 0/4 holding 0: ESPERANDO',
    ],
  },
];
