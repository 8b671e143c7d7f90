import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendNotFound } from './error-handler.ts';
import { createFillablePages, type ReadPageTexts, type WriteParts } from './fillable-pages.ts';

export interface WebOptions {
  directory: string;
  /** Reads the texts that replace the tokens of a page; called at each request of a page. */
  readTexts: ReadPageTexts;
  /** Writes parts of the shells of some routes, such as `/agenda`. */
  writers?: Readonly<Record<string, WriteParts>>;
}

const HTML = 'text/html; charset=utf-8';
/** The one file that the pages of others load: the widget (rules §19.6). */
const FROM_ANYWHERE = 'agenda.js';

/** The files with tokens that a browser requests by name. `sendPage` fills in their tokens. */
const NAMED_PAGES = [
  { paths: ['/', '/index.html'], file: 'index.html', type: HTML },
  { paths: ['/app.html'], file: 'app.html', type: HTML },
  {
    paths: ['/manifest.webmanifest'],
    file: 'manifest.webmanifest',
    type: 'application/manifest+json; charset=utf-8',
  },
  { paths: ['/robots.txt'], file: 'robots.txt', type: 'text/plain; charset=utf-8' },
  { paths: ['/sitemap.xml'], file: 'sitemap.xml', type: 'application/xml; charset=utf-8' },
];

/**
 * Serves the built web app. A file with a hash in its name never changes and is cached for a year;
 * every other file is revalidated each time. A GET of a path that names no file and is not under
 * `/api` gets an HTML shell of the app: the route's own shell in `pantallas/` if the build made one,
 * else `app.html`.
 */
export async function serveWeb(
  app: FastifyInstance,
  { directory, readTexts, writers = {} }: WebOptions,
): Promise<void> {
  const byFile = Object.entries(writers).map(([route, write]) => [shellOf(route), write] as const);
  const sendPage = createFillablePages(directory, readTexts, Object.fromEntries(byFile));
  for (const { paths, file, type } of NAMED_PAGES) {
    if (!existsSync(join(directory, file))) continue;
    for (const path of paths)
      app.get(path, (request, reply) => sendPage(request, reply, file, type));
  }
  await app.register(fastifyStatic, {
    root: directory,
    // The plugin's own route would list folders on disk at each request.
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.startsWith(join(directory, 'assets'));
      reply.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (path === join(directory, FROM_ANYWHERE)) {
        reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
      }
    },
  });
  const built = await listFiles(directory);
  const files = new Set(built.filter(isSentAsItIs));
  app.get('/*', (request, reply) => {
    const { '*': file } = request.params as { '*': string };
    return files.has(file) ? reply.sendFile(file) : reply.callNotFound();
  });
  // The pages that the server writes use the font of the app, whose name has a hash.
  const font = built.find((file) => /^assets\/figtree-.*\.woff2$/.test(file));
  if (font) app.get('/fuente.woff2', (_request, reply) => reply.redirect(`/${font}`));
  const shells = shellsAmong(built);
  app.setNotFoundHandler((request, reply) => {
    const [pathname = ''] = request.url.split(/[?#]/);
    const isApi = /^\/api(\/|$)/.test(decodeURI(pathname));
    const isPage = ['GET', 'HEAD'].includes(request.method) && !/\.\w+$/.test(pathname);
    const shell = shells.get(pathname) ?? shells.get('');
    if (isApi || !isPage || !shell) return sendNotFound(request, reply);
    return sendPage(request, reply, shell, HTML);
  });
}

/**
 * Returns the paths of a build's files relative to its folder, such as `assets/app-a1b2.js`; an
 * empty list when the folder does not exist.
 */
async function listFiles(directory: string): Promise<string[]> {
  if (!existsSync(directory)) return [];
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(directory, join(parentPath, name)))
    .map((file) => file.split(sep).join('/'));
}

/**
 * Returns whether a file is sent unchanged: hidden files are not sent at all, and pages, which can
 * contain tokens, are sent by `sendPage`.
 */
function isSentAsItIs(file: string): boolean {
  return !file.endsWith('.html') && !/(^|\/)\./.test(file);
}

const shellOf = (route: string) => `pantallas${route}.html`;

/**
 * Maps each route with an HTML shell of its own to the file of the shell, such as `/login` to
 * `pantallas/login.html`. The key '' maps to the general shell, `app.html`.
 */
function shellsAmong(built: readonly string[]): Map<string, string> {
  const own = built
    .map((file) => ({ file, route: /^pantallas(\/.+)\.html$/.exec(file)?.[1] }))
    .flatMap(({ file, route }) => (route ? [[route, file] as const] : []));
  const general = built.includes('app.html') ? [['', 'app.html'] as const] : [];
  return new Map([...general, ...own]);
}
