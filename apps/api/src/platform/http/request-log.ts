import { randomUUID } from 'node:crypto';
import type { Outage } from '../../database/outage/outage.ts';
import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { standardOutput } from '../standard-output.ts';
import { networkOf } from '../security/attempts.ts';

/**
 * The paths at which secrets could appear in something that is logged. Bodies are never logged at
 * all.
 */
const SECRETS = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.password',
  '*.token',
  '*.contrasenaActual',
  '*.nuevaContrasena',
  '*.nuevaPassword',
];

/**
 * Returns the options of structured logs, with one line a request and the id that the answer
 * carries in `X-Request-Id`.
 */
export function loggingOptions(
  level: string,
  stream: { write(line: string): void } = standardOutput,
): FastifyServerOptions {
  return {
    // Fastify's own two lines a request are replaced by the one line of `logRequests`.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    logger: {
      level,
      redact: { paths: SECRETS, censor: '***' },
      stream,
    },
  };
}

/**
 * Logs a line for each answer, but none for the answers that an outage of the database explains.
 */
export function logRequests(app: FastifyInstance, outage?: Pick<Outage, 'isUnderWay'>): void {
  // The fields of these lines are all known, so they are not searched for secrets, which took a
  // tenth of the time of a read.
  const log = app.log.child({}, { redact: [] });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode === 503 && outage?.isUnderWay()) return;
    log.info(
      {
        reqId: request.id,
        // An IPv6 address is logged by its network, as in the limits: the rest of the address
        // identifies one person.
        red: networkOf(request.ip),
        method: request.method,
        // The route's pattern is logged, not the address: reset tokens and e-mails travel in paths.
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(request.authenticated && { usuarioId: request.authenticated.session.usuarioId }),
      },
      'request',
    );
  });
}
