import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { outboxPage } from './outbox-page.ts';
import { readOutbox } from './read-outbox.ts';

/**
 * Shows under `/correo` what the server has written instead of sending it. Only the dev server has
 * such a page, and only where `scripts/dev.ts` says which folder the letters are in.
 */
export function devOutbox(folder: string | undefined): Plugin {
  return {
    name: 'remanso:dev-outbox',
    apply: 'serve',
    configureServer({ middlewares }) {
      if (folder === undefined) return;
      const serve = serveOutbox(folder);
      middlewares.use('/correo', (request, response, next) => {
        serve(request, response).catch(next);
      });
    },
  };
}

export function serveOutbox(folder: string) {
  return async ({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> => {
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
