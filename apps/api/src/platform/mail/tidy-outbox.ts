import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/*
 * The folder of the e-mails that are kept as files where there is no mail server. A letter's name
 * says until when it is kept, because some letters hold links that open an account.
 */

const KEPT_WITHOUT_A_DATE_MS = 30 * 24 * 60 * 60_000;
/**
 * How long an unfinished file is kept. A letter is written under another name until it is whole,
 * and a crash may leave such a file behind.
 */
const KEPT_UNFINISHED_MS = 60 * 60_000;

export function nameOfLetter(instant: string, keepUntil: number | undefined): string {
  const moment = instant.replaceAll(/[:.]/g, '-');
  const until = keepUntil === undefined ? '' : `-hasta-${keepUntil}`;
  return `${moment}${until}-${randomUUID()}.eml`;
}

/**
 * Deletes the letters whose time is over, and returns how many they were. A missing folder counts
 * as tidy.
 */
export async function tidyOutbox(outbox: string, now: number): Promise<number> {
  const names = await readdir(outbox).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  let deleted = 0;
  for (const name of names.filter((each) => /\.eml(\.parcial)?$/.test(each))) {
    const file = join(outbox, name);
    if (now < (await keptUntil(file, name))) continue;
    await rm(file, { force: true });
    deleted += 1;
  }
  return deleted;
}

async function keptUntil(file: string, name: string): Promise<number> {
  const { mtimeMs } = await stat(file);
  if (name.endsWith('.parcial')) return mtimeMs + KEPT_UNFINISHED_MS;
  const [, until] = /-hasta-(\d+)-/.exec(name) ?? [];
  return until === undefined ? mtimeMs + KEPT_WITHOUT_A_DATE_MS : Number(until);
}
