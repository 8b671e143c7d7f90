import { setTimeout as delay } from 'node:timers/promises';
import { inTransaction, type Executor, type Tx } from '../../database/transaction.ts';
import type { Outage } from '../../database/outage/outage.ts';
import type { Clock } from '../clock.ts';
import { tomarTrabajoDelDia } from './trabajos-del-dia.repository.ts';

/** A job that is done once for each day, by the instance that first sees the new day. */
export interface DailyJob {
  name: string;
  /**
   * True for a job that cannot be undone, such as a deletion. The job waits until the machine's
   * clock has been steady for a while.
   */
  onSteadyClock?: boolean;
  run(tx: Tx): Promise<void>;
}

export interface DailyWork {
  /**
   * Runs the jobs of today that are not done, unless the machine's clock is not believed (a
   * sospecha). A job that throws is tried again at the next check.
   */
  check(): Promise<void>;
  /** Runs `check` on the first request of a day; on later requests it only compares two dates. */
  beforeRequest(): Promise<void>;
  /**
   * Returns the jobs that this process has tried in vain for longer than an hour; undefined when
   * there are none.
   */
  late(): { names: string[]; sinceMs: number } | undefined;
}

/** The first request of a day waits no longer for the day's work, in case the database is slow. */
const PATIENCE_MS = 400;
const LATE_MS = 60 * 60_000;

interface Options {
  db: Executor;
  clock: Clock;
  jobs: readonly DailyJob[];
  trust: () => Promise<{ believed: boolean; steady: boolean }>;
  outage: Pick<Outage, 'explains'>;
  patienceMs?: number;
  log: (message: string, error?: unknown) => void;
}

/**
 * Creates the check of the daily jobs. The check compares dates and does not wait for a certain
 * hour, so that a machine that was off or asleep at midnight runs the jobs when it is on again.
 */
export function createDailyWork(options: Options): DailyWork {
  const { db, clock, jobs, trust, outage, patienceMs = PATIENCE_MS, log } = options;
  const doneFor = new Map<DailyJob, string>();
  /**
   * The first and the last try of each job that is not done, in milliseconds of the machine's
   * uptime.
   */
  const undone = new Map<DailyJob, { first: number; last: number }>();
  let asked: string | undefined;
  let checking: Promise<void> | undefined;
  let failing = false;

  async function checkOnce(): Promise<void> {
    const today = clock.today();
    const due = jobs.filter((job) => doneFor.get(job) !== today);
    if (due.length === 0) return;
    const { believed, steady } = await trust();
    if (!believed) return;
    const ready = due.filter(({ onSteadyClock = false }) => steady || !onSteadyClock);
    const now = clock.uptime();
    for (const job of ready) undone.set(job, { first: undone.get(job)?.first ?? now, last: now });
    for (const job of ready) {
      await inTransaction(db, async (tx) => {
        const own = { trabajo: job.name, dia: today };
        if (await tomarTrabajoDelDia(tx, clock, own)) await job.run(tx);
      });
      doneFor.set(job, today);
      undone.delete(job);
    }
  }

  async function check(): Promise<void> {
    checking ??= checkOnce()
      .then(() => void (failing = false))
      .catch((error: unknown) => {
        if (!failing && !outage.explains(error))
          log('the work of the day failed; it is tried again', error);
        failing = true;
      })
      .finally(() => void (checking = undefined));
    await checking;
  }

  return {
    check,
    late() {
      const late = [...undone].filter(([, { first, last }]) => last - first > LATE_MS);
      if (late.length === 0) return undefined;
      const first = Math.min(...late.map(([, looked]) => looked.first));
      return { names: late.map(([{ name }]) => name), sinceMs: clock.uptime() - first };
    },
    async beforeRequest() {
      const today = clock.today();
      if (asked === today) return;
      asked = today;
      await Promise.race([check(), delay(patienceMs, undefined, { ref: false })]);
    },
  };
}
