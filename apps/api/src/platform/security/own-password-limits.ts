import type pg from 'pg';
import { createFairLimiter } from '../create-fair-limiter.ts';
import { createAttempts } from './attempts.ts';

const WINDOW_SECONDS = 15 * 60;
const FAILURES = 5;

/** So many guesses of one user may be under way when the limit falls; and who asks for much waits behind themself. */
const LINES = { atOnce: 8, atOnceEach: 2, inLine: 400, inLineEach: 100 };

/** Whoever holds a session but not the password, as on a phone left open, must not find it out by trying. */
export interface OwnPasswordLimits {
  /** What `isRight` answers, counted when it is false; throws 429 when the user has failed too often. */
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
    attempt: (usuarioId, isRight) =>
      inTurn(String(usuarioId), async () => {
        const key = String(usuarioId);
        await failures.check(key);
        const right = await isRight();
        await (right ? failures.forget(key) : failures.count(key));
        return right;
      }),
  };
}

/** For `RATE_LIMIT=off`. */
export const noOwnPasswordLimits: OwnPasswordLimits = {
  attempt: (_usuarioId, isRight) => isRight(),
};
