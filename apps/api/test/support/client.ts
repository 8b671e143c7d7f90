import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Endpoint, Input, ResponseOf } from '@remanso/contract/endpoint';
import { rutaDeLlamada, type PartesDe, type Textos } from '@remanso/contract/llamada';
import type {
  ReservaDelMostrador,
  ReservaDeCliente,
} from '@remanso/contract/reserva/reservas.contract';
import type { Rol } from '@remanso/contract/persona/usuarios.rules';

/** Whoever makes a call: anybody with a token, and best a person whose rol the types know. */
export interface Caller {
  token: string;
  rol?: Rol;
}

/** A call of the contract as its caller writes it, by somebody or by nobody. */
export type Request<E extends Endpoint, C extends Caller = Caller> = Omit<
  PartesDe<E>,
  'headers'
> & {
  as?: C | undefined;
  headers?: Record<string, string>;
};

/** The body that the endpoint asks for. */
export type BodyOf<E extends Endpoint> = Input<E['body']>;

/** What may stand in the query. */
export type QueryOf<E extends Endpoint> = NonNullable<Request<E>['query' & keyof Request<E>]>;

type RequestArguments<E extends Endpoint, C extends Caller> =
  object extends Request<E, C> ? [request?: Request<E, C>] : [request: Request<E, C>];

export interface Answer<B = unknown> {
  status: number;
  headers: Headers;
  /** What the endpoint answers to a success; `refusalOf` reads what else it may be. */
  body: B;
}

/**
 * An answer as this caller gets it: of the two views of a booking a person has the one of their rol
 * (rules §8.14).
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
  /** Makes a call of the contract. */
  call<E extends Endpoint, C extends Caller = Caller>(
    endpoint: E,
    ...request: RequestArguments<E, C>
  ): Promise<Answer<SeenBy<C, ResponseOf<E>>>>;
  /** Makes a call that must succeed, as the arrangement of a test does; resolves to the body. */
  make<E extends Endpoint, C extends Caller = Caller>(
    endpoint: E,
    ...request: RequestArguments<E, C>
  ): Promise<SeenBy<C, ResponseOf<E>>>;
  /** Makes a call that was written down. */
  ask<E extends Endpoint, C extends Caller = Caller>(
    ask: Ask<E>,
    as?: C,
  ): Promise<Answer<SeenBy<C, ResponseOf<E>>>>;
  /**
   * Sends what the types of the contract refuse: an unknown path, another method, a body that is no
   * JSON or not what the endpoint asks for; and what a test sends to every call of the contract in
   * turn. A body of text or bytes is sent as it is.
   */
  send(method: string, path: string, request?: UntypedRequest): Promise<Answer>;
}

/** A call that is written down, to be made by somebody later. */
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

/** Calls the API of a server; a call rejects when the connection ends before the answer does. */
export function clientOf(origin: string): Client {
  const send = (method: string, path: string, request?: UntypedRequest) =>
    requestAnswer(`${origin}/api${path}`, method, request);
  const call: UntypedCall = ({ method, path }, { params, query, ...request } = {}) =>
    send(method, rutaDeLlamada(path, params, query), request);
  const make = async (endpoint: Endpoint, request?: AnyRequest) => {
    const { status, body } = await call(endpoint, request);
    if (status === endpoint.status) return body;
    throw new Error(`${endpoint.id}: ${status} ${JSON.stringify(body)}`);
  };
  const ask = ({ endpoint, request }: Ask, as = request.as) => call(endpoint, { ...request, as });
  return { call, make, ask, send } as Client;
}

interface AnyRequest extends UntypedRequest {
  params?: Textos;
  query?: Textos;
}
type UntypedCall = (endpoint: Endpoint, request?: AnyRequest) => Promise<Answer>;

// `fetch` takes longer, and the tests make some tens of thousands of calls.
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
      // A body in a GET or a DELETE has no end without its length.
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

/** Reads what a stream without an end begins with, and hangs up. */
async function firstOf(response: IncomingMessage): Promise<string> {
  const [chunk] = (await once(response, 'data')) as [Buffer];
  response.destroy();
  return chunk.toString();
}

/** Pairs the names of headers with their values, which take turns in the list. */
function pairsOf(raw: readonly string[]): [string, string][] {
  return raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] ?? '']] : []));
}

function isRaw(body: unknown): body is string | Uint8Array<ArrayBuffer> {
  return typeof body === 'string' || body instanceof Uint8Array;
}
