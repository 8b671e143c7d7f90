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
 * How long a token lives, and for how long after the login it is renewed, in seconds (rules §3.2
 * and §3.4).
 */
const DEL_MOSTRADOR = { token: 12 * HOUR, session: 7 * DAY };
const LIFETIMES: Record<Rol, { token: number; session: number }> = {
  CLIENT: { token: 60 * DAY, session: 180 * DAY },
  RECEPCION: DEL_MOSTRADOR,
  ADMIN: DEL_MOSTRADOR,
};

const ISSUER = 'remanso';
const CACHE_SIZE = 5_000;

/** The shape of what `sign` writes; whoever has the secret may have signed something else. */
const Payload = z.object({
  sub: z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
  ver: z.int().check(z.nonnegative()),
  jti: z.string().check(z.minLength(1)),
  exp: z.number(),
  iat: z.optional(z.int()),
  auth_time: z.optional(z.int()),
});

/** The claims of a token that the server reads; moments are seconds since 1970. */
export interface Claims {
  usuarioId: number;
  version: number;
  exp: number;
  /** When it was signed; null where a token does not say it. */
  signedAt: number | null;
  /** When the person logged in: earlier than `signedAt` in a token that renewed another. */
  loggedInAt: number | null;
}

interface Bearer {
  id: number;
  rol: Rol;
  version: number;
}

export interface Tokens {
  /** Signs the token of a login. */
  sign(usuario: Bearer): Promise<string>;
  /**
   * Returns a token that takes the place of one in use; null for one that is young, or of a session
   * that is too old.
   */
  renew(usuario: Bearer, claims: Claims): Promise<string | null>;
  /**
   * Returns whether a token is too old for the rol that its bearer has now: a client may have
   * come to the desk.
   */
  isTooOldFor(rol: Rol, claims: Claims): boolean;
  /**
   * Throws a 401 for a token that is forged or expired. Whether a token is void is known only to
   * the database.
   */
  verify(token: string): Promise<Claims>;
}

export function createTokens(secret: string, clock: Clock): Tokens {
  const key = new TextEncoder().encode(secret);
  // A signature that was right stays right, so only the expiry is checked again.
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
