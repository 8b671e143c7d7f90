import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import pg from 'pg';
import { openEmbedded, type EmbeddedServer } from '../open-embedded.ts';

/**
 * Data folders for the tests of one file, all removed after them. To be called outside any test.
 */
export function testFolders() {
  const root = fs.mkdtempSync(join(tmpdir(), 'remanso-'));
  afterAll(() => fs.rmSync(root, { recursive: true, force: true, maxRetries: 5 }));

  let count = 0;
  let original: Promise<string> | undefined;

  /** Returns a path where there is nothing yet, and whose parent is not there either. */
  function fresh(): string {
    count += 1;
    return join(root, String(count), 'datos');
  }

  /**
   * Returns a folder with an empty database: a first start takes a second or two, and copying one
   * takes none.
   */
  async function started(): Promise<string> {
    original ??= startOnce(fresh());
    const copy = fresh();
    fs.cpSync(await original, copy, { recursive: true });
    return copy;
  }

  return { fresh, started };
}

async function startOnce(dataDir: string): Promise<string> {
  const server = await openEmbedded({ dataDir, log: () => undefined });
  await server.close();
  return dataDir;
}

/** Opens a folder's server, which is closed with the test. */
export async function openForTest(
  dataDir: string,
  log: (message: string) => void = () => undefined,
): Promise<EmbeddedServer> {
  const server = await openEmbedded({ dataDir, log });
  onTestFinished(() => server.close());
  return server;
}

/** Runs one statement on a connection of its own. */
export async function query(
  { connection }: Pick<EmbeddedServer, 'connection'>,
  statement: string,
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  // The server may go away while the statement runs, which the statement itself then tells.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Asks again and again until the server answers. */
export async function untilAnswered(
  server: Pick<EmbeddedServer, 'connection'>,
  statement: string,
): Promise<Record<string, unknown>[]> {
  for (;;) {
    try {
      return await query(server, statement);
    } catch {
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}
