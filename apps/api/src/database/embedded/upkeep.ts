import type { EmbeddedDatabase } from './open-embedded.ts';

type Options = {
  /** The centre's, in which the night falls. */
  timeZone: string;
  now: () => Temporal.Instant;
  log?: (message: string) => void;
};

const EVERY_MS = 5 * 60_000;
const VACUUM_TIME = '04:00';

/**
 * What a PostgreSQL server does by itself and the embedded engine does not: without checkpoints the log
 * grows for ever and the next start has all of it to redo; without VACUUM the dead rows stay.
 *
 * VACUUM also runs in the first pass after the start, for the computer that is turned off at night.
 * Both wait for their turn in the pool, so never inside somebody's transaction. Ends with `database.close()`.
 */
export function startUpkeep(
  database: Pick<EmbeddedDatabase, 'checkpoint' | 'vacuum' | 'closing'>,
  { timeZone, now, log = () => {} }: Options,
): void {
  let vacuumDue = now();
  let timer: NodeJS.Timeout;

  async function pass(): Promise<void> {
    await database.checkpoint();
    if (!database.closing.aborted && Temporal.Instant.compare(now(), vacuumDue) >= 0) {
      await database.vacuum();
      vacuumDue = nextNight(now(), timeZone);
    }
  }

  function schedule(): void {
    if (database.closing.aborted) return;
    timer = setTimeout(() => {
      pass()
        .catch((error: unknown) =>
          log(`Falló el mantenimiento de la base de datos: ${String(error)}`),
        )
        .finally(schedule);
    }, EVERY_MS).unref();
  }

  database.closing.addEventListener('abort', () => clearTimeout(timer), { once: true });
  schedule();
}

function nextNight(instant: Temporal.Instant, timeZone: string): Temporal.Instant {
  const today = instant.toZonedDateTimeISO(timeZone).toPlainDate();
  const nightOf = (date: Temporal.PlainDate): Temporal.Instant =>
    date.toZonedDateTime({ timeZone, plainTime: VACUUM_TIME }).toInstant();
  const tonight = nightOf(today);
  return Temporal.Instant.compare(tonight, instant) > 0 ? tonight : nightOf(today.add({ days: 1 }));
}
