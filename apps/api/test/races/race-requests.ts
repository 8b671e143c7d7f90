import { CONFIG, acompaniantes } from '../support/builders.ts';
import type { Answer } from '../support/test-app.ts';
import { FRANJA, type Actor, type RaceRequest, type RaceScene } from './race-scene.ts';

/*
 * The requests of the contestants, and what is looked at afterwards.
 */

export function book(by: Actor, franjaId: number = FRANJA.ocho, personas = 1): RaceRequest {
  const body = { franjaId, acompaniantes: acompaniantes(personas - 1) };
  return { by, call: 'POST /reservas', body };
}

export function bookFor(clienteId: number): RaceRequest {
  return { by: 'admin', call: 'POST /reservas', body: { franjaId: FRANJA.ocho, clienteId } };
}

export function move(by: Actor, reservaId: number, franjaId: number): RaceRequest {
  return { by, call: `PUT /reservas/${reservaId}`, body: { franjaId } };
}

export function cancel(by: Actor, reservaId: number): RaceRequest {
  return { by, call: `POST /reservas/${reservaId}/cancelar` };
}

export function addCompanion(reservaId: number): RaceRequest {
  const body = { reservaId, nombre: 'Luz', sexo: 'FEMENINO' };
  return { by: 'admin', call: 'POST /asientos', body };
}

export function revive(reservaId: number): RaceRequest {
  return { by: 'admin', call: `PATCH /reservas/${reservaId}/estado?nuevoEstado=CONFIRMADA` };
}

/** Returns the request that deactivates a client and cancels their bookings to come. */
export function closeAccount({ idOf }: RaceScene, client: Actor, by: Actor = 'admin'): RaceRequest {
  const body = { estado: 'INACTIVO', cancelarReservas: true };
  return { by, call: `PATCH /usuarios/${idOf(client)}/estado`, body };
}

/** Returns the request that erases a client and cancels their bookings to come. */
export function eraseAccount({ idOf }: RaceScene, client: Actor, by: Actor = 'admin'): RaceRequest {
  return { by, call: `DELETE /clientes/${idOf(client)}?cancelarReservas=true` };
}

export function saveConfig(changes: Partial<typeof CONFIG>, by: Actor = 'admin'): RaceRequest {
  return { by, call: 'PUT /config', body: { ...CONFIG, ...changes } };
}

const FRIDAY = { diaSemana: 'VIERNES', activo: true };
const SATURDAY = {
  diaSemana: 'SABADO',
  activo: true,
  tramos: [{ horaInicio: '08:00', horaFin: '09:00' }],
};

/** Returns the request that saves a week with other hours on Friday, or with Friday closed. */
export function saveWeek(horaInicio?: string, horaFin?: string): RaceRequest {
  const friday = horaInicio ? [{ ...FRIDAY, tramos: [{ horaInicio, horaFin }] }] : [];
  return { by: 'admin', call: 'PUT /horarios-base', body: [...friday, SATURDAY] };
}

/** Counts the conflictos that an answer reports to the administrator. */
export function conflictos({ body }: Answer): string | undefined {
  return body.conflictos && `conflictos ${body.conflictos.length}`;
}

/** Reads how many places of a franja are occupied, of its capacity. */
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
