import { crearReserva, type ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { acompaniantes } from './builders.ts';
import { crearPersona } from './personas.ts';
import type { TestApp } from './test-app.ts';
import type { Answer } from './client.ts';

const CLIENTS = 64;

/** Lets 64 clients book one franja at once, alone or in groups of up to four. */
export async function competeForPlaces(
  app: TestApp,
  franjaId: number,
): Promise<Answer<ReservaDeCliente>[]> {
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => crearPersona(app)));
  return Promise.all(
    clients.map((persona, n) => {
      const body = { franjaId, acompaniantes: acompaniantes(n % 4) };
      return app.call(crearReserva, { as: persona, body });
    }),
  );
}

/** Reads what a franja's counter says, and the seats of its bookings that are not cancelled. */
export async function countPlaces({ database: { db } }: TestApp, franjaId: number) {
  const { ocupados, capacidad_efectiva: capacidad } = await db
    .selectFrom('franjas')
    .select(['ocupados', 'capacidad_efectiva'])
    .where('id', '=', franjaId)
    .executeTakeFirstOrThrow();
  const { asientos } = await db
    .selectFrom('asientos as a')
    .innerJoin('reservas as r', 'r.id', 'a.reserva_id')
    .where('r.franja_id', '=', franjaId)
    .where('r.estado', '!=', 'CANCELADA')
    .select((eb) => eb.fn.countAll<number>().as('asientos'))
    .executeTakeFirstOrThrow();
  return { capacidad, ocupados, asientos };
}
