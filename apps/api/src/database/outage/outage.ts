import { isDatabaseAway, isDatabaseClosed, reasonOf } from '../sql-errors.ts';

/**
 * Logs an outage of the database in two lines: when the database goes away and when it is back.
 * Failures of requests, jobs and idle connections during the outage are only counted.
 */
export interface Outage {
  /**
   * Returns true where `error` comes from a database that is away, and counts the error; the first
   * error of an outage is logged. Also returns true, without counting or logging, where this
   * process has closed the database.
   */
  explains(error: unknown): boolean;
  /** Must be called whenever the database has answered a statement. */
  answered(): void;
  isUnderWay(): boolean;
}

interface Options {
  log: (message: string) => void;
  /** Returns the milliseconds of a clock that never goes back. */
  now?: () => number;
}

/**
 * An outage is over only when nothing has failed for this long. With a full disk, for example,
 * reads succeed while writes fail.
 */
const QUIET_MS = 5_000;

export function createOutage({ log, now = () => performance.now() }: Options): Outage {
  let underWay: { began: number; lastFailed: number; failures: number } | undefined;

  return {
    explains(error) {
      if (isDatabaseClosed(error)) return true;
      if (!isDatabaseAway(error)) return false;
      if (underWay) {
        underWay.failures += 1;
        underWay.lastFailed = now();
        return true;
      }
      underWay = { began: now(), lastFailed: now(), failures: 1 };
      log(`the database is away (${reasonOf(error)}); what fails until it is back is only counted`);
      return true;
    },
    answered() {
      if (!underWay || now() - underWay.lastFailed < QUIET_MS) return;
      const { began, lastFailed, failures } = underWay;
      underWay = undefined;
      const seconds = Math.ceil((lastFailed - began) / 1000);
      log(`the database is back: it was away for ${seconds} s, in which ${failures} things failed`);
    },
    isUnderWay: () => underWay !== undefined,
  };
}
