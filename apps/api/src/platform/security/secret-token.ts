import { createHash, randomBytes } from 'node:crypto';

/** Creates a secret of 32 random bytes in base64url, which a link can contain. */
export function createSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Returns the hash of the token of a link. Only the hash is stored, so that whoever reads the
 * database cannot use a link.
 */
export function hashOfSecret(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
