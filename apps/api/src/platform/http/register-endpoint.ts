import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { EditableOf, Endpoint, RequestOf, ResultOf, Schema } from '@remanso/contract/endpoint';
import type { Etiquetas } from '@remanso/contract/etiqueta';
import { MAXIMO_DE_ELEMENTOS } from '@remanso/contract/campo/lista';
import { tienePermiso } from '@remanso/contract/persona/usuarios.rules';
import { datosInvalidos, sinAlcance, sinPermiso, type Campo } from '../errors.ts';
import { COMIENZO_DE_TOKEN } from '@remanso/contract/sistema/tokens.rules';
import { withProgram } from '../current-program.ts';
import { hashOfSecret } from '../security/secret-token.ts';
import { clientAddress } from './client-address.ts';
import { assertNamed, etagOf, isNamed } from './etag.ts';
import {
  readToken,
  type Authenticate,
  type Authenticated,
  type Programa,
  type Session,
} from './session.ts';
import { responseFor } from './response-for.ts';
import { serializeList, serializeObject } from './serialize-list.ts';

// A schema without its own error text reports an empty message. `mensajeGenerico` replaces it by a
// text with the name of the field.
z.config({ localeError: () => '' });

/**
 * Throws 412 unless the current content is the one that the API's caller has read (rules §2.10).
 * The handler must hold the lock under which it then writes. Undefined when the request has no
 * `If-Match`.
 */
export type AssertUnchanged<A> = ((current: A) => void) | undefined;

/**
 * The argument of a handler: the validated request, and its session and claims when the endpoint
 * asks for a session.
 */
export type Call<E extends Endpoint> = RequestOf<E> &
  WhoCalls<E> & {
    /** The token of the request. An event stream checks the token again while it is open. */
    token: string | undefined;
    ip: string;
    assertUnchanged: AssertUnchanged<EditableOf<E>>;
  };

type WhoCalls<E extends Endpoint> = E['access'] extends 'public'
  ? Partial<Record<keyof Authenticated, undefined>>
  : E extends { readonly alcance: string }
    ? Pick<Authenticated, 'session'>
    : Required<Authenticated>;

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<NoInfer<ResultOf<E>>>;

export type Route = <const E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

/** Counts a call that a program was answered. It must not throw. */
export type CountAnswered = (
  programa: Programa,
  endpoint: Pick<Endpoint, 'method' | 'path'>,
) => Promise<void>;

declare module 'fastify' {
  interface FastifyRequest {
    authenticated: Authenticated | undefined;
  }
}

/**
 * Returns the function with which modules register the contract's endpoints. A request is refused
 * in the order of rules §2.4: first by session and rol, before the body is read, then by the
 * schemas, then by the handler. The answer contains only what the endpoint's schemas allow, and an
 * editable content gets an `ETag`. What a program is answered is counted before it is sent.
 */
export function createRoute(
  app: FastifyInstance,
  { authenticate, countAnswered }: { authenticate: Authenticate; countAnswered: CountAnswered },
): Route {
  app.decorateRequest('authenticated', undefined);
  return (endpoint, handler) => {
    const endless = endpoint.contentType === 'text/event-stream';
    app.route({
      method: endpoint.method,
      // An event stream is not compressed, because a compressor would hold back events, and has no
      // HEAD route, because the answer to HEAD would never end.
      ...(endless && { config: { compress: false }, exposeHeadRoute: false }),
      ...(endpoint.bodyLimit !== undefined && { bodyLimit: endpoint.bodyLimit }),
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      onRequest: async (request, reply) => {
        if (endpoint.shared) reply.header('Access-Control-Allow-Origin', '*');
        if (endpoint.access === 'public') return;
        const authenticated = await authenticate(readToken(request.headers.authorization));
        request.authenticated = authenticated;
        assertPermitted(endpoint, authenticated.session);
      },
      handler: async (request, reply) => {
        const call = readCall(endpoint, request);
        const programa = call.session?.programa;
        const result: unknown = await withProgram(programa, () => handler(call));
        if (programa) await countAnswered(programa, endpoint);
        const answered = endpoint.responseHeaders ? (result as Answered) : { body: result };
        reply.code(endpoint.status).headers(headersOf(endpoint, answered));
        if (endless) return reply.headers(STREAM_HEADERS).send(answered.body);
        if (endpoint.contentType) reply.type(endpoint.contentType);
        if (endpoint.streamed) return reply.send(answered.body);
        if (endpoint.shared) return answerShared(endpoint, request, reply, answered.body);
        return answer(responseFor(endpoint, call), reply, answered.body);
      },
    });
  };
}

/** A program may make the calls of its alcances, and no others, whatever its administrator may. */
function assertPermitted({ access, alcance }: Endpoint, { rol, programa }: Session): void {
  if (programa) {
    if (!alcance || !programa.alcances.includes(alcance)) throw sinAlcance(alcance);
    return;
  }
  if (access !== 'mostrador' && access !== 'admin') return;
  if (!tienePermiso(rol, access)) throw sinPermiso();
}

/**
 * The headers of an event stream. X-Accel-Buffering keeps nginx and compatible proxies from
 * buffering the events.
 */
const STREAM_HEADERS = { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' };

interface Answered {
  body: unknown;
  headers?: unknown;
}

function headersOf({ responseHeaders, editable }: Endpoint, { body, headers }: Answered) {
  return {
    ...(responseHeaders?.parse(headers) as Record<string, string | number> | undefined),
    ...(editable && { ETag: etagOf(editable(body as never)) }),
  };
}

/** Answers what caches may keep; 304 where the request names the content as it is. */
function answerShared(
  { shared, response }: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
): unknown {
  const content = response?.parse(body);
  const etag = etagOf(content);
  reply.headers({ 'Cache-Control': `public, max-age=${shared?.maxAgeSeconds}`, ETag: etag });
  const isKnown = isNamed(request.headers['if-none-match'], etag);
  return isKnown ? reply.code(304).send() : content;
}

async function answer(
  schema: Schema | undefined,
  reply: FastifyReply,
  body: unknown,
): Promise<unknown> {
  if (!schema) return null;
  if (Array.isArray(body)) {
    reply.type('application/json; charset=utf-8');
    return serializeList(schema, body);
  }
  if (!(schema instanceof z.ZodMiniObject) || !hasLongList(body)) return schema.parse(body);
  reply.type('application/json; charset=utf-8');
  return serializeObject(schema, body);
}

const LONG_LIST = 200;

const hasLongList = (body: unknown): body is Record<string, unknown> =>
  Object.values(body ?? {}).some((value) => Array.isArray(value) && value.length > LONG_LIST);

function readCall<E extends Endpoint>(endpoint: E, request: FastifyRequest): Call<E> {
  const session = request.authenticated?.session;
  const headers = ownKey(readPart(endpoint.headers, request.headers), session?.programa);
  return {
    params: readPart(endpoint.params, request.params),
    query: readPart(endpoint.query, request.query),
    headers,
    // A missing body is read as an empty object, so that the answer names the missing fields.
    body: readPart(endpoint.body, request.body === undefined ? {} : request.body),
    session,
    claims: request.authenticated?.claims,
    token: request.authenticated && readToken(request.headers.authorization),
    ip: clientAddress(request),
    assertUnchanged: createAssertUnchanged(endpoint, headers),
  } as Call<E>;
}

/**
 * Returns the headers with an `Idempotency-Key` of the program's own, so that programs of one
 * administrator, and the administrator, are not answered what another has asked for.
 */
function ownKey(headers: unknown, programa: Programa | undefined): unknown {
  const key = (headers as { 'idempotency-key'?: string } | undefined)?.['idempotency-key'];
  if (!programa || key === undefined) return headers;
  const own = hashOfSecret(`${programa.tokenId} ${key}`);
  return { ...(headers as object), 'idempotency-key': `${COMIENZO_DE_TOKEN}${own}` };
}

function createAssertUnchanged({ editable }: Endpoint, headers: unknown): AssertUnchanged<never> {
  const tags = (headers as { 'if-match'?: Etiquetas } | undefined)?.['if-match'];
  return editable && tags && ((current) => assertNamed(tags, editable(current)));
}

function readPart(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw datosInvalidos(toCampos(result.error.issues));
}

/**
 * Returns one text for each wrong field: that of the first rule which the field breaks. Returns at
 * most MAXIMO_DE_ELEMENTOS texts (rules §2.2).
 */
function toCampos(issues: z.core.$ZodIssue[]): [Campo, ...Campo[]] {
  const campos = new Map<string, Campo>();
  for (const campo of issues.map(toCampo)) {
    if (!campos.has(campo.campo)) campos.set(campo.campo, campo);
  }
  return [...campos.values()].slice(0, MAXIMO_DE_ELEMENTOS) as [Campo, ...Campo[]];
}

function toCampo(issue: z.core.$ZodIssue): Campo {
  const campo = issue.path.join('.');
  return { campo, mensaje: issue.message || mensajeGenerico(campo) };
}

/** Returns the text for a field whose schema has no text of its own. */
function mensajeGenerico(campo: string): string {
  return campo
    ? `El dato ${campo} no es válido`
    : 'El cuerpo de la petición debe ser un objeto JSON';
}
