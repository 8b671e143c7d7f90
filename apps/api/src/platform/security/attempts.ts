import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { AppError } from '../errors.ts';

/**
 * Counts attempts by a key, for all instances together, because the counters are in the database. While that takes no
 * writes each instance counts by itself, so that logins go on and nobody guesses for ever.
 */
export interface Attempts {
  /** Throws 429 when the key has spent what it may. */
  check(key: string): Promise<void>;
  count(key: string): Promise<void>;
  /** Counts one more and says whether the key still might: of those that come together no more pass than in a row. */
  admit(key: string): Promise<boolean>;
  /** The same, but throws 429 when the key might not. */
  take(key: string): Promise<void>;
  /** Takes one back that was counted, because it did not come to pass. */
  giveBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

interface Limit {
  name: string;
  allowed: number;
  /** The window, which begins with the first attempt. */
  seconds: number;
  /** What a refusal begins with, before it says when to try again. */
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
    // What is over is deleted by a job of ours, for all counters at once.
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
    `${refusal} Intenta nuevamente en ${enPalabras(seconds)}.`,
    { retryAfterSeconds: seconds },
  );
}

function enPalabras(seconds: number): string {
  const minutos = Math.ceil(seconds / 60);
  if (minutos === 1) return '1 minuto';
  return minutos <= 90 ? `${minutos} minutos` : `${Math.ceil(minutos / 60)} horas`;
}

/** Whoever has one IPv6 address has the 2^64 beside it too, so these count as one. */
export function networkOf(ip: string): string {
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return address.toNormalizedString().split(':').slice(0, 4).join(':');
}

/** An e-mail may be longer than the key's column, and the table need not know it. */
export function keyOf(email: string): string {
  return createHash('sha256').update(email).digest('base64url');
}
