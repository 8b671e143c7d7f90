import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openEmbedded } from '../open-embedded.ts';

/** Data folders for the tests of one file, all removed after them. To be called outside any test. */
export function testFolders() {
  const root = fs.mkdtempSync(join(tmpdir(), 'remanso-'));
  afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

  let count = 0;
  let original: Promise<string> | undefined;

  /** A path where there is nothing yet, and whose parent is not there either. */
  function fresh(): string {
    count += 1;
    return join(root, String(count), 'postgres');
  }

  /** A folder with an empty database: a first start takes seconds, and copying one takes none. */
  async function started(): Promise<string> {
    original ??= startOnce(fresh());
    const copy = fresh();
    fs.cpSync(await original, copy, { recursive: true });
    return copy;
  }

  return { fresh, started };
}

async function startOnce(directory: string): Promise<string> {
  const database = await openEmbedded({ directory });
  await database.close();
  return directory;
}
