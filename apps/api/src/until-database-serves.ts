import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseAway, reasonOf } from './database/sql-errors.ts';

interface Options {
  /** The name of the database in the messages to the operator. */
  what: string;
  log: (message: string) => void;
  pause?: (ms: number) => Promise<unknown>;
  /** Returns milliseconds of a clock that is never set back. */
  now?: () => number;
}

const PAUSE_MS = 1_000;
const REMINDER_MS = 60_000;

/**
 * Runs a step of the start again and again until the database is ready, without a time limit: after
 * a power cut, or with compose, the database can start later than this process. Throws an error
 * that waiting does not mend.
 */
export async function untilDatabaseServes<T>(
  step: () => Promise<T>,
  { what, log, pause = sleep, now = () => performance.now() }: Options,
): Promise<T> {
  const began = now();
  let told: number | undefined;
  for (;;) {
    try {
      const result = await step();
      if (told !== undefined)
        log(`La base de datos responde, a los ${Math.ceil((now() - began) / 1000)} s.`);
      return result;
    } catch (error) {
      if (!passesByWaiting(error)) throw error;
      if (told === undefined || now() - told >= REMINDER_MS) {
        told = now();
        log(`${what} todavía no responde y se la espera (${reasonOf(error)}).`);
      }
    }
    await pause(PAUSE_MS);
  }
}

// PostgreSQL's error classes of a wrong password, role (28) or database (3D), and the message of a
// pooler that does not know a setting. Waiting does not mend these errors.
const REFUSED_CLASSES = ['28', '3D'];
const REFUSED_MESSAGE = /unsupported startup parameter/i;

function passesByWaiting(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  const isRefused = REFUSED_CLASSES.includes(code.slice(0, 2)) || REFUSED_MESSAGE.test(message);
  return isDatabaseAway(error) && !isRefused;
}
