import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { Tx } from '../../../database/transaction.ts';
import { world } from '../../../../test/support/world.ts';
import { competeForPlaces, countPlaces } from '../../../../test/support/compete-for-places.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

/*
 * The negative control of cupos.integration.ts: the same scenario without the guards of the places.
 * Here the franja must be overbooked, otherwise cupos.integration.ts would prove nothing. The test
 * needs a real PostgreSQL server, because it needs concurrent connections.
 */

vi.mock(import('../../franjas/franjas.repository.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  async tomarPlazas(tx: Tx, { id, personas }: { id: number; personas: number }) {
    const { ocupados, capacidad_efectiva, ...lapso } = await tx
      .selectFrom('franjas')
      .select(['inicio', 'fin', 'ocupados', 'capacidad_efectiva'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (ocupados + personas > capacidad_efectiva) return undefined;
    const libre = ocupados + personas;
    await tx.updateTable('franjas').set({ ocupados: libre }).where('id', '=', id).execute();
    return { ...lapso, hayVencidas: false };
  },
}));

const app = useTestApp();

const ROUNDS = 20;

async function switchGuardsOff(): Promise<void> {
  for (const statement of [
    'alter table franjas drop constraint franjas_ocupados_en_capacidad',
    'alter table franjas disable trigger user',
    'alter table asientos disable trigger user',
    'alter table reservas disable trigger user',
    'alter table reservas enable trigger reservas_con_plazo',
  ]) {
    await sql.raw(statement).execute(app.database.db);
  }
}

test('with the guard off the same 64 clients exceed the franja', async () => {
  await switchGuardsOff();
  let most = 0;
  for (let round = 0; round < ROUNDS && most <= 4; round += 1) {
    await app.database.empty();
    const { franjaId } = await world(app);
    await competeForPlaces(app, franjaId);
    most = (await countPlaces(app, franjaId)).asientos;
  }
  expect(most).toBeGreaterThan(4);
});
