import type { FastifyInstance } from 'fastify';

/**
 * Behind a proxy that is not named every client has the proxy's address, and one of them can use up the login's attempts
 * of all. Told once, because anybody may send the header.
 */
export function warnOfProxy(app: FastifyInstance): void {
  let told = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!told && request.headers['x-forwarded-for'] !== undefined) {
      told = true;
      request.log.warn('a proxy sends X-Forwarded-For, and TRUST_PROXY does not name it');
    }
    done();
  });
}
