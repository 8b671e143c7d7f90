import type { Kysely } from 'kysely';
import { PgBoss, fromKysely } from 'pg-boss';
import type { Tables } from '../../database/tables.ts';
import type { Job } from './job.ts';

/** Puts work in the queue. With a transaction, it is there only if that commits. */
export interface Queue {
  send<Data extends object>(job: Pick<Job<Data>, 'name'>, data: Data): Promise<void>;
}

export interface Worker {
  queue: Queue;
  /** Begins to work; every instance may, each piece of work is done by one of them. */
  start(): Promise<void>;
  /** Finishes what is being done. */
  stop(): Promise<void>;
}

interface Options {
  db: Kysely<Tables>;
  engine: 'integrado' | 'servidor';
  timeZone: string;
  jobs: readonly Job[];
  log: (message: string, error: unknown) => void;
}

const LONGEST_PAUSE_SECONDS = 3_600;
const STOP_MS = 5_000;

/** pg-boss on the database that we have anyway: retries, cron, several instances. */
export function createWorker({ db, engine, timeZone, jobs, log }: Options): Worker {
  const boss = new PgBoss({
    db: fromKysely(db as unknown as Parameters<typeof fromKysely>[0]),
    backend: engine === 'integrado' ? 'pglite' : 'postgres',
    // The embedded engine has one connection, and every look at the queue takes it.
    monitorIntervalSeconds: 300,
    reindex: false,
  });
  boss.on('error', (error) => log('job queue', error));
  const pollingIntervalSeconds = engine === 'integrado' ? 5 : 2;

  async function prepare(job: Job): Promise<void> {
    await boss.createQueue(job.name, {
      retryLimit: job.retries,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: LONGEST_PAUSE_SECONDS,
      deleteAfterSeconds: 24 * 3_600,
    });
    if (job.cron) await boss.schedule(job.name, job.cron, null, { tz: timeZone });
  }

  async function work(job: Job): Promise<void> {
    await boss.work<object>(job.name, { pollingIntervalSeconds }, async ([piece]) => {
      try {
        await job.run(piece?.data ?? {});
      } catch (error) {
        log(`job ${job.name}`, error);
        throw error;
      }
    });
  }

  return {
    queue: {
      async send(job, data) {
        await boss.send(job.name, data);
      },
    },
    async start() {
      await boss.start();
      for (const job of jobs) await prepare(job);
      for (const job of jobs) await work(job);
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: STOP_MS });
    },
  };
}
