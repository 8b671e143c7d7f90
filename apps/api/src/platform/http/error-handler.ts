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
import { veComo, type Programa } from './session.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** The code of the refusal that this reply sends; undefined when the reply is no refusal. */
    codigo: Codigo | undefined;
  }
}

/**
 * Answers every failure of the API with a Spanish text, in the shape of rules §2.2. Logs failures
 * of the server (status 500 and above), except those that an outage of the database explains.
 */
export function handleErrors(app: FastifyInstance, outage?: Pick<Outage, 'explains'>): void {
  app.decorateReply('codigo', undefined);
  answerErrorsBy(app, sendError, outage);
}

/** Answers every failure in a scope of the server by `send`, and logs it as `handleErrors` says. */
export function answerErrorsBy(
  app: FastifyInstance,
  send: (reply: FastifyReply, error: AppError) => FastifyReply | Promise<FastifyReply>,
  outage?: Pick<Outage, 'explains'>,
): void {
  app.setErrorHandler((error, request, reply) => {
    const answer = toAppError(error);
    if (answer.status >= 500 && !outage?.explains(error))
      request.log.error({ err: error }, 'request failed');
    return send(reply, answer);
  });
}

export function sendError(reply: FastifyReply, error: AppError): FastifyReply {
  reply.codigo = error.codigo;
  if (error.retryAfterSeconds) reply.header('Retry-After', error.retryAfterSeconds);
  if (error.status === 401) reply.header('WWW-Authenticate', 'Bearer');
  // Every API answer has this header. It is set here again, because the hooks that set it do not
  // run for a path that does not exist.
  reply.header('Cache-Control', 'no-store');
  const programa = reply.request.authenticated?.session.programa;
  return reply.code(error.status).send(errorBody(error, programa));
}

export function sendNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendError(reply, rutaInexistente());
}

/** A program is told nothing of bookings that it may not read (rules §24.3). */
function errorBody(error: AppError, programa?: Programa): RespuestaDeError {
  const reads = veComo(programa, 'reservas:leer');
  const message = (!reads && error.messageWithoutReading) || error.message;
  return {
    message,
    error: message,
    codigo: error.codigo,
    ...(error.campos && { campos: error.campos }),
    ...(reads && error.serie),
  };
}

/** Returns the refusal for a thrown value, even for one that is no Error. */
function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error)) return errorInterno();
  // Fastify's errors are tried first, because the error of a client that hangs up has the same code
  // as the error of a database that is away.
  return fromHttpError(error) ?? fromSqlError(error) ?? errorInterno();
}

function fromHttpError({ statusCode = 500 }: Partial<FastifyError>): AppError | undefined {
  if (statusCode === 413) return cuerpoDemasiadoGrande();
  if (statusCode === 415) return tipoNoAdmitido();
  return statusCode >= 400 && statusCode < 500 ? peticionInvalida() : undefined;
}

/** Answers on the socket, without Fastify, a request that Node's HTTP parser cannot read. */
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
