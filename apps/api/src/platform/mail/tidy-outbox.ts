import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/*
 * The folder of the e-mails that nobody sends. A letter's name says until when it is kept, because some hold links that
 * open an account.
 */

const KEPT_WITHOUT_A_DATE_MS = 30 * 24 * 60 * 60_000;
/** A letter is another name for a moment, until it is whole; what is left of one that never was may go. */
const KEPT_UNFINISHED_MS = 60 * 60_000;

export function nameOfLetter(instant: string, keepUntil: number | undefined): string {
  const moment = instant.replaceAll(/[:.]/g, '-');
  const until = keepUntil === undefined ? '' : `-hasta-${keepUntil}`;
  return `${moment}${until}-${randomUUID()}.eml`;
}

/** Deletes what is no longer to be kept; answers how many. A folder that is not there is tidy. */
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
