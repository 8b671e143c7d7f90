import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { AppError } from '../errors.ts';
import type { Session } from '../http/session.ts';
import { blockOf, networkOf } from './networks.ts';

/** Whose attempts a limit counts, and the key by which it tells one from another. */
export interface KeyBy {
  /** The id of a user, of a seat or of a token. */
  id: number;
  /** A client; what the desk does is not counted. */
  client: Session;
  email: string;
  /** The network of an IP address. Its /48 is allowed five times as many attempts. */
  network: string;
  /** An account, from one network. */
  emailAndNetwork: { email: string; ip: string };
}

export interface Limit {
  /** The name of the counter in the database. */
  name: string;
  by: keyof KeyBy;
  allowed: number;
  /** The length of the window in seconds. The first attempt opens the window. */
  seconds: number;
  /** The first sentence of the text of the 429. The second sentence says when to try again. */
  refusal?: string;
}

/**
 * Counts attempts by a key. The counters are in the database, so that they count for all instances
 * together. While the database takes no writes, each instance counts in its memory: logins go on,
 * and guessing stays limited.
 */
export interface Attempts<Key> {
  /** Throws 429 when the key has used up its attempts. Counts nothing. */
  check(key: Key): Promise<void>;
  /**
   * Counts an attempt and returns whether the key was allowed this attempt. Counting and checking
   * are one step, so that simultaneous attempts cannot pass the limit.
   */
  admit(key: Key): Promise<boolean>;
  /** Counts an attempt and throws 429 when the key was not allowed this attempt. */
  take(key: Key): Promise<void>;
  /** Counts an attempt and runs `work`. An attempt whose work throws is subtracted again. */
  during<T>(key: Key, work: () => Promise<T>): Promise<T>;
  /** Subtracts an attempt that was counted and then did not take place. */
  giveBack(key: Key): Promise<void>;
  forget(key: Key): Promise<void>;
}

/** A /48 is allowed this many times the attempts of one network (a /64). */
const TIMES_IN_BLOCK = 5;

/** Returns the key in the limit's own counter, and the key in that of the /48; undefined counts not. */
type Keys<By extends keyof KeyBy> = (key: KeyBy[By]) => {
  own?: string;
  block?: string | undefined;
};

const KEYS: { [By in keyof KeyBy]: Keys<By> } = {
  id: (id) => ({ own: String(id) }),
  client: ({ esDelMostrador, usuarioId }) => (esDelMostrador ? {} : { own: String(usuarioId) }),
  email: (email) => ({ own: hashOf(email) }),
  network: (ip) => ({ own: networkOf(ip), block: blockOf(ip) }),
  emailAndNetwork: ({ email, ip }) => ({ own: hashOf(`${networkOf(ip)} ${email}`) }),
};

export function createAttempts<By extends keyof KeyBy>(
  pool: pg.Pool,
  limit: Limit & { by: By },
): Attempts<KeyBy[By]> {
  const own = createCounter(pool, limit);
  const block =
    limit.by === 'network'
      ? createCounter(pool, {
          ...limit,
          name: `${limit.name}-48`,
          allowed: limit.allowed * TIMES_IN_BLOCK,
        })
      : undefined;
  const keysOf: Keys<By> = KEYS[limit.by];

  /** Runs a step on each counter in which the key counts, one after the other. */
  async function each(
    key: KeyBy[By],
    step: (counter: Counter, its: string) => Promise<unknown>,
  ): Promise<void> {
    const keys = keysOf(key);
    if (keys.own !== undefined) await step(own, keys.own);
    if (block && keys.block !== undefined) await step(block, keys.block);
  }

  const attempts: Attempts<KeyBy[By]> = {
    check: (key) => each(key, (counter, its) => counter.check(its)),
    async admit(key) {
      let admitted = true;
      await each(key, async (counter, its) => {
        admitted &&= (await counter.add(its)).allowed;
      });
      return admitted;
    },
    take: (key) =>
      each(key, async (counter, its) => {
        const { allowed, msBeforeNext } = await counter.add(its);
        if (!allowed) throw demasiadosIntentos(msBeforeNext, limit.refusal);
      }),
    async during(key, work) {
      await attempts.take(key);
      try {
        return await work();
      } catch (error) {
        await attempts.giveBack(key);
        throw error;
      }
    },
    giveBack: (key) => each(key, ({ limiter }, its) => limiter.reward(its)),
    forget: (key) => each(key, ({ limiter }, its) => limiter.delete(its)),
  };
  return attempts;
}

/** Attempts that are not limited; used with `RATE_LIMIT=off`. */
export const WITHOUT_LIMIT: Attempts<unknown> = {
  check: async () => undefined,
  admit: async () => true,
  take: async () => undefined,
  during: (_key, work) => work(),
  giveBack: async () => undefined,
  forget: async () => undefined,
};

type Counter = ReturnType<typeof createCounter>;

function createCounter(pool: pg.Pool, { name, allowed, seconds, refusal }: Limit) {
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
    limiter,
    async check(key: string) {
      for (const found of [await limiter.get(key), await meanwhile.get(key)]) {
        if (found && found.consumedPoints >= allowed) {
          throw demasiadosIntentos(found.msBeforeNext, refusal);
        }
      }
    },
    async add(key: string) {
      const { consumedPoints, msBeforeNext } = await limiter.penalty(key);
      return { allowed: consumedPoints <= allowed, msBeforeNext };
    },
  };
}

function demasiadosIntentos(msBeforeNext: number, refusal = 'Demasiados intentos.'): AppError {
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
 * Returns the SHA-256 of an e-mail as its key of a counter. An e-mail can be longer than the key's
 * column, and the table of counters must not contain e-mails.
 */
function hashOf(email: string): string {
  return createHash('sha256').update(email).digest('base64url');
}
