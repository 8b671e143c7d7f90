import { isDatabaseAway, isDatabaseClosed, reasonOf } from '../sql-errors.ts';

/**
 * Logs an outage of the database in two lines: when the database goes away and when it is back.
 * Failures in between, of requests, jobs and idle connections, are counted here instead of logged.
 */
export interface Outage {
  /**
   * Returns whether `error` comes from a database that is away; if so, it has been counted, or
   * logged as the first of the outage. It is true also of a database that this process has closed,
   * of which nothing is logged.
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
 * An outage is over only after nothing has failed for this long: a full disk refuses writes while
 * reads go on.
 */
const QUIET_MS = 5_000;

export function createOutage({ log, now = () => performance.now() }: Options): Outage {
  let underWay: { began: number; lastFailed: number; failures: number } | undefined;

  return {
    explains(error) {
      // The end of this process is no outage, and nothing to be told.
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
