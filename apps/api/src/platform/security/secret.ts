import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';

/** Returns 256 random bits as text. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Compares two secrets in a time that tells nothing of how much of them is the same. */
export function isSameSecret(one: string, other: string): boolean {
  const digest = (secret: string) => createHash('sha256').update(secret).digest();
  return timingSafeEqual(digest(one), digest(other));
}

/** Returns the secret that `file` holds; the first time, generates one and saves it. */
export async function loadSecret(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const secret = newSecret();
  await saveSecret(file, secret);
  return secret;
}

/**
 * Saves a secret so that only its owner can read it (mode 0600). After a power cut `file` is whole
 * or as it was.
 */
export async function saveSecret(file: string, secret: string): Promise<void> {
  const draft = `${file}.nuevo`;
  // A draft that a power cut left behind would keep its own mode.
  await rm(draft, { force: true });
  await writeFile(draft, secret, { mode: 0o600, flush: true });
  await rename(draft, file);
}
