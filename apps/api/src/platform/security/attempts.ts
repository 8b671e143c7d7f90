import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { AppError } from '../errors.ts';

/**
 * Counts attempts by a key, for all instances together, because the counters are in the database.
 * While the database takes no writes each instance counts by itself, so that logins go on and
 * nobody can guess without end.
 */
export interface Attempts {
  /** Throws 429 when the key has used up its attempts. */
  check(key: string): Promise<void>;
  count(key: string): Promise<void>;
  /**
   * Counts an attempt and returns whether the key was still allowed it: of simultaneous attempts no
   * more pass than in a row.
   */
  admit(key: string): Promise<boolean>;
  /** Counts an attempt as `admit` does, but throws 429 when the key was not allowed it. */
  take(key: string): Promise<void>;
  /** Takes back an attempt that was counted but did not take place. */
  giveBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

interface Limit {
  name: string;
  allowed: number;
  /** The length of the window, which begins with the first attempt. */
  seconds: number;
  /** The beginning of the refusal's text, before the time to try again. */
  refusal?: string;
}

export function createAttempts(
  pool: pg.Pool,
  { name, allowed, seconds, refusal }: Limit,
): Attempts {
  const meanwhile = new RateLimiterMemory({ keyPrefix: name, points: allowed, duration: seconds });
  const limiter = new RateLimiterPostgres({
    insuranceLimiter: meanwhile,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'limites',
    tableCreated: true,
    // Expired counters are deleted by the daily job, for all limits at once.
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: allowed,
    duration: seconds,
  });
  return {
    async check(key) {
      for (const found of [await limiter.get(key), await meanwhile.get(key)]) {
        if (found && found.consumedPoints >= allowed) throw demasiadosIntentos(found, refusal);
      }
    },
    async count(key) {
      await limiter.penalty(key);
    },
    async admit(key) {
      const { consumedPoints } = await limiter.penalty(key);
      return consumedPoints <= allowed;
    },
    async take(key) {
      const counted = await limiter.penalty(key);
      if (counted.consumedPoints > allowed) throw demasiadosIntentos(counted, refusal);
    },
    async giveBack(key) {
      await limiter.reward(key);
    },
    async forget(key) {
      await limiter.delete(key);
    },
  };
}

function demasiadosIntentos(
  { msBeforeNext }: { msBeforeNext: number },
  refusal = 'Demasiados intentos.',
): AppError {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new AppError(
    429,
    'DEMASIADOS_INTENTOS',
    `${refusal} Se puede intentar de nuevo en ${enPalabras(seconds)}.`,
    { retryAfterSeconds: seconds },
  );
}

function enPalabras(seconds: number): string {
  const minutos = Math.ceil(seconds / 60);
  if (minutos === 1) return '1 minuto';
  return minutos <= 90 ? `${minutos} minutos` : `${Math.ceil(minutos / 60)} horas`;
}

/**
 * Returns the network of an address. Whoever has one IPv6 address has the 2^64 beside it too, so
 * these count as one.
 */
export function networkOf(ip: string): string {
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return address.toNormalizedString().split(':').slice(0, 4).join(':');
}

/**
 * Returns the /48 that an IPv6 address is in, which is the most that one line of a provider gets;
 * undefined for an IPv4 address, which is one alone.
 */
export function blockOf(ip: string): string | undefined {
  const groups = networkOf(ip).split(':');
  return groups.length === 4 ? `${groups.slice(0, 3).join(':')}/48` : undefined;
}

/** How many times what one network may do is allowed to the /48 that it is in. */
const TIMES_IN_BLOCK = 5;

/** Counts attempts by the network of an address, and by its /48. */
export interface NetworkAttempts {
  /** Throws 429 when the network, or its /48, has used up its attempts. */
  check(ip: string): Promise<void>;
  count(ip: string): Promise<void>;
  /** Counts an attempt and throws 429 when it was not allowed any more. */
  take(ip: string): Promise<void>;
}

export function createNetworkAttempts(pool: pg.Pool, limit: Limit): NetworkAttempts {
  const networks = createAttempts(pool, limit);
  const blocks = createAttempts(pool, {
    ...limit,
    name: `${limit.name}-48`,
    allowed: limit.allowed * TIMES_IN_BLOCK,
  });
  const both =
    (step: 'check' | 'count' | 'take'): NetworkAttempts['check'] =>
    async (ip) => {
      await networks[step](networkOf(ip));
      const block = blockOf(ip);
      if (block) await blocks[step](block);
    };
  return { check: both('check'), count: both('count'), take: both('take') };
}

/**
 * Returns the key of an e-mail, hashed because an e-mail may be longer than the key's column, and
 * the table need not know it.
 */
export function keyOf(email: string): string {
  return createHash('sha256').update(email).digest('base64url');
}
