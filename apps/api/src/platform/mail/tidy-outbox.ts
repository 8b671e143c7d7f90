import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/*
 * The outbox is the folder of e-mails that are written to files when there is no mail server. The
 * file name contains the time until which the file is kept (`-hasta-…`), because some e-mails
 * contain a link that opens an account.
 */

const KEPT_WITHOUT_A_DATE_MS = 30 * 24 * 60 * 60_000;
/**
 * The time for which an unfinished file is kept. An e-mail is written as `.eml.parcial` and renamed
 * once it is complete; a crash leaves the `.parcial` file behind.
 */
const KEPT_UNFINISHED_MS = 60 * 60_000;

export function nameOfLetter(instant: string, keepUntil: number | undefined): string {
  const moment = instant.replaceAll(/[:.]/g, '-');
  const until = keepUntil === undefined ? '' : `-hasta-${keepUntil}`;
  return `${moment}${until}-${randomUUID()}.eml`;
}

/**
 * Deletes the files of the outbox whose time is over, and returns the number of deleted files.
 * Returns 0 when the folder does not exist.
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
