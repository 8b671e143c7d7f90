import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { AppError } from '../errors.ts';

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
  const accounts = createCounter(pool, 'login-cuenta', FAILURES_PER_ACCOUNT);
  const addresses = createCounter(pool, 'login-ip', FAILURES_PER_ADDRESS);
  return {
    async check(email, ip) {
      await refuseWhenSpent(accounts, keyOf(email));
      await refuseWhenSpent(addresses, ip);
    },
    async failed(email, ip) {
      await accounts.penalty(keyOf(email));
      await addresses.penalty(ip);
    },
    async succeeded(email) {
      await accounts.delete(keyOf(email));
    },
  };
}

/** For `RATE_LIMIT=off`. */
export const noLoginLimits: LoginLimits = {
  check: async () => undefined,
  failed: async () => undefined,
  succeeded: async () => undefined,
};

function createCounter(pool: pg.Pool, keyPrefix: string, points: number): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'limites',
    tableCreated: true,
    keyPrefix,
    points,
    duration: WINDOW_SECONDS,
  });
}

async function refuseWhenSpent(counter: RateLimiterPostgres, key: string): Promise<void> {
  const spent = await counter.get(key);
  if (!spent || spent.consumedPoints < counter.points) return;
  const seconds = Math.max(1, Math.ceil(spent.msBeforeNext / 1000));
  const minutos = Math.ceil(seconds / 60);
  throw new AppError(
    429,
    'DEMASIADOS_INTENTOS',
    `Demasiados intentos. Intenta nuevamente en ${minutos} ${minutos === 1 ? 'minuto' : 'minutos'}.`,
    { retryAfterSeconds: seconds },
  );
}

/** An e-mail may be longer than the key's column, and the table need not know it. */
function keyOf(email: string): string {
  return createHash('sha256').update(email).digest('base64url');
}
