import type { FastifyInstance } from 'fastify';
import { jsonInvalido } from '../errors.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * JSON is the only content that the API reads. An empty body counts as none, because the screens send
 * `application/json` with no body to bloquear, cancelar and DELETE, which Fastify's own parser answers with 400.
 */
export function acceptJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    try {
      done(null, JSON.parse(utf8.decode(body as Buffer)));
    } catch {
      done(jsonInvalido());
    }
  });
}
