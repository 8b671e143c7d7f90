import { esperarFranja } from '@remanso/contract/espera/esperas.contract';
import { sql } from 'kysely';
import { asking } from '../support/client.ts';
import { accept, join, leave, line, lineOf, offeredTo, resize } from './espera-requests.ts';
import { book, cancel, closeAccount, eraseAccount, move } from './race-requests.ts';
import { FRANJA, type Actor, type RaceScene } from './race-scene.ts';
import type { Race } from './run-race.ts';

/*
 * Races of people who join or leave the line of a franja. Some leave it because their account is
 * deactivated or erased.
 */

function joinFor({ idOf }: RaceScene, client: Actor, id: number) {
  const body = { personas: 1, clienteId: idOf(client) };
  return { by: 'admin' as const, ask: asking(esperarFranja, { params: { id }, body }) };
}

/**
 * Puts client 1 into the lines of nine closed franjas by SQL. A person may wait in ten lines at
 * most.
 */
async function waitForNine({ app, idOf }: RaceScene): Promise<void> {
  await sql`
    with otras as (
      insert into franjas (inicio, fin, capacidad_efectiva, origen, bloqueada)
      select inicio, inicio + interval '1 hour', 4, 'MANUAL', true
      from generate_series('2026-10-03 09:00'::timestamp, '2026-10-03 17:00', '1 hour') inicio
      returning id)
    insert into esperas (franja_id, usuario_id, personas, creada_en)
    select id, ${idOf('client1')}, 1, '2026-10-01T10:00:00Z' from otras`.execute(app.database.db);
}

const openEntries = async ({ app }: RaceScene): Promise<string> => {
  const { rows } = await sql<{ abiertas: number }>`
    select count(*)::integer as abiertas from esperas where terminada_en is null`.execute(
    app.database.db,
  );
  return `${rows[0]?.abiertas} open`;
};

export const FILA_RACES: readonly Race[] = [
  {
    name: 'joining against a cancellation',
    async contestants(scene) {
      const { reservaId } = await lineOf(scene, []);
      return [join('client3', 2), cancel('client1', reservaId)];
    },
    aftermath: line,
    outcomes: ['201 · 200 → 2/4 holding 2: OFRECIDA', '409 HAY_CUPO · 200 → 0/4 holding 0: '],
  },
  {
    name: 'joining twice against more capacity',
    async contestants(scene) {
      await lineOf(scene, []);
      return [join('client3', 2), join('client3', 2), resize(5)];
    },
    aftermath: line,
    outcomes: [
      '201 · 409 YA_ESPERA · 200 → 4/5 holding 0: ESPERANDO',
      '409 YA_ESPERA · 201 · 200 → 4/5 holding 0: ESPERANDO',
    ],
  },
  {
    name: 'joining two more lines with nine open',
    async contestants(scene) {
      await scene.make(book('client2', FRANJA.ocho, 4));
      await scene.make(book('client3', FRANJA.nueve, 4));
      await waitForNine(scene);
      return [join('client1', 1, FRANJA.ocho), join('client1', 1, FRANJA.nueve)];
    },
    alike: true,
    aftermath: openEntries,
    outcomes: ['1× 201 · 1× 409 LIMITE_DE_ESPERAS → 10 open'],
  },
  {
    name: 'the desk that puts a client into two more lines with nine open',
    async contestants(scene) {
      await scene.make(book('client2', FRANJA.ocho, 4));
      await scene.make(book('client3', FRANJA.nueve, 4));
      await waitForNine(scene);
      return [joinFor(scene, 'client1', FRANJA.ocho), joinFor(scene, 'client1', FRANJA.nueve)];
    },
    alike: true,
    aftermath: openEntries,
    outcomes: ['1× 201 · 1× 409 LIMITE_DE_ESPERAS → 10 open'],
  },
  {
    name: 'a client who leaves the line against the cancellation that would offer to them',
    async contestants(scene) {
      const { reservaId, ids } = await lineOf(scene, [3, 2]);
      return [leave('client3', ids[0] ?? 0), cancel('client1', reservaId)];
    },
    aftermath: line,
    outcomes: ['200 · 200 → 2/4 holding 2: CERRADA, OFRECIDA'],
  },
  {
    name: 'a client who is deactivated against the cancellation that would offer to them',
    async contestants(scene) {
      const { reservaId } = await lineOf(scene, [3, 2]);
      return [closeAccount(scene, 'client3'), cancel('client1', reservaId)];
    },
    aftermath: line,
    outcomes: ['200 · 200 → 2/4 holding 2: CERRADA, OFRECIDA'],
  },
  {
    name: 'a client who is erased against their acceptance',
    async contestants(scene) {
      const [id = 0] = await offeredTo(scene, [3, 2]);
      return [eraseAccount(scene, 'client3', 'otherAdmin'), accept('admin', id, 3)];
    },
    aftermath: line,
    outcomes: [
      '200 · 201 → 2/4 holding 2: OFRECIDA',
      '200 · 404 ESPERA_INEXISTENTE → 2/4 holding 2: OFRECIDA',
      '200 · 404 CLIENTE_NO_ENCONTRADO → 2/4 holding 2: OFRECIDA',
    ],
  },
  {
    name: 'joining against the deactivation of the client',
    async contestants(scene) {
      await lineOf(scene, []);
      return [join('client3', 2), closeAccount(scene, 'client3')];
    },
    aftermath: line,
    outcomes: [
      '201 · 200 → 4/4 holding 0: CERRADA',
      '401 SESION_NO_VALIDA · 200 → 4/4 holding 0: ',
    ],
  },
  {
    name: 'closing a client who waits and has booked against a move between those franjas',
    async contestants(scene) {
      await scene.make(book('client1', FRANJA.ocho, 2));
      await scene.make(book('client2', FRANJA.nueve, 3));
      const { id } = await scene.make(book('client4', FRANJA.nueve));
      await scene.make(join('client1', 2, FRANJA.nueve));
      return [closeAccount(scene, 'client1'), move('otherAdmin', id, FRANJA.ocho)];
    },
    aftermath: line,
    outcomes: ['200 · 200 → 1/4 holding 0: CERRADA'],
  },
  {
    name: 'a client who books another way against the cancellation that would offer to them',
    async contestants(scene) {
      const { reservaId } = await lineOf(scene, [2, 3], 1);
      return [book('client3'), cancel('client1', reservaId)];
    },
    aftermath: line,
    outcomes: [
      '409 SIN_CUPO · 200 → 3/4 holding 2: OFRECIDA, ESPERANDO',
      '201 · 200 → 2/4 holding 0: CERRADA, ESPERANDO',
    ],
  },
];
