import { hash, verify } from '@node-rs/argon2';
import { createLimiter } from '../create-limiter.ts';

/**
 * The parameters of argon2id (the library's default algorithm) that rules §3.6 and the OWASP cheat
 * sheet ask for.
 */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * The hash against which the password of an account that does not exist is checked: that of 'no
 * account has this one', made with PARAMETERS. It is written here so that no start computes it.
 */
const DUMMY =
  '$argon2id$v=19$m=19456,t=2,p=1$qh/U9Ri7yhiynibu//Ln5w$HkNFVK29E8edHHoZvlX9VQeOoAq5CfNf2aD6KY4gPoc';

/**
 * The number of hashes computed at once. More hashes at once would only wait for the processor's
 * cores, and each hash takes 19 MiB of memory.
 */
const MAXIMUM_AT_ONCE = 8;

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Returns whether the password matches the stored hash. When `stored` is undefined, returns false
   * after the same time, so that the time does not show that an account is unknown.
   */
  verify(stored: string | undefined, password: string): Promise<boolean>;
}

export function createPasswords(): Passwords {
  const run = createLimiter(MAXIMUM_AT_ONCE);
  return {
    hash: (password) => run(() => hash(password, PARAMETERS)),
    async verify(stored, password) {
      const matches = await run(() => verify(stored ?? DUMMY, password));
      return stored !== undefined && matches;
    },
  };
}
