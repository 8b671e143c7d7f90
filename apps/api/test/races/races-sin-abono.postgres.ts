import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Tx } from '../../src/database/transaction.ts';
import { startSecondInstance } from '../support/start-second-instance.ts';
import { useTestApp } from '../support/test-app.ts';
import { ABONO_RACES } from './abono-races.ts';
import { createRaceScene } from './race-scene.ts';
import { runRace } from './run-race.ts';

/*
 * The negative control of the races of abonos: a sold abono is read here without its lock, and the
 * database does not watch its sums, so these races must break.
 */

vi.mock(import('../../src/modules/abonos/abonos.repository.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  // Reads the same columns as the real `tomarVendido`, but does not lock the row.
  tomarVendido: (tx: Tx, id: number) =>
    tx
      .selectFrom('abonos_vendidos')
      .select(['id', 'usuario_id as usuarioId', 'nombre', 'lugares', 'precio', 'dias', 'vence'])
      .select(['disponibles', 'valor', 'pagado', 'anulado_en as anuladoEn'])
      .where('id', '=', id)
      .executeTakeFirst(),
}));

const app = useTestApp();

let second: Awaited<ReturnType<typeof startSecondInstance>>;

beforeAll(async () => {
  second = await startSecondInstance(app);
  const { rows } = await sql<{ check: string }>`
    select conname as check from pg_constraint
    where conrelid = 'abonos_vendidos'::regclass and contype = 'c'`.execute(app.database.db);
  for (const { check } of rows) {
    await sql`alter table abonos_vendidos drop constraint ${sql.id(check)}`.execute(
      app.database.db,
    );
  }
});

afterAll(() => second.stop());

const BY_THE_LOCK =
  /last place of an abono|end of its abono|against its end|a series against|all that is owed|end one abono/;

test.each(ABONO_RACES.filter(({ name }) => BY_THE_LOCK.test(name)))(
  'without the lock of an abono $name breaks',
  async (race) => {
    const { violations } = await runRace(race, {
      rounds: 200,
      seed: 1,
      origins: [app.origin, second.origin],
      openScene: await createRaceScene(app),
      untilBroken: true,
    });
    expect(violations).not.toEqual([]);
  },
);
