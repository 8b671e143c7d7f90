import type pg from 'pg';
import { createAttempts, createNetworkAttempts, keyOf, networkOf } from './attempts.ts';
import { createEndlessNetworkLine, createNetworkLine } from './network-line.ts';

const WINDOW_SECONDS = 15 * 60;
/** The failed logins to one account from one network that are allowed in a window. */
const FAILURES_PER_PAIR = 5;
const FAILURES_PER_NETWORK = 20;
/**
 * The successful logins to one account that are allowed in a window. Successful logins are limited
 * because checking a right password takes as much time as checking a wrong password.
 */
const SUCCESSES_PER_ACCOUNT = 30;
/**
 * The limit of logins to one account from all networks together that the account has never logged
 * in from: STRANGERS_AN_HOUR in an hour, and then one every STRANGER_SECONDS. An attacker with a
 * thousand networks has 40 guesses an hour.
 */
const STRANGERS_AN_HOUR = 10;
const STRANGER_SECONDS = 2 * 60;

export interface LoginAttempt {
  email: string;
  ip: string;
  /** True when the account has logged in from the network of `ip` before. */
  known: boolean;
  /**
   * True where a code that was mailed is tried. Its wrong tries count as failed logins, and are not
   * refused for those of the account from this network: a code is over after five of them, and
   * whoever has guessed the password five times may enter by a code.
   */
  byCode?: boolean;
}

/**
 * A login that the limits admit. Once the password is checked, the caller must report the result:
 * `failed` or `succeeded`.
 */
export interface Admission {
  failed(): Promise<void>;
  succeeded(): Promise<void>;
}

/**
 * Limits logins. The counters are in the database, so that they count for all instances together.
 */
export interface LoginLimits {
  /**
   * Calls `lookUp` for the account and runs `work`, the login, when the login's turn in line comes.
   * Throws 429 when the line of the network is full, or when the account, its network or all
   * unknown networks together have used up their attempts. A login that has no attempts left is
   * refused before it waits in line for the check of its password.
   */
  inTurn<T>(
    ip: string,
    lookUp: () => Promise<Omit<LoginAttempt, 'ip'>>,
    work: (admission: Admission) => Promise<T>,
  ): Promise<T>;
  /**
   * Forgets the failed logins to an account from the network of `ip`. Called after a password
   * reset.
   */
  forgive(email: string, ip: string): Promise<void>;
}

/**
 * PASSWORDS is the number of passwords checked at once, LOOK_UPS the number of accounts looked up
 * at once. Each check and each look-up uses a connection to the database.
 */
const PASSWORDS = 4;
const LOOK_UPS = 2;

export function createLoginLimits(pool: pg.Pool): LoginLimits {
  const { check, admit, forgive } = createCounters(pool);
  // A login waits in the line `reception` before its account is looked up, so that a flood of
  // logins leaves connections for other requests. A network that floods fills only its own line.
  const reception = createNetworkLine({ atOnce: LOOK_UPS, inLine: Infinity });
  // A login from a network that the account knows waits in the line `known`, so that the login
  // never waits behind logins from unknown networks.
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

/** Creates the counters of logins, and the functions that check and count a login. */
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
   * Counts a login from an unknown network before its password is checked, so that simultaneous
   * logins cannot pass the limit. Throws 429 beyond the limit. Returns a function that undoes the
   * count, for a login that succeeds.
   */
  async function takeAsStranger(account: string): Promise<() => Promise<void>> {
    if (await strangers.admit(account)) return () => strangers.giveBack(account);
    await trickle.take(account);
    return () => trickle.forget(account);
  }

  async function check({ email, ip, known, byCode = false }: LoginAttempt): Promise<void> {
    if (!byCode) await pairs.check(pairOf(email, ip));
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

/** Sets no limits; used with `RATE_LIMIT=off`. */
export function createNoLoginLimits(): LoginLimits {
  const noOutcome = { failed: async () => undefined, succeeded: async () => undefined };
  const line = createEndlessNetworkLine(8);
  return {
    inTurn: (ip, _lookUp, work) => line(ip, () => work(noOutcome)),
    forgive: async () => undefined,
  };
}
