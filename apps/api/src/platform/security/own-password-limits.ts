import type pg from 'pg';
import { createFairLimiter } from '../create-fair-limiter.ts';
import { createAttempts } from './attempts.ts';

const WINDOW_SECONDS = 15 * 60;
const FAILURES = 5;

/**
 * The limits of the line in which guesses wait. `atOnceEach` limits the guesses of one user that
 * run at once, and so the guesses that still run when the user reaches the limit of failures.
 */
const LINES = { atOnce: 8, atOnceEach: 2, inLine: 400, inLineEach: 100 };

/**
 * Limits how often a logged-in user can guess the user's own password. A person with a session but
 * without the password, as on a phone left open, must not find the password out by trying.
 */
export interface OwnPasswordLimits {
  /**
   * Returns the result of `isRight` and counts a failure when the result is false. Throws 429 when
   * the user has failed too often.
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
      // The failures are checked before the guess enters the line, so that a user who has failed
      // too often takes no place in the line.
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

/** Sets no limit; used with `RATE_LIMIT=off`. */
export const noOwnPasswordLimits: OwnPasswordLimits = {
  attempt: (_usuarioId, isRight) => isRight(),
};
