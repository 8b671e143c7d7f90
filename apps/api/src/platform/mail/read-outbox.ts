import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/** A letter that the server has written to a file instead of sending it. */
export interface Letter {
  file: string;
  subject: string;
  to: string;
  from: string;
  /** The kind of aviso, as `X-Aviso` names it. */
  kind: string;
  html: string;
  text: string;
  /** The event for calendars; empty where the letter has none. */
  calendar: string;
}

/** The letters that are shown: an outbox keeps those of thirty days. */
const NEWEST = 100;

/** Reads the newest letters, the newest first; a missing folder is an empty outbox. */
export async function readOutbox(folder: string): Promise<Letter[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const files = names
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .toReversed();
  return Promise.all(files.slice(0, NEWEST).map((file) => readLetter(folder, file)));
}

async function readLetter(folder: string, file: string): Promise<Letter> {
  const mail = await PostalMime.parse(await readFile(join(folder, file)), {
    attachmentEncoding: 'utf8',
  });
  const calendar = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  return {
    file,
    subject: mail.subject ?? '',
    to: mail.to?.map(({ address }) => address).join(', ') ?? '',
    from: mail.from ? `${mail.from.name} <${mail.from.address}>` : '',
    kind: mail.headers.find(({ key }) => key === 'x-aviso')?.value ?? '',
    html: mail.html ?? '',
    text: mail.text ?? '',
    calendar: typeof calendar?.content === 'string' ? calendar.content : '',
  };
}
