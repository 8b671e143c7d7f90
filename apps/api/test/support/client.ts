import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Endpoint, Input, ResponseOf } from '@remanso/contract/endpoint';
import { rutaDeLlamada, type PartesDe, type Textos } from '@remanso/contract/llamada';
import type {
  ReservaDelMostrador,
  ReservaDeCliente,
} from '@remanso/contract/reserva/reservas.contract';
import { refusalsOf } from '../../src/platform/http/build-openapi.ts';
import type { Rol } from '@remanso/contract/persona/usuarios.rules';

/**
 * The person who makes a call. Where `rol` is in the type, the compiler knows which view of an
 * answer the person gets.
 */
export interface Caller {
  token: string;
  rol?: Rol;
}

/**
 * The request of a call: its parts, and in `as` the person who makes the call. Without `as` nobody
 * is logged in.
 */
export type Request<E extends Endpoint, C extends Caller = Caller> = Omit<
  PartesDe<E>,
  'headers'
> & {
  as?: C | undefined;
  headers?: Record<string, string>;
};

export type BodyOf<E extends Endpoint> = Input<E['body']>;

export type QueryOf<E extends Endpoint> = NonNullable<Request<E>['query' & keyof Request<E>]>;

type RequestArguments<E extends Endpoint, C extends Caller> =
  object extends Request<E, C> ? [request?: Request<E, C>] : [request: Request<E, C>];

export interface Answer<B = unknown> {
  status: number;
  headers: Headers;
  /** The body of a successful answer. To read a refusal's body, use `outcome` of `refusals.ts`. */
  body: B;
}

/**
 * The answer as the caller's rol sees it: a booking has one view for clients and another for the
 * desk (rules §8.14).
 */
export type SeenBy<C extends Caller, T> = T extends ReservaDelMostrador
  ? C['rol'] extends 'CLIENT'
    ? never
    : T
  : T extends ReservaDeCliente
    ? C['rol'] extends 'ADMIN' | 'RECEPCION'
      ? never
      : T
    : T extends object
      ? { [K in keyof T]: SeenBy<C, T[K]> }
      : T;

export interface Client {
  /** Makes a call. Throws where the answer has a status that the contract does not name. */
  call<E extends Endpoint, C extends Caller = Caller>(
    endpoint: E,
    ...request: RequestArguments<E, C>
  ): Promise<Answer<SeenBy<C, ResponseOf<E>>>>;
  /**
   * Makes a call to prepare a test, and resolves to the body of the answer. Throws where the call
   * is refused.
   */
  make<E extends Endpoint, C extends Caller = Caller>(
    endpoint: E,
    ...request: RequestArguments<E, C>
  ): Promise<SeenBy<C, ResponseOf<E>>>;
  /** Makes the call that `asking` has noted in `ask`. */
  ask<E extends Endpoint, C extends Caller = Caller>(
    ask: Ask<E>,
    as?: C,
  ): Promise<Answer<SeenBy<C, ResponseOf<E>>>>;
  /**
   * Sends a request without type checks, as for an unknown path, a wrong method, invalid JSON, or
   * in a test that loops over all calls. A body of text or bytes is sent unchanged.
   */
  send(method: string, path: string, request?: UntypedRequest): Promise<Answer>;
}

/** A noted call: its endpoint and its request, which a test later makes as some person. */
export interface Ask<E extends Endpoint = Endpoint> {
  endpoint: E;
  request: AnyRequest;
}

export function asking<E extends Endpoint>(
  endpoint: E,
  ...[request]: RequestArguments<E, Caller>
): Ask<E> {
  return { endpoint, request: request ?? {} };
}

export interface UntypedRequest {
  as?: Caller | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * Returns a client of the API at `origin`. A call rejects where the connection ends before the
 * answer is complete.
 */
export function clientOf(origin: string): Client {
  const send = (method: string, path: string, request?: UntypedRequest) =>
    requestAnswer(`${origin}/api${path}`, method, request);
  const call: UntypedCall = async (endpoint, { params, query, ...request } = {}) => {
    const { id, method, path } = endpoint;
    const answer = await send(method, rutaDeLlamada(path, params, query), request);
    if (isDocumented(endpoint, answer)) return answer;
    throw new Error(`The contract of ${id} says nothing of its ${answer.status}`);
  };
  const make = async (endpoint: Endpoint, request?: AnyRequest) => {
    const { status, body } = await call(endpoint, request);
    if (status === endpoint.status) return body;
    throw new Error(`${endpoint.id}: ${status} ${JSON.stringify(body)}`);
  };
  const ask = ({ endpoint, request }: Ask, as = request.as) => call(endpoint, { ...request, as });
  return { call, make, ask, send } as Client;
}

function isDocumented(endpoint: Endpoint, { status }: Answer): boolean {
  return [endpoint.status, 304, ...refusalsOf(endpoint)].includes(status);
}

interface AnyRequest extends UntypedRequest {
  params?: Textos;
  query?: Textos;
}
type UntypedCall = (endpoint: Endpoint, request?: AnyRequest) => Promise<Answer>;

// This function uses node:http, because `fetch` is slower and the tests make tens of thousands of
// calls.
async function requestAnswer(
  url: string,
  method: string,
  { as, body, headers = {} }: UntypedRequest = {},
): Promise<Answer> {
  const sent =
    body === undefined ? undefined : Buffer.from(isRaw(body) ? body : JSON.stringify(body));
  const asked = http.request(url, {
    method,
    headers: {
      // The content-length is needed, because the server cannot find the end of a body in a GET or
      // a DELETE without it.
      ...(sent !== undefined && {
        'content-type': 'application/json',
        'content-length': sent.byteLength,
      }),
      ...(as && { authorization: `Bearer ${as.token}` }),
      ...headers,
    },
  });
  asked.end(sent);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const type = response.headers['content-type'] ?? '';
  const said = await (type === 'text/event-stream' ? firstOf(response) : text(response));
  return {
    status: response.statusCode ?? 0,
    headers: new Headers(pairsOf(response.rawHeaders)),
    body: type.includes('application/json') ? JSON.parse(said) : said,
  };
}

/** Reads the first chunk of an endless stream and then closes the connection. */
async function firstOf(response: IncomingMessage): Promise<string> {
  const [chunk] = (await once(response, 'data')) as [Buffer];
  response.destroy();
  return chunk.toString();
}

/** Makes pairs of a flat list in which each header's name is followed by its value. */
function pairsOf(raw: readonly string[]): [string, string][] {
  return raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] ?? '']] : []));
}

function isRaw(body: unknown): body is string | Uint8Array<ArrayBuffer> {
  return typeof body === 'string' || body instanceof Uint8Array;
}
