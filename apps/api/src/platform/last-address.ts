import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/*
 * The file `direccion` of the data folder contains the address of the centre's site. The start
 * writes this file, because a command of the operator can run without PUBLIC_URL and the other
 * variables of the start.
 */

const fileIn = (dataDir: string) => join(dataDir, 'direccion');

/**
 * Writes the origin of the centre's site to the data folder. A failed write is ignored: the centre
 * can answer requests without this file.
 */
export async function keepAddress(dataDir: string, origin: string): Promise<void> {
  await writeFile(fileIn(dataDir), `${origin}\n`, { mode: 0o600 }).catch(() => undefined);
}

/**
 * Returns the origin that the last start has written to the data folder; undefined when there is
 * none.
 */
export async function findLastAddress(dataDir: string): Promise<string | undefined> {
  const kept = await readFile(fileIn(dataDir), 'utf8').catch(() => '');
  return URL.parse(kept.trim())?.origin;
}
