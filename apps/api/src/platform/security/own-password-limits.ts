import type pg from 'pg';
import { createLimiter } from '../create-limiter.ts';
import { createAttempts } from './attempts.ts';

const WINDOW_SECONDS = 15 * 60;
const FAILURES = 5;

/** So many guesses may be under way when the limit falls, as at login. */
const AT_ONCE = 8;

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
  const limiter = createLimiter(AT_ONCE);
  return {
    attempt: (usuarioId, isRight) =>
      limiter(async () => {
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
