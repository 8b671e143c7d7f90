import type { FastifyInstance } from 'fastify';
import { codificacionNoAdmitida, jsonInvalido } from '../errors.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Makes the API read only JSON bodies. An empty body counts as no body: the screens send
 * `Content-Type: application/json` without a body to bloquear, cancelar and DELETE, which Fastify's
 * own parser would answer with 400.
 */
export function acceptJsonBodies(app: FastifyInstance): void {
  refuseEncodedBodies(app);
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

/**
 * Refuses compressed bodies, since a few compressed bytes can inflate to the largest body. The
 * refusal comes after the check of session and rol, and before the body is read.
 */
function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('preParsing', async (request, reply) => {
    const encoding = request.headers['content-encoding'];
    if (!encoding || encoding.toLowerCase() === 'identity') return;
    reply.header('Accept-Encoding', 'identity');
    throw codificacionNoAdmitida();
  });
}
