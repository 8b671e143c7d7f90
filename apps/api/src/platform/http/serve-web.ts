import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendNotFound } from './error-handler.ts';
import { createFillablePages, type PageTexts } from './fillable-pages.ts';

export interface WebOptions {
  directory: string;
  /** Reads, at each request, what the pages say of whose they are. */
  readTexts: () => Promise<PageTexts>;
}

const HTML = 'text/html; charset=utf-8';

/** The files that are asked for by their names and hold tokens. */
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
 * Serves the built web app. Files with a hash in their name never change and are cached for a year;
 * pages are revalidated each time. Any other GET of a page, except under `/api`, gets a shell of
 * the app: the route's own where the build made one, else the general one.
 */
export async function serveWeb(
  app: FastifyInstance,
  { directory, readTexts }: WebOptions,
): Promise<void> {
  const sendPage = createFillablePages(directory, readTexts);
  for (const { paths, file, type } of NAMED_PAGES) {
    if (!existsSync(join(directory, file))) continue;
    for (const path of paths)
      app.get(path, (request, reply) => sendPage(request, reply, file, type));
  }
  await app.register(fastifyStatic, {
    root: directory,
    preCompressed: true,
    dotfiles: 'ignore',
    // A page with tokens in it is sent by nothing but `sendPage`.
    allowedPath: (path) => !path.endsWith('.html'),
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.startsWith(join(directory, 'assets'));
      reply.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const shells = await listShells(directory);
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
 * Maps each route that the build made a shell for to its file, such as `/login` →
 * `pantallas/login.html`. The general one stands at ''.
 */
async function listShells(directory: string): Promise<Map<string, string>> {
  const folder = 'pantallas';
  const general = existsSync(join(directory, 'app.html')) ? [['', 'app.html'] as const] : [];
  if (!existsSync(join(directory, folder))) return new Map(general);
  const files = await readdir(join(directory, folder), { recursive: true });
  const own = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(sep).join('/'))
    .map((file) => [`/${file.slice(0, -'.html'.length)}`, `${folder}/${file}`] as const);
  return new Map([...general, ...own]);
}
