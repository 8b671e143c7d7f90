import type { Outage } from '../../database/outage/outage.ts';

/**
 * Sends the items that wait in a table. Every instance of the server has a worker; each item is
 * sent by one of these workers.
 */
export interface QueueWorker {
  start(): void;
  /** Makes the worker look now for items that are due. */
  wake(): void;
  /**
   * Takes no new items, and waits at most STOP_MS for those being sent. Items that were not sent
   * are sent by another instance, or by this one after its next start.
   */
  stop(): Promise<void>;
}

interface Options<T> {
  /** The name of the queue in the log. */
  name: string;
  /** Takes up to `count` due items, which no other instance takes for a while. */
  take: (count: number) => Promise<readonly T[]>;
  /** Sends one item, and must not throw. */
  send: (item: T) => Promise<void>;
  /**
   * The number of items that are sent at once. A slow server delays only the item that goes to it.
   */
  atOnce: number;
  pollingSeconds: number;
  /** The worker takes nothing while this function returns true. */
  paused?: (() => boolean) | undefined;
  outage: Pick<Outage, 'explains'>;
  log: (message: string, error?: unknown) => void;
}

const STOP_MS = 4_000;

export function createQueueWorker<T>(options: Options<T>): QueueWorker {
  const { name, take, send, atOnce, pollingSeconds, paused, outage, log } = options;
  const sending = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let again = false;

  function wake(): void {
    if (!timer) return;
    again = true;
    looking ??= look().finally(() => (looking = undefined));
  }

  async function look(): Promise<void> {
    while (again) {
      again = false;
      try {
        await takeUpTo(atOnce - sending.size);
      } catch (error) {
        if (!outage.explains(error)) log(name, error);
      }
    }
  }

  async function takeUpTo(count: number): Promise<void> {
    // The first item to end calls `wake` where `atOnce` items are being sent already.
    if (count === 0 || !timer || paused?.()) return;
    for (const item of await take(count)) {
      const one = send(item).finally(() => {
        sending.delete(one);
        wake();
      });
      sending.add(one);
    }
  }

  return {
    start() {
      timer = setInterval(wake, pollingSeconds * 1_000);
      wake();
    },
    wake,
    async stop() {
      clearInterval(timer);
      timer = undefined;
      // A `look` under way may still add items to `sending`, so `stop` waits for `look` first.
      await waitAtMost(
        STOP_MS,
        Promise.resolve(looking).then(() => Promise.all(sending)),
      );
    },
  };
}

/** Waits for `work`, but at most `ms` milliseconds. */
async function waitAtMost(ms: number, work: Promise<unknown>): Promise<void> {
  const patience = Promise.withResolvers<void>();
  const limit = setTimeout(patience.resolve, ms);
  await Promise.race([work, patience.promise]);
  clearTimeout(limit);
}
