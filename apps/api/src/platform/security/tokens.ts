import { randomUUID } from 'node:crypto';
import { SignJWT, errors, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { sinSesion } from '../errors.ts';
import type { Clock } from '../clock.ts';

const LIFETIME_SECONDS = 12 * 60 * 60;
const ISSUER = 'remanso';
const CACHE_SIZE = 5_000;

/** The shape of what `sign` writes; whoever has the secret may have signed something else. */
const Payload = z.object({
  sub: z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
  ver: z.int().check(z.nonnegative()),
  jti: z.string().check(z.minLength(1)),
  exp: z.number(),
});

export interface Claims {
  usuarioId: number;
  version: number;
  /** Seconds since 1970. */
  exp: number;
}

export interface Tokens {
  sign(usuario: { id: number; rol: string; version: number }): Promise<string>;
  /** Throws a 401 for a token that is forged or expired. Whether a token is void is known only to the database. */
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

  return {
    sign({ id, rol, version }) {
      const now = Math.floor(clock.epoch() / 1000);
      return new SignJWT({ rol, ver: version })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setAudience(ISSUER)
        .setSubject(String(id))
        .setJti(randomUUID())
        .setIssuedAt(now)
        .setExpirationTime(now + LIFETIME_SECONDS)
        .sign(key);
    },
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
    const { sub, ver, exp } = Payload.parse(payload);
    return { usuarioId: Number(sub), version: ver, exp };
  } catch (error) {
    throw sinSesion(error instanceof errors.JWTExpired ? 'Token expirado' : 'Token inválido');
  }
}
