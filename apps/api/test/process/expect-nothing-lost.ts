import { expect, onTestFinished } from 'vitest';
import { connect } from '../../src/database/connect.ts';
import type { Told } from './clients-in-an-outage.ts';
import { fixedClock } from '../support/fixed-clock.ts';
import { brokenInvariants } from '../../src/database/invariants.ts';

/**
 * Expects that the table `reservas` contains exactly the bookings, with their estados, that the
 * server confirmed to the clients (`bookings`), and that no invariant of the database is broken.
 */
export async function expectNothingLost(
  database: { databaseUrl: string | undefined; dataDir: string },
  bookings: Told['bookings'],
): Promise<void> {
  const options = { clock: fixedClock(), log: () => undefined };
  const { db, close } = await connect({ ...database, ...options });
  onTestFinished(close);
  const held = await db.selectFrom('reservas').select(['id', 'estado']).execute();
  expect(new Map(held.map(({ id, estado }) => [id, estado]))).toEqual(bookings);
  expect(await brokenInvariants(db, options.clock)).toEqual([]);
}
