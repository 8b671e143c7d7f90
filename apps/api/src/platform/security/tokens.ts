import { randomUUID } from 'node:crypto';
import { SignJWT, errors, jwtVerify } from 'jose';
import { sinSesion } from '../errors.ts';
import type { Clock } from '../clock.ts';

const LIFETIME_SECONDS = 12 * 60 * 60;
const ISSUER = 'remanso';
const CACHE_SIZE = 5_000;

export interface Claims {
  usuarioId: number;
  version: number;
  /** Seconds since the epoch. */
  exp: number;
}

export interface Tokens {
  sign(usuario: { id: number; rol: string; version: number }): Promise<string>;
  /** Throws a 401 for a token that is forged or expired; whether it is void only the database knows. */
  verify(token: string): Promise<Claims>;
}

export function createTokens(secret: string, clock: Clock): Tokens {
  const key = new TextEncoder().encode(secret);
  // A signature that was right stays right: only the expiry has to be looked at again.
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
      requiredClaims: ['exp', 'sub', 'jti', 'ver'],
      currentDate: new Date(clock.epoch()),
    });
    return {
      usuarioId: Number(payload.sub),
      version: Number(payload['ver']),
      exp: payload.exp as number,
    };
  } catch (error) {
    throw sinSesion(error instanceof errors.JWTExpired ? 'Token expirado' : 'Token inválido');
  }
}
