import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Codigo, RespuestaDeError } from '@remanso/contract/error.contract';
import type { Outage } from '../../database/outage/outage.ts';
import { fromSqlError } from '../../database/sql-errors.ts';
import {
  AppError,
  cuerpoDemasiadoGrande,
  errorInterno,
  peticionInvalida,
  rutaInexistente,
  tipoNoAdmitido,
} from '../errors.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** The code of the refusal that is answered, if it is one. */
    codigo: Codigo | undefined;
  }
}

/**
 * Answers every failure of the API, in Spanish and in the one shape of rules §2.2. Failures that an
 * outage of the database explains are not logged for each request.
 */
export function handleErrors(app: FastifyInstance, outage?: Pick<Outage, 'explains'>): void {
  app.decorateReply('codigo', undefined);
  app.setErrorHandler((error, request, reply) => {
    const answer = toAppError(error);
    if (answer.status >= 500 && !outage?.explains(error))
      request.log.error({ err: error }, 'request failed');
    return sendError(reply, answer);
  });
}

export function sendError(reply: FastifyReply, error: AppError): FastifyReply {
  reply.codigo = error.codigo;
  if (error.retryAfterSeconds) reply.header('Retry-After', error.retryAfterSeconds);
  if (error.status === 401) reply.header('WWW-Authenticate', 'Bearer');
  // The header is set here too, because an answer to a call that does not exist passes through none
  // of the API's hooks.
  reply.header('Cache-Control', 'no-store');
  return reply.code(error.status).send(errorBody(error));
}

export function sendNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendError(reply, rutaInexistente());
}

function errorBody(error: AppError): RespuestaDeError {
  return {
    message: error.message,
    error: error.message,
    codigo: error.codigo,
    ...(error.campos && { campos: error.campos }),
  };
}

/** Returns the refusal for anything that was thrown, even for what is no Error. */
function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error)) return errorInterno();
  // Fastify's own errors are tried first: the error of a client that hangs up has the code of a
  // database that is away.
  return fromHttpError(error) ?? fromSqlError(error) ?? errorInterno();
}

function fromHttpError({ statusCode = 500 }: Partial<FastifyError>): AppError | undefined {
  if (statusCode === 413) return cuerpoDemasiadoGrande();
  if (statusCode === 415) return tipoNoAdmitido();
  return statusCode >= 400 && statusCode < 500 ? peticionInvalida() : undefined;
}

/** Answers on the bare socket a request so malformed that Fastify never sees it. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status =
    { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }[error.code ?? ''] ?? 400;
  const body = JSON.stringify(errorBody(peticionInvalida()));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n${body}`,
  );
}
