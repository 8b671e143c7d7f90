import type { FastifyInstance } from 'fastify';

const EVERY_MS = 20;

/**
 * Closes the server once the requests in flight are answered. Node looks for idle connections only
 * once, when the closing begins; a connection that was busy then and is kept open by its browser
 * would hold the process for a minute.
 */
export async function closeGracefully(app: FastifyInstance): Promise<void> {
  const timer = setInterval(() => app.server.closeIdleConnections(), EVERY_MS);
  try {
    await app.close();
  } finally {
    clearInterval(timer);
  }
}
