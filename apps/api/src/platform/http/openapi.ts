import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { buildOpenApi } from './build-openapi.ts';

/**
 * Built once for the process: building the document is slow, and all servers serve the same one.
 */
const DOCUMENT = buildOpenApi();

/** Serves `/api/openapi.json` and `/api/docs`, both made from the contract's endpoints. */
export async function serveOpenApi(api: FastifyInstance): Promise<void> {
  api.get('/openapi.json', async () => DOCUMENT);
  await api.register(swagger, { mode: 'static', specification: { document: DOCUMENT } });
  await api.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: api.prefix,
    staticCSP: false,
  });
}
