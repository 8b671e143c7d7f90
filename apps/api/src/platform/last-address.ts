import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/*
 * The address at which the centre was last reached, kept in its data folder: a command beside it
 * may run without the variables of the start.
 */

const fileIn = (dataDir: string) => join(dataDir, 'direccion');

/** Keeps the origin of the centre's site; a folder that takes no file is no reason not to serve. */
export async function keepAddress(dataDir: string, origin: string): Promise<void> {
  await writeFile(fileIn(dataDir), `${origin}\n`, { mode: 0o600 }).catch(() => undefined);
}

/** Returns the origin that the last start has kept; undefined where there was none. */
export async function findLastAddress(dataDir: string): Promise<string | undefined> {
  const kept = await readFile(fileIn(dataDir), 'utf8').catch(() => '');
  return URL.parse(kept.trim())?.origin;
}
