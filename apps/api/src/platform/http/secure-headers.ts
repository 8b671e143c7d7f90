import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Scripts only from here, and never inline; styles may be inline, because the landing page carries its own. */
export async function secureHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
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
    // Plain HTTP on a local network is a supported way to run it; a proxy that ends TLS adds this header.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
  });
}
