import type { FastifyInstance } from 'fastify';

/**
 * Logs a warning at the first request with `X-Forwarded-For` from a proxy that TRUST_PROXY does not
 * name. Every client behind this proxy has the proxy's address, so that one client can use up the
 * login attempts of all clients. The warning is logged only once, because anybody can send the
 * header.
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
