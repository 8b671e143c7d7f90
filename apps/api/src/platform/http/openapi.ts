import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { buildOpenApi } from './build-openapi.ts';

/** The description is the same for every server of the process, and takes a while to make. */
const DOCUMENT = buildOpenApi();

/** Serves `/api/openapi.json` and `/api/docs`, both made from the contract's endpoints. */
export async function serveOpenApi(api: FastifyInstance): Promise<void> {
  api.get('/openapi.json', async () => DOCUMENT);
  await api.register(swagger, { mode: 'static', specification: { document: DOCUMENT } });
  await api.register(swaggerUi, { routePrefix: '/docs', staticCSP: false });
}
