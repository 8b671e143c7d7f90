import { actualizarHorariosBase } from '@remanso/contract/plan/horarios-base.contract';
import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import { desbloquearFranja } from '@remanso/contract/franja/franjas.contract';
import { eliminarCliente } from '@remanso/contract/persona/clientes.contract';
import { cambiarEstadoDeUsuario } from '@remanso/contract/persona/usuarios.contract';
import { agregarAsiento } from '@remanso/contract/reserva/asientos.contract';
import {
  crearReserva,
  actualizarReserva,
  cancelarReserva,
  cambiarEstadoDeReserva,
  deshacerReserva,
} from '@remanso/contract/reserva/reservas.contract';
import { CONFIG, acompaniantes } from '../support/builders.ts';
import type { Answer } from '../support/client.ts';
import { FRANJA, type Actor, type RaceScene } from './race-scene.ts';
import { asking } from '../support/client.ts';

/*
 * The requests that the races send, and the functions that read from the database how a race ended.
 */

export function book(by: Actor, franjaId: number = FRANJA.ocho, personas = 1) {
  const body = { franjaId, acompaniantes: acompaniantes(personas - 1) };
  return { by, ask: asking(crearReserva, { body }) };
}

export function bookFor(clienteId: number) {
  return {
    by: 'admin' as const,
    ask: asking(crearReserva, { body: { franjaId: FRANJA.ocho, clienteId } }),
  };
}

export function move(by: Actor, reservaId: number, franjaId: number) {
  return { by, ask: asking(actualizarReserva, { params: { id: reservaId }, body: { franjaId } }) };
}

export function cancel(by: Actor, reservaId: number) {
  return { by, ask: asking(cancelarReserva, { params: { id: reservaId } }) };
}

/** Returns the request by which the administrator undoes their own last change of a booking. */
export function undo(reservaId: number) {
  return { by: 'admin' as const, ask: asking(deshacerReserva, { params: { id: reservaId } }) };
}

export function unblock(by: Actor, id: number) {
  return { by, ask: asking(desbloquearFranja, { params: { id } }) };
}

export function addCompanion(reservaId: number) {
  const body = { reservaId, nombre: 'Luz', sexo: 'FEMENINO' } as const;
  return { by: 'admin' as const, ask: asking(agregarAsiento, { body }) };
}

export function revive(reservaId: number) {
  return {
    by: 'admin' as const,
    ask: asking(cambiarEstadoDeReserva, {
      params: { id: reservaId },
      query: { nuevoEstado: 'CONFIRMADA' },
    }),
  };
}

/** Returns the request that deactivates a client and cancels their bookings to come. */
export function closeAccount({ idOf }: RaceScene, client: Actor, by: Actor = 'admin') {
  const body = { estado: 'INACTIVO', cancelarReservas: true } as const;
  return { by, ask: asking(cambiarEstadoDeUsuario, { params: { id: idOf(client) }, body }) };
}

/** Returns the request that erases a client and cancels their bookings to come. */
export function eraseAccount({ idOf }: RaceScene, client: Actor, by: Actor = 'admin') {
  return {
    by,
    ask: asking(eliminarCliente, {
      params: { id: idOf(client) },
      query: { cancelarReservas: true },
    }),
  };
}

export function saveConfig(changes: Partial<typeof CONFIG>, by: Actor = 'admin') {
  return { by, ask: asking(actualizarConfig, { body: { ...CONFIG, ...changes } }) };
}

const opens = (diaSemana: 'VIERNES' | 'SABADO', horaInicio: string, horaFin: string) => ({
  diaSemana,
  activo: true,
  tramos: [{ horaInicio, horaFin }],
});

/**
 * Returns weekly hours in which Friday opens from `horaInicio` to `horaFin`, or is closed where
 * `horaInicio` is undefined.
 */
export function weekOf(horaInicio?: string, horaFin = '') {
  const friday = horaInicio ? [opens('VIERNES', horaInicio, horaFin)] : [];
  return [...friday, opens('SABADO', '08:00', '09:00')];
}

export function saveWeek(horaInicio?: string, horaFin?: string) {
  const body = weekOf(horaInicio, horaFin);
  return { by: 'admin' as const, ask: asking(actualizarHorariosBase, { body }) };
}

/** Returns a function that reads the property `name` of an answer's body. */
export const saying =
  (name: string) =>
  ({ body }: Answer) =>
    (body as Record<string, string | number | undefined>)[name];

/**
 * Says how many conflictos an answer lists; undefined where the answer has no list `conflictos`.
 */
export function conflictos({ body }: Answer): string | undefined {
  const told = (body as { conflictos?: unknown[] }).conflictos;
  return told && `conflictos ${told.length}`;
}

/**
 * Reads the occupied places of a franja and its capacity, as `1/4`; `withdrawn` where the franja is
 * gone.
 */
export async function plazas({ app }: RaceScene, id: number = FRANJA.ocho): Promise<string> {
  const franja = await app.database.db
    .selectFrom('franjas')
    .select(['ocupados', 'capacidad_efectiva'])
    .where('id', '=', id)
    .executeTakeFirst();
  return franja ? `${franja.ocupados}/${franja.capacidad_efectiva}` : 'withdrawn';
}

export async function count(scene: RaceScene, table: 'reservas' | 'config'): Promise<number> {
  const { cuantas } = await scene.app.database.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('cuantas'))
    .executeTakeFirstOrThrow();
  return cuantas;
}
