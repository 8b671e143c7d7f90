import { cancelarReserva } from '@remanso/contract/reserva/reservas.contract';
import {
  crearFeriado,
  crearOverride,
  crearBloqueo,
} from '@remanso/contract/plan/excepciones.contract';
import {
  bloquearFranja,
  eliminarFranja,
  actualizarFranja,
} from '@remanso/contract/franja/franjas.contract';
import { tablaPorDefecto } from '@remanso/contract/precio/precios.rules';
import {
  addCompanion,
  book,
  conflictos,
  count,
  move,
  plazas,
  revive,
  saveConfig,
  saying,
  saveWeek,
} from './race-requests.ts';
import { FRANJA, VIERNES, type Actor, type RaceRequest } from './race-scene.ts';
import type { Race } from './run-race.ts';
import { asking } from '../support/client.ts';

/*
 * Races of a booking against a call that changes or takes its franja meanwhile, and races of
 * several bookings for the last place.
 */

const AN_HOUR_LATER = { inicio: `${VIERNES}T11:00:00`, fin: `${VIERNES}T12:00:00` };

/**
 * Returns the race of client 1, who books the franja of Friday at eight, against a change that an
 * administrator makes.
 */
function whileAdmin(name: string, change: Omit<RaceRequest, 'by'>, outcomes: string[]): Race {
  return {
    name: `booking against ${name}`,
    contestants: async () => [book('client1'), { by: 'admin', ...change }],
    detail: conflictos,
    aftermath: (scene) => plazas(scene),
    outcomes,
  };
}

/**
 * Returns the race of a booking against a change that closes Friday. Where the booking comes first,
 * the change reports the booking as a conflicto; otherwise the franja is withdrawn.
 */
const whileClosing = (name: string, change: Omit<RaceRequest, 'by'>, status: number) =>
  whileAdmin(name, change, [
    `201 · ${status} conflictos 1 → 1/4`,
    `404 FRANJA_INEXISTENTE · ${status} conflictos 0 → withdrawn`,
  ]);

export const BOOKING_RACES: readonly Race[] = [
  whileAdmin('blocking', { ask: asking(bloquearFranja, { params: { id: FRANJA.ocho } }) }, [
    '201 · 200 → 1/4',
    '409 FRANJA_BLOQUEADA · 200 → 0/4',
  ]),
  whileAdmin(
    'deleting the franja',
    { ask: asking(eliminarFranja, { params: { id: FRANJA.ocho } }) },
    ['201 · 409 FRANJA_CON_RESERVAS → 1/4', '404 FRANJA_INEXISTENTE · 200 → 0/4'],
  ),
  whileAdmin(
    'other hours of the franja',
    { ask: asking(actualizarFranja, { params: { id: FRANJA.ocho }, body: AN_HOUR_LATER }) },
    ['201 · 409 HORARIO_CON_RESERVAS → 1/4', '201 · 200 → 1/4'],
  ),
  {
    name: 'booking against a lower capacity of the franja',
    async contestants({ make }) {
      await make(book('client2', FRANJA.ocho, 2));
      const body = { capacidadEfectiva: 2 };
      return [
        book('client1', FRANJA.ocho, 2),
        { by: 'admin', ask: asking(actualizarFranja, { params: { id: FRANJA.ocho }, body }) },
      ];
    },
    aftermath: (scene) => plazas(scene),
    outcomes: ['201 · 409 CAPACIDAD_BAJO_OCUPACION → 4/4', '409 SIN_CUPO · 200 → 2/2'],
  },
  whileClosing('the hours of the week', saveWeek(), 200),
  whileClosing(
    'a feriado',
    { ask: asking(crearFeriado, { body: { fecha: VIERNES, descripcion: 'Zafra' } }) },
    201,
  ),
  whileClosing(
    'an override',
    { ask: asking(crearOverride, { body: { fecha: VIERNES, tramos: [] } }) },
    201,
  ),
  whileAdmin(
    'a bloqueo',
    { ask: asking(crearBloqueo, { body: { fechaDesde: VIERNES, fechaHasta: VIERNES } }) },
    ['201 · 201 conflictos 1 → 1/4', '409 FRANJA_BLOQUEADA · 201 conflictos 0 → 0/4'],
  ),
  {
    name: 'booking against a lower capacity of the centre',
    contestants: async () => [
      book('client1', FRANJA.ocho, 2),
      saveConfig({ capacidadBase: 1, preciosPorCapacidad: tablaPorDefecto(4) }),
    ],
    aftermath: (scene) => plazas(scene),
    outcomes: ['201 · 200 → 2/2', '409 SIN_CUPO · 200 → 0/1'],
  },
  {
    name: 'booking against a dearer and shorter window',
    contestants: async () => [
      book('client1', FRANJA.sabado),
      saveConfig({
        ventanaDias: 1,
        preciosPorCapacidad: [1, 2, 3, 4].map((capacidad) => ({ capacidad, precio: 99_000 })),
      }),
    ],
    detail: saying('precio'),
    aftermath: (scene) => plazas(scene, FRANJA.sabado),
    outcomes: ['201 20000 · 200 → 1/4', '409 FUERA_DE_VENTANA · 200 → 0/4'],
  },
  {
    name: 'booking against a move into the last place',
    async contestants({ make }) {
      await make(book('client2', FRANJA.ocho, 3));
      const { id } = await make(book('client3', FRANJA.nueve));
      return [book('client1'), move('client3', id, FRANJA.ocho)];
    },
    aftermath: (scene) => plazas(scene),
    outcomes: ['201 · 409 SIN_CUPO → 4/4', '409 SIN_CUPO · 200 → 4/4'],
  },
  {
    name: 'booking against one more companion in the last place',
    async contestants({ make }) {
      const { id } = await make(book('client2', FRANJA.ocho, 3));
      return [book('client1'), addCompanion(id)];
    },
    aftermath: (scene) => plazas(scene),
    outcomes: ['201 · 409 SIN_CUPO → 4/4', '409 SIN_CUPO · 201 → 4/4'],
  },
  {
    name: 'booking against the revival of a cancelled booking in the last place',
    async contestants({ make }) {
      await make(book('client2', FRANJA.ocho, 3));
      const { id } = await make(book('client3'));
      await make({ by: 'client3', ask: asking(cancelarReserva, { params: { id } }) });
      return [book('client1'), revive(id)];
    },
    aftermath: (scene) => plazas(scene),
    outcomes: ['201 · 409 SIN_CUPO → 4/4', '409 SIN_CUPO · 200 → 4/4'],
  },
  {
    name: '32 clients for the last place',
    async contestants({ make }) {
      await make({
        by: 'admin',
        ask: asking(actualizarFranja, {
          params: { id: FRANJA.ocho },
          body: { capacidadEfectiva: 1 },
        }),
      });
      return Array.from({ length: 32 }, (_, n) => book(`client${n + 1}` as Actor));
    },
    alike: true,
    aftermath: (scene) => plazas(scene),
    outcomes: ['1× 201 · 31× 409 SIN_CUPO → 1/1'],
  },
  {
    name: 'one client several times at once',
    contestants: async () => Array.from({ length: 4 }, () => book('client1')),
    alike: true,
    aftermath: (scene) => plazas(scene),
    outcomes: ['1× 201 · 3× 409 RESERVA_REPETIDA → 1/4'],
  },
  {
    name: 'one client who may hold two books several franjas at once',
    async contestants({ make }) {
      await make(saveConfig({ maxReservasActivas: 2 }));
      return Object.values(FRANJA).map((franjaId) => book('client1', franjaId));
    },
    alike: true,
    aftermath: async (scene) => `${await count(scene, 'reservas')} reservas`,
    outcomes: ['2× 201 · 2× 409 LIMITE_DE_RESERVAS → 2 reservas'],
  },
  {
    name: 'one Idempotency-Key several times at once',
    contestants: async () =>
      Array.from({ length: 6 }, () => ({
        ...book('client1', FRANJA.ocho, 2),
        headers: { 'idempotency-key': 'una-sola-vez' },
      })),
    detail: (answer) => `reserva ${saying('id')(answer)}`,
    alike: true,
    aftermath: async (scene) => `${await count(scene, 'reservas')} reserva, ${await plazas(scene)}`,
    outcomes: ['6× 201 reserva 1 → 1 reserva, 2/4'],
  },
];
