import {
  eliminarUsuario,
  cambiarEstadoDeUsuario,
} from '@remanso/contract/persona/usuarios.contract';
import { eliminarCliente, alternarCliente } from '@remanso/contract/persona/clientes.contract';
import {
  book,
  bookFor,
  cancel,
  closeAccount,
  eraseAccount,
  move,
  plazas,
  revive,
  saying,
} from './race-requests.ts';
import { FRANJA, type RaceScene } from './race-scene.ts';
import type { Race } from './run-race.ts';
import { asking } from '../support/client.ts';

/*
 * Races in which the holder of a booking is deactivated or erased, either with their bookings
 * cancelled or with their bookings kept.
 */

const canceladas = saying('reservasCanceladas');

const deLasOcho: Race['aftermath'] = (scene) => plazas(scene);

const deLasDos = async (scene: RaceScene) =>
  `${await plazas(scene)} ${await plazas(scene, FRANJA.nueve)}`;

export const HOLDER_RACES: readonly Race[] = [
  {
    name: 'booking against the deletion of the client',
    contestants: async ({ idOf }) => [
      book('client1'),
      { by: 'admin', ask: asking(eliminarCliente, { params: { id: idOf('client1') } }) },
    ],
    aftermath: (scene) => plazas(scene),
    outcomes: ['201 · 409 CON_RESERVAS_ACTIVAS → 1/4', '401 SESION_NO_VALIDA · 200 → 0/4'],
  },
  {
    name: 'booking with an Idempotency-Key against the deletion of the client',
    contestants: async ({ idOf }) => [
      { ...book('client1'), headers: { 'idempotency-key': 'una' } },
      { by: 'admin', ask: asking(eliminarCliente, { params: { id: idOf('client1') } }) },
    ],
    aftermath: (scene) => plazas(scene),
    outcomes: ['201 · 409 CON_RESERVAS_ACTIVAS → 1/4', '401 SESION_NO_VALIDA · 200 → 0/4'],
  },
  {
    name: 'booking for a client against the deletion of the client',
    contestants: async ({ idOf }) => [
      bookFor(idOf('client1')),
      { by: 'otherAdmin', ask: asking(eliminarUsuario, { params: { id: idOf('client1') } }) },
    ],
    aftermath: (scene) => plazas(scene),
    outcomes: ['201 · 409 CON_RESERVAS_ACTIVAS → 1/4', '404 CLIENTE_NO_ENCONTRADO · 200 → 0/4'],
  },
  {
    name: 'booking against the deactivation of the client',
    contestants: async ({ idOf }) => [
      book('client1'),
      { by: 'admin', ask: asking(alternarCliente, { params: { id: idOf('client1') } }) },
    ],
    detail: saying('reservasPendientes'),
    aftermath: (scene) => plazas(scene),
    outcomes: ['201 · 200 1 → 1/4', '401 SESION_NO_VALIDA · 200 0 → 0/4'],
  },
  {
    name: 'booking for a client against the deactivation of the client',
    contestants: async ({ idOf }) => [
      bookFor(idOf('client1')),
      {
        by: 'otherAdmin',
        ask: asking(cambiarEstadoDeUsuario, {
          params: { id: idOf('client1') },
          body: { estado: 'INACTIVO' },
        }),
      },
    ],
    detail: saying('reservasPendientes'),
    aftermath: (scene) => plazas(scene),
    outcomes: ['201 · 200 1 → 1/4', '409 CLIENTE_NO_RESERVABLE · 200 0 → 0/4'],
  },
  {
    name: 'booking against the deactivation of the client with all bookings',
    contestants: async (scene) => [book('client1'), closeAccount(scene, 'client1')],
    detail: canceladas,
    aftermath: deLasOcho,
    outcomes: ['201 · 200 1 → 0/4', '401 SESION_NO_VALIDA · 200 0 → 0/4'],
  },
  {
    name: 'booking for a client against the deletion of the client with all bookings',
    contestants: async (scene) => [
      bookFor(scene.idOf('client1')),
      eraseAccount(scene, 'client1', 'otherAdmin'),
    ],
    detail: canceladas,
    aftermath: deLasOcho,
    outcomes: ['201 · 200 1 → 0/4', '404 CLIENTE_NO_ENCONTRADO · 200 0 → 0/4'],
  },
  {
    name: 'a second booking for a client against the deletion of the client with all bookings',
    async contestants(scene) {
      await scene.make(book('client1', FRANJA.ocho));
      return [bookFor(scene.idOf('client1')), eraseAccount(scene, 'client1', 'otherAdmin')];
    },
    detail: canceladas,
    aftermath: deLasOcho,
    outcomes: ['409 RESERVA_REPETIDA · 200 1 → 0/4', '404 CLIENTE_NO_ENCONTRADO · 200 1 → 0/4'],
  },
  {
    name: 'cancelling against the deactivation of the client with all bookings',
    async contestants(scene) {
      const { id } = await scene.make(book('client1'));
      return [cancel('client1', id), closeAccount(scene, 'client1')];
    },
    detail: canceladas,
    aftermath: deLasOcho,
    outcomes: [
      '200 · 200 0 → 0/4',
      '409 RESERVA_YA_CANCELADA · 200 1 → 0/4',
      '401 SESION_NO_VALIDA · 200 1 → 0/4',
    ],
  },
  {
    name: 'moving against the deletion of the client with all bookings',
    async contestants(scene) {
      const { id } = await scene.make(book('client1', FRANJA.nueve));
      return [move('client1', id, FRANJA.ocho), eraseAccount(scene, 'client1')];
    },
    detail: canceladas,
    aftermath: deLasDos,
    outcomes: [
      '200 · 200 1 → 0/4 0/4',
      '404 RESERVA_INEXISTENTE · 200 1 → 0/4 0/4',
      '401 SESION_NO_VALIDA · 200 1 → 0/4 0/4',
    ],
  },
  {
    name: 'reviving against the deletion of the client with all bookings',
    async contestants(scene) {
      const { id } = await scene.make(book('client1'));
      await scene.make(cancel('client1', id));
      return [revive(id), eraseAccount(scene, 'client1', 'otherAdmin')];
    },
    detail: canceladas,
    aftermath: deLasOcho,
    outcomes: ['200 · 200 1 → 0/4', '409 CLIENTE_NO_RESERVABLE · 200 0 → 0/4'],
  },
  {
    name: 'two clients of the same franjas closed at once with all bookings',
    async contestants(scene) {
      await scene.make(book('client1', FRANJA.ocho, 2));
      await scene.make(book('client1', FRANJA.nueve));
      await scene.make(book('client2', FRANJA.nueve));
      await scene.make(book('client2', FRANJA.ocho));
      return [closeAccount(scene, 'client1'), eraseAccount(scene, 'client2', 'otherAdmin')];
    },
    detail: canceladas,
    aftermath: deLasDos,
    outcomes: ['200 2 · 200 2 → 0/4 0/4'],
  },
];
