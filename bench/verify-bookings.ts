import { PEOPLE, type BookingSupply } from './calls.ts';
import { open } from './prepare-engine.ts';
import type { DatabaseAddress } from './start-app.ts';

/**
 * Throws unless the supply's franjas in the database have exactly as many bookings as were confirmed,
 * with all their seats counted.
 */
export async function verifyBookings(
  address: DatabaseAddress,
  { firstFranjaId, franjas }: BookingSupply,
  confirmed: number,
): Promise<void> {
  const { pool, close } = await open(address);
  const { rows } = await pool.query<Record<'reservas' | 'asientos' | 'ocupados', number>>(
    `select count(distinct r.id) as reservas, count(a.id) as asientos,
      (select sum(ocupados) from franjas where id between $1 and $2) as ocupados
    from reservas r join asientos a on a.reserva_id = r.id where r.franja_id between $1 and $2`,
    [firstFranjaId, firstFranjaId + franjas - 1],
  );
  await close();
  const found = rows[0];
  const seats = confirmed * PEOPLE;
  if (found?.reservas !== confirmed || found.asientos !== seats || found.ocupados !== seats) {
    throw new Error(`${confirmed} bookings confirmed, but found ${JSON.stringify(found)}`);
  }
}
