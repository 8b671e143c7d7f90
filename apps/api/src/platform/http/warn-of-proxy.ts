import type { FastifyInstance } from 'fastify';

/**
 * Logs a warning at the first request that comes through a proxy which is not named. Behind such a
 * proxy every client has the proxy's address, and one client can use up the login attempts of all.
 * The warning is logged once, because anybody may send the header.
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
