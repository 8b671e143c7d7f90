import { isDatabaseAway, reasonOf } from './sql-errors.ts';

/**
 * Whether the database serves, told in two lines: when it goes away and when it is back. Whatever fails in between,
 * requests, jobs and idle connections, comes here and is counted instead of logged.
 */
export interface Outage {
  /** Says whether `error` comes from a database that is away; then it has been counted, or logged as the first. */
  explains(error: unknown): boolean;
  /** The database has answered a statement. */
  answered(): void;
  isUnderWay(): boolean;
}

interface Options {
  log: (message: string) => void;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

/** Until nothing has failed for so long it is not over: a full disk refuses writes while reads go on. */
const QUIET_MS = 5_000;

export function createOutage({ log, now = () => performance.now() }: Options): Outage {
  let underWay: { began: number; lastFailed: number; failures: number } | undefined;

  return {
    explains(error) {
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
