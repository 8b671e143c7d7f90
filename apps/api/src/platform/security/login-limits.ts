import type pg from 'pg';
import { createFairLimiter, type FairLimiter } from '../create-fair-limiter.ts';
import { createAttempts, keyOf, networkOf } from './attempts.ts';

const WINDOW_SECONDS = 15 * 60;
/** Of an account from one network. */
const FAILURES_PER_PAIR = 5;
const FAILURES_PER_NETWORK = 20;
/** Right passwords cost as much time as wrong ones. */
const SUCCESSES_PER_ACCOUNT = 30;
/**
 * Of an account from all networks together that it has never logged in from: so many in an hour, and then one every two
 * minutes. Whoever has a thousand networks has 40 guesses an hour.
 */
const STRANGERS_AN_HOUR = 10;
const STRANGER_SECONDS = 2 * 60;

export interface LoginAttempt {
  email: string;
  ip: string;
  /** Whether the account has logged in from that network before. */
  known: boolean;
}

/** What is to be said once the password was looked at. */
export interface Admission {
  failed(): Promise<void>;
  succeeded(): Promise<void>;
}

/** Counts logins, for all instances together, because the counters are in the database. */
export interface LoginLimits {
  /** Waits for its network's turn; throws 429 where that has too many waiting. */
  inTurn<T>(ip: string, work: () => Promise<T>): Promise<T>;
  /** Throws 429 when the account, its network or the strangers have spent what they may. */
  admit(attempt: LoginAttempt): Promise<Admission>;
  /** After a reset from there. */
  forgive(email: string, ip: string): Promise<void>;
}

/** As many guesses of one network may be under way when its limit falls. */
const LINES = { atOnce: 8, atOnceEach: 4, inLine: 400, inLineEach: 100 };

export function createLoginLimits(pool: pg.Pool): LoginLimits {
  const limit = (name: string, allowed: number, seconds: number) =>
    createAttempts(pool, { name, allowed, seconds });
  const pairs = limit('login-red', FAILURES_PER_PAIR, WINDOW_SECONDS);
  const networks = limit('login-ip', FAILURES_PER_NETWORK, WINDOW_SECONDS);
  const successes = limit('login-bien', SUCCESSES_PER_ACCOUNT, WINDOW_SECONDS);
  const strangers = limit('login-ajenas', STRANGERS_AN_HOUR, 60 * 60);
  const trickle = limit('login-ajena', 1, STRANGER_SECONDS);

  /** Counted before the password is looked at, so that of those that come together no more pass. */
  async function takeAsStranger(account: string): Promise<() => Promise<void>> {
    if (await strangers.admit(account)) return () => strangers.giveBack(account);
    await trickle.take(account);
    return () => trickle.forget(account);
  }

  return {
    inTurn: byNetwork(createFairLimiter(LINES)),
    async admit({ email, ip, known }) {
      const [account, network] = [keyOf(email), networkOf(ip)];
      const pair = pairOf(email, network);
      await pairs.check(pair);
      await successes.check(account);
      if (!known) await networks.check(network);
      const giveBack = known ? undefined : await takeAsStranger(account);
      return {
        async failed() {
          await pairs.count(pair);
          await networks.count(network);
        },
        async succeeded() {
          await successes.count(account);
          await pairs.forget(pair);
          await giveBack?.();
        },
      };
    },
    forgive: (email, ip) => pairs.forget(pairOf(email, networkOf(ip))),
  };
}

const pairOf = (email: string, network: string) => keyOf(`${network} ${email}`);

const byNetwork =
  (limiter: FairLimiter): LoginLimits['inTurn'] =>
  (ip, work) =>
    limiter(networkOf(ip), work);

/** For `RATE_LIMIT=off`. */
export function createNoLoginLimits(): LoginLimits {
  const lines = { atOnce: 8, atOnceEach: 8, inLine: Infinity, inLineEach: Infinity };
  return {
    inTurn: byNetwork(createFairLimiter(lines)),
    admit: async () => ({ failed: async () => undefined, succeeded: async () => undefined }),
    forgive: async () => undefined,
  };
}
