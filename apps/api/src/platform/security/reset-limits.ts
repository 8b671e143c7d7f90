import type pg from 'pg';
import { createAttempts, createNetworkAttempts, keyOf } from './attempts.ts';

const WINDOW_SECONDS = 60 * 60;
const PER_EMAIL = 3;
const PER_ADDRESS = 10;

export interface ResetLimits {
  /**
   * Throws 429 when the network of `ip` has requested too many links. Returns false when too many
   * were requested for the e-mail; the caller must not show this, so that nobody learns which
   * accounts exist.
   */
  admit(email: string, ip: string): Promise<boolean>;
}

export function createResetLimits(pool: pg.Pool): ResetLimits {
  const emails = createAttempts(pool, {
    name: 'reset-email',
    allowed: PER_EMAIL,
    seconds: WINDOW_SECONDS,
  });
  const addresses = createNetworkAttempts(pool, {
    name: 'reset-ip',
    allowed: PER_ADDRESS,
    seconds: WINDOW_SECONDS,
  });
  return {
    async admit(email, ip) {
      await addresses.take(ip);
      return emails.admit(keyOf(email));
    },
  };
}

/** Sets no limit; used with `RATE_LIMIT=off`. */
export const noResetLimits: ResetLimits = { admit: async () => true };
