import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { buildOpenApi } from './build-openapi.ts';

/** Serves `/api/openapi.json` and `/api/docs`, both made from the contract's endpoints. */
export async function serveOpenApi(api: FastifyInstance): Promise<void> {
  const document = buildOpenApi();
  api.get('/openapi.json', async () => document);
  await api.register(swagger, { mode: 'static', specification: { document } });
  await api.register(swaggerUi, { routePrefix: '/docs', staticCSP: false });
}
