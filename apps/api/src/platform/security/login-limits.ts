import type { Limits } from './limits.ts';
import { createNetworkLine } from './network-line.ts';

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

/** Creates the lines in which logins wait, and counts the logins. Lines without `bounded` never end. */
export function createLoginLimits(limits: Limits, { bounded }: { bounded: boolean }): LoginLimits {
  // A login waits in the line `reception` before its account is looked up, so that a flood of
  // logins leaves connections for other requests. A network that floods fills only its own line.
  const reception = createNetworkLine({ atOnce: LOOK_UPS, inLine: Infinity, bounded });
  // A login from a network that the account knows waits in the line `known`, so that the login
  // never waits behind logins from unknown networks.
  const known = createNetworkLine({ atOnce: PASSWORDS, bounded });
  const strangers = createNetworkLine({ atOnce: PASSWORDS, bounded });
  return {
    async inTurn(ip, lookUp, work) {
      const attempt = await reception(ip, async () => {
        const found = { ...(await lookUp()), ip };
        await check(limits, found);
        return found;
      });
      const line = attempt.known ? known : strangers;
      return line(ip, async () => work(await admit(limits, attempt)));
    },
    forgive: (email, ip) => limits.failedLogin.forget({ email, ip }),
  };
}

async function check(limits: Limits, attempt: LoginAttempt): Promise<void> {
  const { email, ip, known, byCode = false } = attempt;
  if (!byCode) await limits.failedLogin.check({ email, ip });
  await limits.rightLogin.check(email);
  if (!known) await limits.failedLoginFromNetwork.check(ip);
}

async function admit(limits: Limits, attempt: LoginAttempt): Promise<Admission> {
  await check(limits, attempt);
  const { email, ip, known } = attempt;
  const giveBack = known ? undefined : await takeAsStranger(limits, email);
  return {
    async failed() {
      await limits.failedLogin.admit({ email, ip });
      await limits.failedLoginFromNetwork.admit(ip);
    },
    async succeeded() {
      await limits.rightLogin.admit(email);
      await limits.failedLogin.forget({ email, ip });
      await giveBack?.();
    },
  };
}

/**
 * Counts a login from an unknown network before its password is checked, so that simultaneous
 * logins cannot pass the limit. Throws 429 beyond the limit. Returns a function that undoes the
 * count, for a login that succeeds.
 */
async function takeAsStranger(limits: Limits, email: string): Promise<() => Promise<void>> {
  const { strangersLogin, strangersTrickle } = limits;
  if (await strangersLogin.admit(email)) return () => strangersLogin.giveBack(email);
  await strangersTrickle.take(email);
  return () => strangersTrickle.forget(email);
}
