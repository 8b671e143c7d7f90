import type pg from 'pg';
import { createFairLimiter, type FairLimiter } from '../create-fair-limiter.ts';
import { createAttempts, keyOf, networkOf } from './attempts.ts';

const WINDOW_SECONDS = 15 * 60;
/** The failures allowed for an account from one network. */
const FAILURES_PER_PAIR = 5;
const FAILURES_PER_NETWORK = 20;
/**
 * The logins allowed for an account. Right passwords are limited too, because they cost as much
 * time as wrong ones.
 */
const SUCCESSES_PER_ACCOUNT = 30;
/**
 * The attempts on an account from all networks together that it has never logged in from: this many
 * in an hour, and then one every two minutes. An attacker with a thousand networks has 40 guesses
 * an hour.
 */
const STRANGERS_AN_HOUR = 10;
const STRANGER_SECONDS = 2 * 60;

export interface LoginAttempt {
  email: string;
  ip: string;
  /** True when the account has logged in from that network before. */
  known: boolean;
}

/**
 * An admitted attempt. The caller must report the outcome by one of these, once the password was
 * checked.
 */
export interface Admission {
  failed(): Promise<void>;
  succeeded(): Promise<void>;
}

/** Limits logins, for all instances together, because the counters are in the database. */
export interface LoginLimits {
  /**
   * Runs the work when its network's turn comes; throws 429 when too many of the network's requests
   * are waiting.
   */
  inTurn<T>(ip: string, work: () => Promise<T>): Promise<T>;
  /**
   * Throws 429 when the account, its network or all unknown networks together have used up their
   * attempts.
   */
  admit(attempt: LoginAttempt): Promise<Admission>;
  /** Forgets the failures of an account from one network, after a password reset from there. */
  forgive(email: string, ip: string): Promise<void>;
}

/**
 * The limits of the line of logins. `atOnceEach` is also how many guesses of one network may be
 * under way when its limit is reached.
 */
const LINES = { atOnce: 8, atOnceEach: 4, inLine: 400, inLineEach: 100 };

export function createLoginLimits(pool: pg.Pool): LoginLimits {
  const limit = (name: string, allowed: number, seconds: number) =>
    createAttempts(pool, { name, allowed, seconds });
  const pairs = limit('login-red', FAILURES_PER_PAIR, WINDOW_SECONDS);
  const networks = limit('login-ip', FAILURES_PER_NETWORK, WINDOW_SECONDS);
  const successes = limit('login-bien', SUCCESSES_PER_ACCOUNT, WINDOW_SECONDS);
  const strangers = limit('login-ajenas', STRANGERS_AN_HOUR, 60 * 60);
  const trickle = limit('login-ajena', 1, STRANGER_SECONDS);

  /**
   * Counts an attempt from an unknown network before the password is checked, so that of
   * simultaneous attempts no more pass than in a row. Returns a function that takes the count back.
   */
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

/** Sets no limits, for `RATE_LIMIT=off`. */
export function createNoLoginLimits(): LoginLimits {
  const lines = { atOnce: 8, atOnceEach: 8, inLine: Infinity, inLineEach: Infinity };
  return {
    inTurn: byNetwork(createFairLimiter(lines)),
    admit: async () => ({ failed: async () => undefined, succeeded: async () => undefined }),
    forgive: async () => undefined,
  };
}
