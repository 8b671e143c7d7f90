import type { Kysely } from 'kysely';
import { PgBoss, fromKysely } from 'pg-boss';
import type { Outage } from '../../database/outage.ts';
import type { Tables } from '../../database/tables.ts';
import type { Job } from './job.ts';

/** Puts work in the queue, where it stays until some instance has done it. */
export interface Queue {
  send<Data extends object>(job: Pick<Job<Data>, 'name'>, data: Data): Promise<void>;
}

export interface Worker {
  queue: Queue;
  /** Begins to work; every instance may, each piece of work is done by one of them. It may be tried again. */
  start(): Promise<void>;
  /** Finishes what is being done. */
  stop(): Promise<void>;
}

interface Options {
  db: Kysely<Tables>;
  outage: Pick<Outage, 'explains'>;
  timeZone: string;
  jobs: readonly Job[];
  /** How often each looks for work. */
  pollingSeconds?: number;
  /** The pause before the first new try; each later one is twice as long. */
  retrySeconds?: number;
  log: (message: string, error: unknown) => void;
}

const LONGEST_PAUSE_SECONDS = 3_600;
const STOP_MS = 5_000;
const POLLING_SECONDS = 2;

/** pg-boss on the database that we have anyway: retries, cron, several instances. */
export function createWorker(options: Options): Worker {
  const { db, timeZone, jobs, log } = options;
  const boss = new PgBoss({
    db: fromKysely(db),
    monitorIntervalSeconds: 300,
    reindex: false,
  });
  boss.on('error', (error) => {
    // Every queue asks every few seconds.
    if (!options.outage.explains(error)) log('job queue', error);
  });
  const pollingIntervalSeconds = options.pollingSeconds ?? POLLING_SECONDS;
  let ready: Promise<void> | undefined;
  let starting: Promise<void> | undefined;
  let stopping = false;

  /** Once; what fails is tried again by who asks next. */
  async function prepare(): Promise<void> {
    ready ??= (async () => {
      await boss.start();
      for (const job of jobs) await createQueue(job);
    })();
    await ready.catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
  }

  async function createQueue(job: Job): Promise<void> {
    await boss.createQueue(job.name, {
      retryLimit: job.retries,
      retryDelay: options.retrySeconds ?? 5,
      retryBackoff: true,
      retryDelayMax: LONGEST_PAUSE_SECONDS,
      deleteAfterSeconds: 24 * 3_600,
    });
    if (job.cron) await boss.schedule(job.name, job.cron, null, { tz: timeZone });
  }

  const atWork = new Set<Job>();

  async function work(job: Job): Promise<void> {
    if (stopping || atWork.has(job)) return;
    await boss.work<object>(job.name, { pollingIntervalSeconds }, async ([piece]) => {
      try {
        await job.run(piece?.data ?? {});
      } catch (error) {
        log(`job ${job.name}`, error);
        throw error;
      }
    });
    atWork.add(job);
  }

  return {
    queue: {
      async send(job, data) {
        await prepare();
        await boss.send(job.name, data);
      },
    },
    start() {
      starting = (async () => {
        await prepare();
        for (const job of jobs) await work(job);
      })();
      return starting;
    },
    async stop() {
      stopping = true;
      // Half-way up it could not be taken down.
      await starting?.catch(() => undefined);
      if (ready) await boss.stop({ graceful: true, timeout: STOP_MS });
    },
  };
}
