import { sql } from 'kysely';
import { refusesWrites } from '../sql-errors.ts';
import type { Executor } from '../transaction.ts';

const KEPT_MS = 2_000;

/**
 * Resolves when the database accepts writes; rejects with the database's error when it does not.
 */
export type WriteProbe = () => Promise<void>;

/**
 * Creates a probe that writes at most once in KEPT_MS: all callers within this time share one
 * result. An error that means that the database is away is not kept, because the database may be
 * back at once.
 */
export function createWriteProbe(
  write: () => Promise<unknown>,
  now = () => performance.now(),
): WriteProbe {
  let shared: Promise<void> | undefined;
  let keptUntil = Infinity;

  async function probe(): Promise<void> {
    try {
      await write();
      keptUntil = now() + KEPT_MS;
    } catch (error) {
      keptUntil = refusesWrites(error) ? now() + KEPT_MS : -Infinity;
      throw error;
    }
  }

  return () => {
    if (shared && now() < keptUntil) return shared;
    keptUntil = Infinity;
    shared = probe();
    return shared;
  };
}

/**
 * Commits a new table, which needs a new page on the disk. An update of an existing row would be a
 * bad test: on a full disk updates may still succeed for hours.
 */
export async function writeAPage(db: Executor): Promise<void> {
  await sql`create temporary table prueba_de_escritura on commit drop as select 1 as fila`.execute(
    db,
  );
}
