import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendNotFound } from './error-handler.ts';

export interface WebOptions {
  directory: string;
  /** The origin that the pages name to search engines and in shared links. */
  publicUrl: string;
}

/** The files that name the site's own origin, which only the running server knows. */
const PAGES_WITH_ORIGIN = [
  { paths: ['/', '/index.html'], file: 'index.html', type: 'text/html; charset=utf-8' },
  { paths: ['/robots.txt'], file: 'robots.txt', type: 'text/plain; charset=utf-8' },
  { paths: ['/sitemap.xml'], file: 'sitemap.xml', type: 'application/xml; charset=utf-8' },
];

async function servePageWithOrigin(
  app: FastifyInstance,
  { paths, file, type }: (typeof PAGES_WITH_ORIGIN)[number],
  { directory, publicUrl }: WebOptions,
): Promise<void> {
  const path = join(directory, file);
  if (!existsSync(path)) return;
  const text = (await readFile(path, 'utf8')).replaceAll('{{origen}}', publicUrl);
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  for (const each of paths) {
    app.get(each, async (request, reply) => {
      reply.headers({ 'Cache-Control': 'no-cache', ETag: etag });
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      return reply.type(type).send(text);
    });
  }
}

/**
 * Serves the built web app. Files with a hash in their name never change and are cached for a year;
 * pages are revalidated each time. Any other GET of a page, except under `/api`, gets a shell of
 * the app: the route's own where the build made one, else the general one.
 */
export async function serveWeb(
  app: FastifyInstance,
  { directory, publicUrl }: WebOptions,
): Promise<void> {
  for (const page of PAGES_WITH_ORIGIN)
    await servePageWithOrigin(app, page, { directory, publicUrl });
  await app.register(fastifyStatic, {
    root: directory,
    preCompressed: true,
    dotfiles: 'ignore',
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
    if (isApi || !isPage) return sendNotFound(request, reply);
    return reply.sendFile(shells.get(pathname) ?? 'app.html');
  });
}

/**
 * Maps each route that the build made a shell for to its file, such as `/login` →
 * `pantallas/login.html`.
 */
async function listShells(directory: string): Promise<Map<string, string>> {
  const folder = 'pantallas';
  if (!existsSync(join(directory, folder))) return new Map();
  const files = await readdir(join(directory, folder), { recursive: true });
  return new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => file.split(sep).join('/'))
      .map((file) => [`/${file.slice(0, -'.html'.length)}`, `${folder}/${file}`]),
  );
}
