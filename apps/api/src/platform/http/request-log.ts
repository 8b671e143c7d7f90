import { randomUUID } from 'node:crypto';
import type { Outage } from '../../database/outage.ts';
import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { standardOutput } from '../standard-output.ts';
import { networkOf } from '../security/attempts.ts';

/** Where secrets could stand in something that is logged. Bodies are never logged at all. */
const SECRETS = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.password',
  '*.token',
  '*.contrasenaActual',
  '*.nuevaContrasena',
  '*.nuevaPassword',
];

/** Structured logs, one line a request, each with the id that the answer carries in `X-Request-Id`. */
export function loggingOptions(
  level: string,
  stream: { write(line: string): void } = standardOutput,
): FastifyServerOptions {
  return {
    // Fastify's own two lines a request are replaced by the one of `logRequests`.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    logger: {
      level,
      redact: { paths: SECRETS, censor: '***' },
      stream,
    },
  };
}

/** A line for each answer, but none for those that an outage of the database explains. */
export function logRequests(app: FastifyInstance, outage?: Pick<Outage, 'isUnderWay'>): void {
  // Its fields are all known: looking for secrets in them took a tenth of the time of a read.
  const log = app.log.child({}, { redact: [] });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode === 503 && outage?.isUnderWay()) return;
    log.info(
      {
        reqId: request.id,
        // An IPv6 address by its network, as in the limits: the rest of it is one person's.
        red: networkOf(request.ip),
        method: request.method,
        // The route's pattern, not the address: reset tokens and e-mails travel in paths.
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(request.session && { usuarioId: request.session.usuarioId }),
      },
      'request',
    );
  });
}
