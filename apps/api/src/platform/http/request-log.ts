import { randomUUID } from 'node:crypto';
import type { Outage } from '../../database/outage/outage.ts';
import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { standardOutput } from '../standard-output.ts';
import type { Authenticated } from './session.ts';
import { networkOf } from '../security/networks.ts';

/**
 * The paths of a log entry that are replaced by '***', because they can contain a secret. Bodies
 * are not logged at all.
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
 * Returns Fastify's options for a JSON log. Each request gets an id, which `logRequests` logs and
 * sends in `X-Request-Id`.
 */
export function loggingOptions(
  level: string,
  stream: { write(line: string): void } = standardOutput,
): FastifyServerOptions {
  return {
    // Fastify's two lines for each request are switched off: `logRequests` writes one line instead.
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
 * Logs one line for each answer, except for the answers that an outage of the database explains.
 */
export function logRequests(app: FastifyInstance, outage?: Pick<Outage, 'isUnderWay'>): void {
  // The lines that this function logs contain no secrets. Without redaction a read takes a tenth
  // less time.
  const log = app.log.child({}, { redact: [] });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode === 503 && outage?.isUnderWay()) return;
    log.info(
      {
        reqId: request.id,
        // The log shows only the network of an IPv6 address, because the full address identifies
        // one person.
        red: networkOf(request.ip),
        method: request.method,
        // The log gets the route's pattern, not the address, because paths contain reset tokens and
        // e-mails.
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...whoAsks(request.authenticated),
      },
      'request',
    );
  });
}

/** Returns the numbers of the account, and of the token of a program, that a request was made with. */
function whoAsks(authenticated: Authenticated | undefined) {
  if (!authenticated) return {};
  const { usuarioId, programa } = authenticated.session;
  return { usuarioId, ...(programa && { tokenId: programa.tokenId }) };
}
