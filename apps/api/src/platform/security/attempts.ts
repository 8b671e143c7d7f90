import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { AppError } from '../errors.ts';

/**
 * Counts attempts by a key. The counters are in the database, so that they count for all instances
 * together. While the database takes no writes, each instance counts in its memory: logins go on,
 * and guessing stays limited.
 */
export interface Attempts {
  /** Throws 429 when the key has used up its attempts. Counts nothing. */
  check(key: string): Promise<void>;
  count(key: string): Promise<void>;
  /**
   * Counts an attempt and returns whether the key was allowed this attempt. Counting and checking
   * are one step, so that simultaneous attempts cannot pass the limit.
   */
  admit(key: string): Promise<boolean>;
  /** Counts an attempt and throws 429 when the key was not allowed this attempt. */
  take(key: string): Promise<void>;
  /** Subtracts an attempt that was counted and then did not take place. */
  giveBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

interface Limit {
  name: string;
  allowed: number;
  /** The length of the window in seconds. The first attempt opens the window. */
  seconds: number;
  /** The first sentence of the text of the 429. The second sentence says when to try again. */
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
    // The daily job deletes the expired counters of all limits.
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
    `${refusal} Intenta de nuevo en ${enPalabras(seconds)}.`,
    { retryAfterSeconds: seconds },
  );
}

function enPalabras(seconds: number): string {
  const minutos = Math.ceil(seconds / 60);
  if (minutos === 1) return '1 minuto';
  return minutos <= 90 ? `${minutos} minutos` : `${Math.ceil(minutos / 60)} horas`;
}

/**
 * Returns the network for which attempts from an IP address are counted: the /64 of an IPv6
 * address, because one person can use all addresses of a /64. An IPv4 address is its own network.
 */
export function networkOf(ip: string): string {
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return address.toNormalizedString().split(':').slice(0, 4).join(':');
}

/**
 * Returns the /48 of an IPv6 address, the largest network that a provider gives to one line;
 * undefined for an IPv4 address.
 */
export function blockOf(ip: string): string | undefined {
  const groups = networkOf(ip).split(':');
  return groups.length === 4 ? `${groups.slice(0, 3).join(':')}/48` : undefined;
}

/** A /48 is allowed this many times the attempts of one network (a /64). */
const TIMES_IN_BLOCK = 5;

/** Counts attempts by the network of an IP address and by its /48, each with a limit of its own. */
export interface NetworkAttempts {
  /** Throws 429 when the network or its /48 has used up its attempts. Counts nothing. */
  check(ip: string): Promise<void>;
  count(ip: string): Promise<void>;
  /** Counts an attempt and throws 429 when the network or its /48 was not allowed this attempt. */
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
 * Returns the SHA-256 of an e-mail as its key of a counter. An e-mail can be longer than the key's
 * column, and the table of counters must not contain e-mails.
 */
export function keyOf(email: string): string {
  return createHash('sha256').update(email).digest('base64url');
}
