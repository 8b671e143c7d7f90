import { randomUUID } from 'node:crypto';
import { SignJWT, errors, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import type { Rol } from '@remanso/contract/persona/usuarios.rules';
import { sinSesion } from '../errors.ts';
import type { Clock } from '../clock.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
const RENEWED_AFTER_SECONDS = HOUR;

/**
 * The lifetimes of a session in seconds, by rol: `token` is how long a token is valid, `session`
 * for how long after the login a token can be renewed (rules §3.2 and §3.4).
 */
const DEL_MOSTRADOR = { token: 12 * HOUR, session: 7 * DAY };
const LIFETIMES: Record<Rol, { token: number; session: number }> = {
  CLIENT: { token: 60 * DAY, session: 180 * DAY },
  RECEPCION: DEL_MOSTRADOR,
  ADMIN: DEL_MOSTRADOR,
};

const ISSUER = 'remanso';
const CACHE_SIZE = 5_000;

/**
 * The claims that `sign` writes. They are checked when a token is read, because another program
 * that has the secret may have signed other claims.
 */
const Payload = z.object({
  sub: z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
  ver: z.int().check(z.nonnegative()),
  jti: z.string().check(z.minLength(1)),
  exp: z.number(),
  iat: z.optional(z.int()),
  auth_time: z.optional(z.int()),
});

/**
 * The claims of a token that the server reads. `exp`, `signedAt` and `loggedInAt` are seconds since
 * 1970.
 */
export interface Claims {
  usuarioId: number;
  version: number;
  exp: number;
  /** The second in which the token was signed; null where the token has no `iat`. */
  signedAt: number | null;
  /**
   * The second in which the person logged in; earlier than `signedAt` in a renewed token. Null
   * where the token has neither `auth_time` nor `iat`.
   */
  loggedInAt: number | null;
}

interface Bearer {
  id: number;
  rol: Rol;
  version: number;
}

export interface Tokens {
  /** Returns the token of a new login. */
  sign(usuario: Bearer): Promise<string>;
  /**
   * Returns a new token in place of the token with these claims. Returns null when that token is
   * younger than an hour, or its session is too old to be renewed.
   */
  renew(usuario: Bearer, claims: Claims): Promise<string | null>;
  /**
   * Returns whether a token is older than the rol of its bearer allows. The rol can have changed
   * since the token was signed: the token of a client who gets a rol of the desk would be valid for
   * too long.
   */
  isTooOldFor(rol: Rol, claims: Claims): boolean;
  /**
   * Returns the claims of a token. Throws 401 for a forged or expired token, but not for a void
   * one: only the database knows the tokens that are void.
   */
  verify(token: string): Promise<Claims>;
}

export function createTokens(secret: string, clock: Clock): Tokens {
  const key = new TextEncoder().encode(secret);
  // The claims of each token whose signature is already checked. A later `verify` of that token
  // checks only whether the token has expired.
  const verified = new Map<string, Claims>();

  function remember(token: string, claims: Claims): void {
    if (verified.size >= CACHE_SIZE) verified.delete(verified.keys().next().value as string);
    verified.set(token, claims);
  }

  const now = () => Math.floor(clock.epoch() / 1000);

  function signFor({ id, rol, version }: Bearer, loggedInAt: number): Promise<string> {
    return new SignJWT({ rol, ver: version, auth_time: loggedInAt })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(ISSUER)
      .setAudience(ISSUER)
      .setSubject(String(id))
      .setJti(randomUUID())
      .setIssuedAt(now())
      .setExpirationTime(now() + LIFETIMES[rol].token)
      .sign(key);
  }

  return {
    sign: (usuario) => signFor(usuario, now()),
    async renew(usuario, { signedAt, loggedInAt }) {
      if (signedAt === null || loggedInAt === null) return null;
      const isYoung = now() - signedAt <= RENEWED_AFTER_SECONDS;
      const isSessionOver = now() - loggedInAt >= LIFETIMES[usuario.rol].session;
      return isYoung || isSessionOver ? null : signFor(usuario, loggedInAt);
    },
    isTooOldFor: (rol, { signedAt }) =>
      signedAt !== null && signedAt + LIFETIMES[rol].token <= now(),
    async verify(token) {
      const known = verified.get(token);
      const claims = known ?? (await check(token, key, clock));
      if (claims.exp * 1000 <= clock.epoch()) {
        verified.delete(token);
        throw sinSesion('Token expirado');
      }
      if (!known) remember(token, claims);
      return claims;
    },
  };
}

async function check(token: string, key: Uint8Array, clock: Clock): Promise<Claims> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: ISSUER,
      requiredClaims: ['exp'],
      currentDate: new Date(clock.epoch()),
    });
    const {
      sub,
      ver,
      exp,
      iat: signedAt = null,
      auth_time: loggedInAt = signedAt,
    } = Payload.parse(payload);
    return { usuarioId: Number(sub), version: ver, exp, signedAt, loggedInAt };
  } catch (error) {
    throw sinSesion(error instanceof errors.JWTExpired ? 'Token expirado' : 'Token inválido');
  }
}
