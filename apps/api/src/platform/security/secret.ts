import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';

/** Returns 256 random bits as text. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/**
 * Compares two secrets. The time of the comparison does not depend on how many characters match.
 */
export function isSameSecret(one: string, other: string): boolean {
  const digest = (secret: string) => createHash('sha256').update(secret).digest();
  return timingSafeEqual(digest(one), digest(other));
}

/** Returns the secret in `file`; creates the file with a new secret when it does not exist. */
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
 * Saves a secret in a file that only its owner can read (mode 0600). A power cut leaves either the
 * old or the new `file`, never a part of it.
 */
export async function saveSecret(file: string, secret: string): Promise<void> {
  const draft = `${file}.nuevo`;
  // Writing to a draft that a power cut has left behind would keep the draft's file mode.
  await rm(draft, { force: true });
  await writeFile(draft, secret, { mode: 0o600, flush: true });
  await rename(draft, file);
}
