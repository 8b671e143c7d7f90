import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';

/**
 * Sets the headers. Scripts come only from this origin, and never inline; styles may be inline,
 * because the landing page carries its own.
 */
const setHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'connect-src': ["'self'"],
      'font-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    },
  },
  referrerPolicy: { policy: 'no-referrer' },
  // Plain HTTP on a local network is supported; a proxy that ends TLS adds this header.
  strictTransportSecurity: false,
  crossOriginEmbedderPolicy: false,
});

/**
 * Sets the headers of every answer. The plugin @fastify/helmet is not used, because it builds the
 * headers anew at every request: a twelfth of the time of a read.
 */
export function secureHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => setSecureHeaders(request, reply, done));
}

/** Sets the headers of an answer that is given before any hook runs. */
export function setSecureHeaders(request: FastifyRequest, reply: FastifyReply, done = () => {}) {
  setHeaders(request.raw, reply.raw, () => done());
}
