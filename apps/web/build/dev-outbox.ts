import type { Plugin } from 'vite';
import { OUTBOX_PATH } from '../../api/src/platform/mail/outbox-page.ts';
import { serveOutbox } from '../../api/src/platform/mail/serve-outbox.ts';

/**
 * Shows under `/correo` what the server has written instead of sending it, where `scripts/dev.ts`
 * says which folder the letters are in. The demo's server has the same page.
 */
export function devOutbox(folder: string | undefined): Plugin {
  return {
    name: 'remanso:dev-outbox',
    apply: 'serve',
    configureServer({ middlewares }) {
      if (folder === undefined) return;
      const serve = serveOutbox(folder);
      middlewares.use(OUTBOX_PATH, (request, response, next) => {
        serve(request, response).catch(next);
      });
    },
  };
}
