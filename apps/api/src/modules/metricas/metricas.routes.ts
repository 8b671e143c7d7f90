import { metricas as endpoint } from '@remanso/contract/sistema/metricas.contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { rutaInexistente, sinSesion } from '../../platform/errors.ts';
import { isSameSecret } from '../../platform/security/secret.ts';

/**
 * The only route that is registered without `createRoute`: its caller is a program with its own
 * token, and has no session.
 */
export function metricasRoutes(
  api: FastifyInstance,
  { metricas }: Pick<Dependencies, 'metricas'>,
): void {
  api.get(endpoint.path, async (request, reply) => {
    if (!metricas) throw rutaInexistente();
    const [, token = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (!isSameSecret(token, metricas.token)) throw sinSesion('Token inválido');
    reply.type(endpoint.contentType);
    return metricas.leer();
  });
}
