import type pg from 'pg';
import { createFairLimiter } from '../create-fair-limiter.ts';
import { createAttempts } from './attempts.ts';

const WINDOW_SECONDS = 15 * 60;
const FAILURES = 5;

/**
 * The limits of the line of guesses. `atOnceEach` is also how many guesses of one user may be under
 * way when the limit is reached; a user who sends many waits behind their own.
 */
const LINES = { atOnce: 8, atOnceEach: 2, inLine: 400, inLineEach: 100 };

/**
 * Limits guesses of one's own password: a person with a session but without the password, as on a
 * phone left open, must not find it out by trying.
 */
export interface OwnPasswordLimits {
  /**
   * Returns what `isRight` returns, and counts a failure when that is false; throws 429 when the
   * user has failed too often.
   */
  attempt(usuarioId: number, isRight: () => Promise<boolean>): Promise<boolean>;
}

export function createOwnPasswordLimits(pool: pg.Pool): OwnPasswordLimits {
  const failures = createAttempts(pool, {
    name: 'contrasena-propia',
    allowed: FAILURES,
    seconds: WINDOW_SECONDS,
  });
  const inTurn = createFairLimiter(LINES);
  return {
    async attempt(usuarioId, isRight) {
      const key = String(usuarioId);
      // A person who has failed too often takes no place in the line.
      await failures.check(key);
      return inTurn(key, async () => {
        await failures.check(key);
        const right = await isRight();
        await (right ? failures.forget(key) : failures.count(key));
        return right;
      });
    },
  };
}

/** Sets no limit, for `RATE_LIMIT=off`. */
export const noOwnPasswordLimits: OwnPasswordLimits = {
  attempt: (_usuarioId, isRight) => isRight(),
};
