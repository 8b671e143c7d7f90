import { isDatabaseAway, isDatabaseClosed, isPoolBusy, reasonOf } from '../sql-errors.ts';

/**
 * Logs an outage of the database in two lines: when the database goes away and when it is back.
 * Failures of requests, jobs and idle connections during the outage are only counted. In the same
 * way it logs a time in which the database answers, but all connections to it are in use.
 */
export interface Outage {
  /**
   * Returns true where `error` comes from a database that is away or from connections that are all
   * in use, and counts the error; the first error of either kind is logged. Also returns true,
   * without counting or logging, where this process has closed the database.
   */
  explains(error: unknown): boolean;
  /** Must be called whenever the database has answered a statement. */
  answered(): void;
  /** Returns true while the database is away. */
  isUnderWay(): boolean;
}

interface Options {
  log: (message: string) => void;
  /** Returns the milliseconds of a clock that never goes back. */
  now?: () => number;
}

/**
 * A trouble is over only when nothing has failed for this long. With a full disk, for example,
 * reads succeed while writes fail.
 */
const QUIET_MS = 5_000;

export function createOutage({ log, now = () => performance.now() }: Options): Outage {
  const away = createTrouble({
    log,
    now,
    begins: (reason) =>
      `the database is away (${reason}); what fails until it is back is only counted`,
    ends: (seconds, failures) =>
      `the database is back: it was away for ${seconds} s, in which ${failures} things failed`,
  });
  const busy = createTrouble({
    log,
    now,
    begins: (reason) =>
      `the database answers, but all connections to it are busy (${reason}); what fails until one is free is only counted`,
    ends: (seconds, failures) =>
      `connections to the database are free again: they were busy for ${seconds} s, in which ${failures} things failed`,
  });

  return {
    explains(error) {
      if (isDatabaseClosed(error)) return true;
      const trouble = isPoolBusy(error) ? busy : isDatabaseAway(error) ? away : undefined;
      trouble?.count(error);
      return trouble !== undefined;
    },
    answered() {
      away.answered();
      busy.answered();
    },
    isUnderWay: away.isUnderWay,
  };
}

interface Told extends Required<Options> {
  begins: (reason: string) => string;
  ends: (seconds: number, failures: number) => string;
}

/** Counts the failures of one kind of trouble, and logs its first failure and its end. */
function createTrouble({ log, now, begins, ends }: Told) {
  let underWay: { began: number; lastFailed: number; failures: number } | undefined;

  return {
    count(error: unknown): void {
      if (underWay) {
        underWay.failures += 1;
        underWay.lastFailed = now();
        return;
      }
      underWay = { began: now(), lastFailed: now(), failures: 1 };
      log(begins(reasonOf(error)));
    },
    answered(): void {
      if (!underWay || now() - underWay.lastFailed < QUIET_MS) return;
      const { began, lastFailed, failures } = underWay;
      underWay = undefined;
      log(ends(Math.ceil((lastFailed - began) / 1000), failures));
    },
    isUnderWay: () => underWay !== undefined,
  };
}
