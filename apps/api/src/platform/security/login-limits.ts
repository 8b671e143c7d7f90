import type pg from 'pg';
import { createAttempts, keyOf, networkOf } from './attempts.ts';

const WINDOW_SECONDS = 15 * 60;
const FAILURES_PER_ACCOUNT = 5;
const FAILURES_PER_ADDRESS = 20;

/** Counts failed logins, for all instances together, because the counters are in the database. */
export interface LoginLimits {
  /** Throws 429 when the account or the address has failed too often. */
  check(email: string, ip: string): Promise<void>;
  failed(email: string, ip: string): Promise<void>;
  succeeded(email: string): Promise<void>;
}

export function createLoginLimits(pool: pg.Pool): LoginLimits {
  const accounts = createAttempts(pool, {
    name: 'login-cuenta',
    allowed: FAILURES_PER_ACCOUNT,
    seconds: WINDOW_SECONDS,
  });
  const addresses = createAttempts(pool, {
    name: 'login-ip',
    allowed: FAILURES_PER_ADDRESS,
    seconds: WINDOW_SECONDS,
  });
  return {
    async check(email, ip) {
      await accounts.check(keyOf(email));
      await addresses.check(networkOf(ip));
    },
    async failed(email, ip) {
      await accounts.count(keyOf(email));
      await addresses.count(networkOf(ip));
    },
    async succeeded(email) {
      await accounts.forget(keyOf(email));
    },
  };
}

/** For `RATE_LIMIT=off`. */
export const noLoginLimits: LoginLimits = {
  check: async () => undefined,
  failed: async () => undefined,
  succeeded: async () => undefined,
};
