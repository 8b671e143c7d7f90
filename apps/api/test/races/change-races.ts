import {
  actualizarAsiento,
  eliminarAsiento,
  type Asiento,
} from '@remanso/contract/reserva/asientos.contract';
import { eliminarCliente } from '@remanso/contract/persona/clientes.contract';
import {
  eliminarReserva,
  type ReservaDeCliente,
} from '@remanso/contract/reserva/reservas.contract';
import { actualizarFranja, eliminarFranja } from '@remanso/contract/franja/franjas.contract';
import {
  addCompanion,
  book,
  cancel,
  count,
  move,
  plazas,
  revive,
  saveConfig,
  saying,
  undo,
} from './race-requests.ts';
import { FRANJA, type Actor, type RaceScene } from './race-scene.ts';
import type { Race } from './run-race.ts';
import { asking } from '../support/client.ts';

/*
 * Races of two calls that change the same booking, or the same franjas, at once.
 */

const FULL = 4;

type Participantes = readonly { asientoId: number }[];

const second = (participantes: Participantes) => ({
  id: participantes[1]?.asientoId ?? 0,
});

const removeSecond = (by: Actor, participantes: Participantes) => ({
  by,
  ask: asking(eliminarAsiento, { params: second(participantes) }),
});

const everywhere = async (scene: RaceScene): Promise<string> =>
  (await Promise.all(Object.values(FRANJA).map((id) => plazas(scene, id)))).join(' ');

export const CHANGE_RACES: readonly Race[] = [
  {
    name: 'two moves that cross between two franjas',
    async contestants({ make }) {
      const one = await make(book('client1', FRANJA.ocho, 2));
      const other = await make(book('client2', FRANJA.nueve, 2));
      return [move('client1', one.id, FRANJA.nueve), move('client2', other.id, FRANJA.ocho)];
    },
    aftermath: everywhere,
    outcomes: ['200 · 200 → 2/4 2/4 0/4 0/4'],
  },
  {
    name: 'two moves that cross between two full franjas',
    async contestants({ make }) {
      const one = await make(book('client1', FRANJA.ocho, FULL));
      const other = await make(book('client2', FRANJA.nueve, FULL));
      return [move('client1', one.id, FRANJA.nueve), move('client2', other.id, FRANJA.ocho)];
    },
    aftermath: everywhere,
    outcomes: ['409 SIN_CUPO · 409 SIN_CUPO → 4/4 4/4 0/4 0/4'],
  },
  {
    name: 'one booking moved to two franjas',
    async contestants({ make }) {
      const { id } = await make(book('client1', FRANJA.nueve, 2));
      return [move('client1', id, FRANJA.ocho), move('admin', id, FRANJA.diez)];
    },
    aftermath: everywhere,
    outcomes: ['200 · 200 → 2/4 0/4 0/4 0/4', '200 · 200 → 0/4 0/4 2/4 0/4'],
  },
  {
    name: 'moves of three bookings around three franjas, each moved twice',
    async contestants({ make }) {
      const { ocho, nueve, diez } = FRANJA;
      const [a, b, c] = [
        await make(book('client1', ocho)),
        await make(book('client2', nueve)),
        await make(book('client3', diez)),
      ];
      return [
        move('client1', a.id, nueve),
        move('client2', b.id, diez),
        move('client3', c.id, ocho),
        move('admin', a.id, diez),
        move('admin', b.id, ocho),
        move('otherAdmin', c.id, nueve),
      ];
    },
    alike: true,
    aftermath: async ({ app }) => {
      const franjas = await app.database.db.selectFrom('franjas').select('ocupados').execute();
      return franjas.reduce((sum, { ocupados }) => sum + ocupados, 0);
    },
    outcomes: ['6× 200 → 3'],
  },
  {
    name: 'cancelling against a move to where it is too late to cancel',
    async contestants({ make }) {
      await make(saveConfig({ limiteCancelHoras: 36 }));
      const { id } = await make(book('client1', FRANJA.sabado));
      return [cancel('client1', id), move('admin', id, FRANJA.diez)];
    },
    aftermath: everywhere,
    outcomes: [
      '200 · 409 RESERVA_INACTIVA → 0/4 0/4 0/4 0/4',
      '409 FUERA_DEL_LIMITE · 200 → 0/4 0/4 1/4 0/4',
    ],
  },
  {
    name: 'undoing a cancellation against a booking of the places that it freed',
    async contestants({ make }) {
      const { id } = await make(book('client1', FRANJA.ocho, 2));
      await make(book('client2', FRANJA.ocho, 2));
      await make(cancel('admin', id));
      return [undo(id), book('client3', FRANJA.ocho, 2)];
    },
    aftermath: (scene) => plazas(scene),
    outcomes: ['200 · 409 SIN_CUPO → 4/4', '409 SIN_CUPO · 201 → 4/4'],
  },
  {
    name: 'undoing a move against undoing it again, and against a booking where it was',
    async contestants({ make }) {
      const { id } = await make(book('client1', FRANJA.ocho, FULL));
      await make(move('admin', id, FRANJA.nueve));
      return [undo(id), undo(id), book('client2', FRANJA.ocho)];
    },
    aftermath: everywhere,
    outcomes: [
      '200 · 409 NADA_QUE_DESHACER · 409 SIN_CUPO → 4/4 0/4 0/4 0/4',
      '409 NADA_QUE_DESHACER · 200 · 409 SIN_CUPO → 4/4 0/4 0/4 0/4',
      '409 SIN_CUPO · 409 SIN_CUPO · 201 → 1/4 4/4 0/4 0/4',
    ],
  },
  {
    name: 'cancelling against cancelling',
    async contestants({ make }) {
      const { id } = await make(book('client1', FRANJA.ocho, 2));
      return [cancel('client1', id), cancel('admin', id)];
    },
    aftermath: (scene) => plazas(scene),
    outcomes: ['200 · 409 RESERVA_YA_CANCELADA → 0/4', '409 RESERVA_YA_CANCELADA · 200 → 0/4'],
  },
  {
    name: 'cancelling against removing a companion',
    async contestants({ make }) {
      const { id, participantes } = await make(book('client1', FRANJA.ocho, 3));
      return [cancel('client1', id), removeSecond('admin', participantes)];
    },
    aftermath: (scene) => plazas(scene),
    outcomes: ['200 · 200 → 0/4', '200 · 409 RESERVA_INACTIVA → 0/4'],
  },
  {
    name: 'removing the same companion twice',
    async contestants({ make }) {
      const { participantes } = await make(book('client1', FRANJA.ocho, 3));
      return [removeSecond('client1', participantes), removeSecond('admin', participantes)];
    },
    aftermath: (scene) => plazas(scene),
    outcomes: ['200 · 404 ASIENTO_INEXISTENTE → 2/4', '404 ASIENTO_INEXISTENTE · 200 → 2/4'],
  },
  {
    name: 'two companions for the fourth seat of a booking',
    async contestants({ make }) {
      const seis = { params: { id: FRANJA.ocho }, body: { capacidadEfectiva: 6 } };
      await make({ by: 'admin', ask: asking(actualizarFranja, seis) });
      const { id } = await make(book('client1', FRANJA.ocho, 3));
      return [addCompanion(id), addCompanion(id)];
    },
    alike: true,
    aftermath: (scene) => plazas(scene),
    outcomes: ['1× 201 · 1× 409 RESERVA_LLENA → 4/6'],
  },
  {
    name: 'deleting a booking against cancelling it',
    async contestants({ make }) {
      const { id } = await make(book('client1', FRANJA.ocho, 2));
      return [
        cancel('client1', id),
        { by: 'admin', ask: asking(eliminarReserva, { params: { id } }) },
      ];
    },
    aftermath: (scene) => plazas(scene),
    outcomes: ['200 · 200 → 0/4', '404 RESERVA_INEXISTENTE · 200 → 0/4'],
  },
  {
    name: 'reviving a booking against deleting its client',
    async contestants({ make, idOf }) {
      const { id } = await make(book('client1'));
      await make(cancel('client1', id));
      return [
        revive(id),
        { by: 'otherAdmin', ask: asking(eliminarCliente, { params: { id: idOf('client1') } }) },
      ];
    },
    aftermath: (scene) => plazas(scene),
    outcomes: ['200 · 409 CON_RESERVAS_ACTIVAS → 1/4', '409 CLIENTE_NO_RESERVABLE · 200 → 0/4'],
  },
  {
    name: 'deleting a booking against deleting its client',
    async contestants({ make, idOf }) {
      const { id } = await make(book('client1', FRANJA.ocho, 3));
      await make(cancel('client1', id));
      return [
        { by: 'admin', ask: asking(eliminarReserva, { params: { id } }) },
        { by: 'otherAdmin', ask: asking(eliminarCliente, { params: { id: idOf('client1') } }) },
      ];
    },
    aftermath: (scene) => count(scene, 'reservas'),
    outcomes: ['200 · 200 → 0'],
  },
  {
    name: 'the name and the gender of one seat',
    async contestants({ make }) {
      const { participantes } = await make(book('client1', FRANJA.ocho, 2));
      const params = second(participantes);
      return [
        { by: 'admin', ask: asking(actualizarAsiento, { params, body: { nombre: 'Luz' } }) },
        { by: 'otherAdmin', ask: asking(actualizarAsiento, { params, body: { sexo: 'OTROS' } }) },
      ];
    },
    detail: (answer) => `${saying('nombre')(answer)} ${saying('sexo')(answer)}`,
    outcomes: ['200 Luz FEMENINO · 200 Luz OTROS', '200 Luz OTROS · 200 Sol OTROS'],
  },
  {
    name: 'a seat changed against the cancelling of its booking',
    async contestants({ make }) {
      const { id, participantes } = await make(book('client1', FRANJA.ocho, 2));
      const params = second(participantes);
      return [
        { by: 'admin', ask: asking(actualizarAsiento, { params, body: { nombre: 'Luz' } }) },
        cancel('client1', id),
      ];
    },
    detail: ({ body }) => {
      const { nombre, participantes } = body as Partial<Asiento & ReservaDeCliente>;
      return nombre ?? participantes?.[1]?.nombreOptional;
    },
    outcomes: ['200 Luz · 200 Luz', '409 RESERVA_INACTIVA · 200 Sol'],
  },
  {
    name: 'a move against deleting the franja it goes to',
    async contestants({ make }) {
      const { id } = await make(book('client1', FRANJA.nueve));
      return [
        move('client1', id, FRANJA.ocho),
        { by: 'admin', ask: asking(eliminarFranja, { params: { id: FRANJA.ocho } }) },
      ];
    },
    aftermath: everywhere,
    outcomes: [
      '200 · 409 FRANJA_CON_RESERVAS → 1/4 0/4 0/4 0/4',
      '404 FRANJA_INEXISTENTE · 200 → 0/4 1/4 0/4 0/4',
    ],
  },
];
