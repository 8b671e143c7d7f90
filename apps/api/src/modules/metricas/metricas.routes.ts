import { metricas as endpoint } from '@remanso/contract/sistema/metricas.contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { rutaInexistente, sinSesion } from '../../platform/errors.ts';
import { isSameSecret } from '../../platform/security/secret.ts';

/**
 * The one call that is not registered by `createRoute`: it belongs to a program with a token of its
 * own, which is no session.
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
