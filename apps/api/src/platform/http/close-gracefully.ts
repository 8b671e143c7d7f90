import type { FastifyInstance } from 'fastify';

const EVERY_MS = 20;

/**
 * Closes the server once the requests in flight are answered. Node closes idle connections only
 * when the closing begins. A connection that becomes idle later, and that a browser keeps open,
 * would delay the end of the process by a minute; so idle connections are closed again and again.
 */
export async function closeGracefully(app: FastifyInstance): Promise<void> {
  const timer = setInterval(() => app.server.closeIdleConnections(), EVERY_MS);
  try {
    await app.close();
  } finally {
    clearInterval(timer);
  }
}
