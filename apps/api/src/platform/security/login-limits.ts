import type pg from 'pg';
import { createAttempts, createNetworkAttempts, keyOf, networkOf } from './attempts.ts';
import { createEndlessNetworkLine, createNetworkLine } from './network-line.ts';

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
   * Looks up who wants to log in from this address, and runs the login when its network's turn
   * comes; throws 429 when too many of the network's logins wait, or when the account, its network or
   * all unknown networks together have used up their attempts: those take no place in the line.
   */
  inTurn<T>(
    ip: string,
    lookUp: () => Promise<Omit<LoginAttempt, 'ip'>>,
    work: (admission: Admission) => Promise<T>,
  ): Promise<T>;
  /** Forgets the failures of an account from one network, after a password reset from there. */
  forgive(email: string, ip: string): Promise<void>;
}

/** Passwords that are looked at at once, and accounts that are looked up: a connection each. */
const PASSWORDS = 4;
const LOOK_UPS = 2;

export function createLoginLimits(pool: pg.Pool): LoginLimits {
  const { check, admit, forgive } = createCounters(pool);
  // A flood must not take the connections of everybody else before it has been looked at. Nobody
  // is known here yet, so that what others send fills no line but theirs.
  const reception = createNetworkLine({ atOnce: LOOK_UPS, inLine: Infinity });
  // However many strangers wait, who comes from where they have logged in before finds doors of
  // their own.
  const known = createNetworkLine({ atOnce: PASSWORDS });
  const strangers = createNetworkLine({ atOnce: PASSWORDS });
  return {
    async inTurn(ip, lookUp, work) {
      const attempt = await reception(ip, async () => {
        const found = { ...(await lookUp()), ip };
        await check(found);
        return found;
      });
      const line = attempt.known ? known : strangers;
      return line(ip, async () => work(await admit(attempt)));
    },
    forgive,
  };
}

/** Creates what counts attempts: it refuses those that are too many, and admits the others. */
function createCounters(pool: pg.Pool) {
  const limit = (name: string, allowed: number, seconds: number) =>
    createAttempts(pool, { name, allowed, seconds });
  const pairs = limit('login-red', FAILURES_PER_PAIR, WINDOW_SECONDS);
  const networks = createNetworkAttempts(pool, {
    name: 'login-ip',
    allowed: FAILURES_PER_NETWORK,
    seconds: WINDOW_SECONDS,
  });
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

  async function check({ email, ip, known }: LoginAttempt): Promise<void> {
    await pairs.check(pairOf(email, ip));
    await successes.check(keyOf(email));
    if (!known) await networks.check(ip);
  }

  async function admit(attempt: LoginAttempt): Promise<Admission> {
    await check(attempt);
    const { email, ip, known } = attempt;
    const giveBack = known ? undefined : await takeAsStranger(keyOf(email));
    return {
      async failed() {
        await pairs.count(pairOf(email, ip));
        await networks.count(ip);
      },
      async succeeded() {
        await successes.count(keyOf(email));
        await pairs.forget(pairOf(email, ip));
        await giveBack?.();
      },
    };
  }

  const forgive = (email: string, ip: string) => pairs.forget(pairOf(email, ip));
  return { check, admit, forgive };
}

const pairOf = (email: string, ip: string) => keyOf(`${networkOf(ip)} ${email}`);

/** Sets no limits, for `RATE_LIMIT=off`. */
export function createNoLoginLimits(): LoginLimits {
  const noOutcome = { failed: async () => undefined, succeeded: async () => undefined };
  const line = createEndlessNetworkLine(8);
  return {
    inTurn: (ip, _lookUp, work) => line(ip, () => work(noOutcome)),
    forgive: async () => undefined,
  };
}
