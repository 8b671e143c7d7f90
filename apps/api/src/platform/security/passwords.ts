import { hash, verify } from '@node-rs/argon2';
import { createLimiter } from '../create-limiter.ts';

/**
 * The parameters of argon2id (the library's default algorithm), as rules §3.6 and the OWASP cheat
 * sheet ask.
 */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** How many hashes run at once. More would only queue on the cores and hold 19 MiB each. */
const MAXIMUM_AT_ONCE = 8;

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Returns whether the password matches. With `stored` undefined it returns false after the same
   * time, so that nobody can find out by the clock that an account is unknown.
   */
  verify(stored: string | undefined, password: string): Promise<boolean>;
}

export function createPasswords(): Passwords {
  const run = createLimiter(MAXIMUM_AT_ONCE);
  const dummy = run(() => hash('no account has this one', PARAMETERS));
  return {
    hash: (password) => run(() => hash(password, PARAMETERS)),
    async verify(stored, password) {
      const against = stored ?? (await dummy);
      const matches = await run(() => verify(against, password));
      return stored !== undefined && matches;
    },
  };
}
