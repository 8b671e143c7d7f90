import { SignJWT, jwtVerify } from 'jose';
import type { Clock } from '../clock.ts';

/**
 * Signs the tokens of links that open one booking's calendar file without a session. A token is
 * stored nowhere: it says itself which booking it opens and when it expires.
 */
export interface CalendarLinks {
  sign(reservaId: number): Promise<string>;
  /** Returns the booking that a token opens; undefined where it is forged or has expired. */
  read(token: string): Promise<number | undefined>;
}

/** The validity of a link. A browser follows it at once; ten minutes leave time for a second try. */
const VALID_SECONDS = 10 * 60;

/** The audience keeps a session's token from being valid here, and this token as a session. */
const CLAIMS = { issuer: 'remanso', audience: 'calendario' };

export function createCalendarLinks(secret: string, clock: Clock): CalendarLinks {
  const key = new TextEncoder().encode(secret);
  return {
    sign: (reservaId) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(CLAIMS.issuer)
        .setAudience(CLAIMS.audience)
        .setSubject(String(reservaId))
        .setExpirationTime(Math.floor(clock.epoch() / 1000) + VALID_SECONDS)
        .sign(key),
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          ...CLAIMS,
          algorithms: ['HS256'],
          requiredClaims: ['sub', 'exp'],
          currentDate: new Date(clock.epoch()),
        });
        return Number(payload.sub);
      } catch {
        return undefined;
      }
    },
  };
}
