import { hash, verify } from '@node-rs/argon2';
import { createLimiter } from '../create-limiter.ts';

/** argon2id (the library's default algorithm), as rules §4 and the OWASP cheat sheet ask. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** More at once would only queue on the cores and hold 19 MiB each. */
const MAXIMUM_AT_ONCE = 8;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** With `stored` undefined it takes the same time and says no, so that an unknown account cannot be told by the clock. */
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
