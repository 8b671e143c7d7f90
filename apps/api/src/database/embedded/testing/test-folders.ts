import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import pg from 'pg';
import { openEmbedded, type EmbeddedServer } from '../open-embedded.ts';

/**
 * Creates data folders for the tests of one file, and removes them after all these tests. Must be
 * called outside any test.
 */
export function testFolders() {
  const root = fs.mkdtempSync(join(tmpdir(), 'remanso-'));
  afterAll(() => fs.rmSync(root, { recursive: true, force: true, maxRetries: 5 }));

  let count = 0;
  let original: Promise<string> | undefined;

  /** Returns a path that does not exist, below a parent folder that does not exist. */
  function fresh(): string {
    count += 1;
    return join(root, String(count), 'datos');
  }

  /**
   * Returns a data folder with an empty database. The folder is copied from one that was started
   * once, because a first start takes a second or two and a copy takes almost no time.
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

/** Opens the embedded server of a folder, and closes the server when the test ends. */
export async function openForTest(
  dataDir: string,
  log: (message: string) => void = () => undefined,
): Promise<EmbeddedServer> {
  const server = await openEmbedded({ dataDir, log });
  onTestFinished(() => server.close());
  return server;
}

/** Runs one statement on a new connection, and closes the connection. */
export async function query(
  { connection }: Pick<EmbeddedServer, 'connection'>,
  statement: string,
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  // If the server goes away while the statement runs, the connection emits 'error', which needs a
  // listener; the statement itself is rejected.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Repeats the statement until the server answers it. */
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
