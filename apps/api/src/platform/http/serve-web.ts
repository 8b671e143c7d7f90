import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendNotFound } from './error-handler.ts';

/**
 * The built web app. Files with a hash in their name never change and are kept for a year; the pages are asked
 * for again each time. Any other GET of a page is the app's shell, never under `/api`.
 */
export async function serveWeb(app: FastifyInstance, directory: string): Promise<void> {
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
  app.setNotFoundHandler((request, reply) => {
    const [pathname = ''] = request.url.split(/[?#]/);
    const isApi = /^\/api(\/|$)/.test(decodeURI(pathname));
    const isPage = ['GET', 'HEAD'].includes(request.method) && !/\.\w+$/.test(pathname);
    if (isApi || !isPage) return sendNotFound(request, reply);
    return reply.sendFile('app.html');
  });
}
