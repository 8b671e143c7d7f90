import type { IncomingMessage, ServerResponse } from 'node:http';
import { outboxPage } from './outbox-page.ts';
import { readOutbox } from './read-outbox.ts';

/**
 * Returns what answers the page of the letters in `folder`, for the demo and the dev server. The
 * path of a request is what follows `OUTBOX_PATH`: the file of a letter, or nothing for the newest.
 */
export function serveOutbox(folder: string) {
  return async ({ url = '/' }: Pick<IncomingMessage, 'url'>, response: ServerResponse) => {
    const letters = await readOutbox(folder);
    const [path = '/'] = url.split('?');
    const file = decodeURIComponent(path.slice(1));
    const chosen = file === '' ? letters[0] : letters.find((letter) => letter.file === file);
    response.statusCode = file !== '' && !chosen ? 404 : 200;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.end(outboxPage(letters, chosen));
  };
}
