import { randomBytes } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The secret that signs tokens on the embedded default: made once, kept in `dataDir` with mode 0600. */
export async function loadSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'jwt-secret');
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const secret = randomBytes(32).toString('base64url');
  // Renamed into place when it is on the disk, so that a cut leaves the whole secret or none.
  const draft = `${file}.nuevo`;
  // One that a cut left behind would keep its own mode.
  await rm(draft, { force: true });
  await writeFile(draft, secret, { mode: 0o600, flush: true });
  await rename(draft, file);
  return secret;
}
