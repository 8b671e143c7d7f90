import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { useTestApp } from '../support/test-app.ts';
import type { Secuencia } from './operaciones/operaciones.ts';
import { runSequence } from './run-sequence.ts';
import { searchDifference } from './search-difference.ts';

const app = useTestApp({ rateLimit: false });

const dropFault = () => sql`drop function if exists faulty() cascade`.execute(app.database.db);

afterEach(dropFault);

const PATIENCE_MS = 120_000;

/** Adds a trigger to a table, so that the database does something else than the server asks for. */
async function makeFaulty(table: string, event: string, body: string): Promise<void> {
  const { db } = app.database;
  await sql`create function faulty() returns trigger language plpgsql as ${sql.lit(body)}`.execute(
    db,
  );
  await sql`create trigger faulty before ${sql.raw(event)} on ${sql.table(table)}
    for each row execute function faulty()`.execute(db);
}

function replayOf(report: string | undefined): Secuencia {
  return JSON.parse(report?.split('\n').at(-1) ?? '{}') as Secuencia;
}

test(
  'a fault that an answer shows is told with its seed and the one operation that it takes',
  async () => {
    await makeFaulty(
      'reservas',
      'insert',
      'begin new.precio_total := new.precio_total + 1; return new; end',
    );
    const report = await searchDifference([app], { ops: 500, seed: 9 });
    expect(report).toMatch(/^seed 9, operation \d+: POST \/(reservas|series) /);
    expect(report).toContain('Shortened to 1 operations');
    const { operaciones } = replayOf(report);
    expect(operaciones).toMatchObject([
      { clase: expect.stringMatching(/^(reservar|crearSerie)$/) },
    ]);

    const options = { compareEvery: 1 };
    expect(await runSequence([app], replayOf(report), options)).toMatchObject({ indice: 0 });
    await dropFault();
    expect(await runSequence([app], replayOf(report), options)).toBeUndefined();
  },
  PATIENCE_MS,
);

test(
  'a fault that no answer shows is found in the tables',
  async () => {
    await makeFaulty(
      'usuarios',
      'update',
      'begin new.version_sesion := new.version_sesion + 1; return new; end',
    );
    const report = await searchDifference([app], { ops: 500, seed: 9 });
    expect(report).toMatch(/\+ +version: 3\n- +version: 2/);
    // The trigger adds 1 to `version_sesion` at every update of an account. The versions 3 and 2 are
    // those of the difference before the sequence was shortened to the one operation that shows the
    // fault. With this seed that operation is alternarCliente.
    expect(replayOf(report).operaciones).toEqual([
      expect.objectContaining({ clase: 'alternarCliente' }),
    ]);
  },
  PATIENCE_MS,
);
