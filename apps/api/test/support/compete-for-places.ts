import { crearReserva, type ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { acompaniantes } from './builders.ts';
import { crearPersona } from './personas.ts';
import type { TestApp } from './test-app.ts';
import type { Answer } from './client.ts';

const CLIENTS = 64;

/** Makes 64 clients book the same franja at once, each alone or with up to three companions. */
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

/**
 * Reads a franja's counter (`ocupados`), its capacity, and the number of asientos of its bookings
 * that are not cancelled.
 */
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
