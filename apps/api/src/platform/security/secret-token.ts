import { createHash, randomBytes } from 'node:crypto';

/** Creates a secret of 32 random bytes, in characters that an address may hold. */
export function createSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Returns the hash of a secret. Only the hash is stored, so that whoever reads the database cannot
 * use a link.
 */
export function hashOfSecret(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
