import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseAway, reasonOf } from './database/sql-errors.ts';

interface Options {
  /** The name of the database, as it is shown to the operator. */
  what: string;
  log: (message: string) => void;
  pause?: (ms: number) => Promise<unknown>;
  /** Returns the milliseconds of a clock that never goes back. */
  now?: () => number;
}

const PAUSE_MS = 1_000;
const REMINDER_MS = 60_000;

/**
 * Runs a step of the start until the database serves it, for as long as that takes: after a power
 * cut, and with compose, the database may come up later than this process. Throws errors that
 * waiting does not mend.
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

// These errors mean a wrong password, role or database, or a setting that a pooler does not know:
// waiting does not mend them.
const REFUSED_CLASSES = ['28', '3D'];
const REFUSED_MESSAGE = /unsupported startup parameter/i;

function passesByWaiting(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  const isRefused = REFUSED_CLASSES.includes(code.slice(0, 2)) || REFUSED_MESSAGE.test(message);
  return isDatabaseAway(error) && !isRefused;
}
