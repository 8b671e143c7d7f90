import type { Executor } from '../../database/transaction.ts';
import type { Outage } from '../../database/outage/outage.ts';
import type { Clock } from '../clock.ts';
import { NotSent } from './not-sent.ts';
import { pauseAfter } from './pause-after.ts';
import { takeDue, type Taking } from './take-due.ts';

/**
 * Sends the items that wait in a table. Every instance of the server has a worker; each item is
 * sent by one of these workers.
 */
export interface OutboxWorker {
  start(): void;
  /** Makes the worker look now for items that are due. */
  wake(): void;
  /**
   * Takes no new items, and waits at most STOP_MS for those being sent. Items that were not sent
   * are sent by another instance, or by this one after its next start.
   */
  stop(): Promise<void>;
}

/** What an outbox knows of an item of any channel. */
interface Item {
  id: number;
  tipo: string;
  /** The number of tries, with the one that is under way. */
  intentos: number;
  /** When the item is given up, in milliseconds since 1970. */
  vence_en: number;
}

/** What one kind of messages has of its own: letters, notifications, and what programs are told. */
export interface Channel<T extends Item> {
  /** The name of an item in the log. */
  name: string;
  taking: Taking<T>;
  /** Called before items are taken. */
  beforeTaking?: () => Promise<void>;
  /** Sends an item and stores that it was sent. Throws where it was not, `NotSent` where it was refused. */
  send(item: T): Promise<void>;
  /**
   * Stores why a try failed, and when the next one is due (ISO 8601). Null gives the item up: its time
   * is over before the next try.
   */
  fail(item: T, error: unknown, nextAt: string | null): Promise<void>;
  /** The pauses after the first failed try, the second and so on, in milliseconds; the last one stays. */
  pauses: readonly [number, ...number[]];
  pollingSeconds: number;
}

interface Options {
  db: Executor;
  clock: Clock;
  /** Replaces the channel's own interval, in seconds. */
  pollingSeconds?: number | undefined;
  /** The worker takes nothing, and gives nothing up, while this function returns true. */
  paused?: (() => boolean) | undefined;
  outage: Pick<Outage, 'explains'>;
  log: (message: string, error?: unknown) => void;
}

/** The number of items that are sent at once. A slow server delays only the item that goes to it. */
const AT_ONCE = 5;
/**
 * The time for which no other instance takes an item that this instance has taken. It is longer than
 * any server is waited for, so that an item that is being sent is not taken twice.
 */
const HELD_MS = 150_000;
const MARGIN_MS = 60_000;
const STOP_MS = 4_000;

export function createOutboxWorker<T extends Item>(
  channel: Channel<T>,
  options: Options,
): OutboxWorker {
  const { name, pollingSeconds } = channel;
  const { paused, outage, log } = options;
  const send = createSend(channel, options);
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
        await takeUpTo(AT_ONCE - sending.size);
      } catch (error) {
        if (!outage.explains(error)) log(name, error);
      }
    }
  }

  async function takeUpTo(count: number): Promise<void> {
    // The first item to end calls `wake` where AT_ONCE items are being sent already.
    if (count === 0 || !timer || paused?.()) return;
    for (const item of await take(channel, options, count)) {
      const one = send(item).finally(() => {
        sending.delete(one);
        wake();
      });
      sending.add(one);
    }
  }

  return {
    start() {
      timer = setInterval(wake, (options.pollingSeconds ?? pollingSeconds) * 1_000);
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

async function take<T extends Item>(
  { beforeTaking, taking, pauses }: Channel<T>,
  { db, clock }: Options,
  count: number,
): Promise<readonly T[]> {
  await beforeTaking?.();
  return takeDue(db, taking, {
    count,
    now: clock.instant(),
    until: clock.instant(HELD_MS),
    implausible: clock.instant(longestOf(pauses) + HELD_MS + MARGIN_MS),
  });
}

/** Returns a function that sends an item, and stores how that ended. The function never throws. */
function createSend<T extends Item>(channel: Channel<T>, { clock, outage, log }: Options) {
  const { name, pauses } = channel;

  function tell({ tipo, id }: T, error: unknown): void {
    const silent = error instanceof NotSent ? error.quiet : outage.explains(error);
    if (!silent) log(`${name} ${tipo} ${id}`, error);
  }

  return async (item: T): Promise<void> => {
    try {
      await channel.send(item);
    } catch (error) {
      tell(item, error);
      const asked = error instanceof NotSent ? error.retryAfterMs : 0;
      const pause = Math.max(pauseAfter(pauses, item.intentos), Math.min(asked, longestOf(pauses)));
      const nextAt = clock.epoch() + pause < item.vence_en ? clock.instant(pause) : null;
      // When the failure cannot be stored either, the item is taken again after HELD_MS.
      await channel.fail(item, error, nextAt).catch((another: unknown) => tell(item, another));
    }
  };
}

/** No pause is longer, also where the other side asks for one. */
const longestOf = (pauses: readonly number[]) => Math.max(...pauses);

/** Waits for `work`, but at most `ms` milliseconds. */
async function waitAtMost(ms: number, work: Promise<unknown>): Promise<void> {
  const patience = Promise.withResolvers<void>();
  const limit = setTimeout(patience.resolve, ms);
  await Promise.race([work, patience.promise]);
  clearTimeout(limit);
}
