import type { IncomingMessage } from 'node:http';
import type { Connect, Plugin } from 'vite';

/**
 * The paths that the API's server answers itself: the API, the page of a companion and the embedded
 * agenda.
 */
export const SERVER_PATHS = ['/api', '/invitacion/', '/agenda/embebida'];

/**
 * Sends `app.html` for every app path in `vite dev` and `vite preview`, as the API's server does in
 * production.
 */
export function appShell(): Plugin {
  const sendShell: Connect.NextHandleFunction = (request, _response, next) => {
    if (isAppPath(request)) request.url = '/app.html';
    next();
  };
  return {
    name: 'remanso:app-shell',
    configureServer: ({ middlewares }) => {
      middlewares.use(sendShell);
    },
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use(sendShell);
    },
  };
}

function isAppPath({ url = '/', headers, method }: IncomingMessage): boolean {
  const path = url.split('?')[0] ?? '/';
  const isPage = method === 'GET' && headers.accept?.includes('text/html') === true;
  const isOfTheServer = SERVER_PATHS.some((own) => path.startsWith(own));
  return isPage && path !== '/' && !isOfTheServer && !/[.@]/.test(path);
}
