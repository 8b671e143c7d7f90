import type * as z from 'zod/mini';
import type { Permiso } from './persona/usuarios.rules.ts';
import type { Alcance } from './sistema/tokens.rules.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may make a call: anyone, anyone with a live session, the desk ('mostrador'), administrators
 * ('admin'), or a program with the token of the metrics. Whether a booking or an account belongs to
 * the caller is checked by the handler.
 */
export type Access = 'public' | 'session' | Permiso | 'metricas';

export type Schema = z.ZodMiniType;

/**
 * A call of the API. The server registers it, the browser calls it, and the OpenAPI document is
 * written from it.
 */
export interface Endpoint {
  readonly id: string;
  readonly method: Method;
  /** The path below `/api`, with `{name}` for each parameter. */
  readonly path: `/${string}`;
  readonly access: Access;
  /**
   * The alcance with which the token of a program may make this call. A call without one is made by
   * people only (rules §24).
   */
  readonly alcance?: Alcance;
  readonly summary: string;
  readonly tag: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly headers?: Schema;
  readonly body?: Schema;
  /** True where a request may have no body, because every field of the body may be missing. */
  readonly bodyOptional?: boolean;
  /** The largest body in bytes; undefined where the limit of all calls applies. */
  readonly bodyLimit?: number;
  /** The status of a success. An answer with any other status has an error body. */
  readonly status: 200 | 201 | 202 | 204;
  readonly response?: Schema;
  /** The media type of a success, where the body is a text other than JSON. */
  readonly contentType?: string;
  /** True where the server sends a success piece by piece, while the body is still being made. */
  readonly streamed?: true;
  /**
   * The headers of a success that the handler returns. `ETag` and `Cache-Control` are not among them:
   * the server adds them where the endpoint declares `editable` or `shared`.
   */
  readonly responseHeaders?: Schema;
  /**
   * Picks the part of the answer that an owner edits. The answer's `ETag` is computed from this
   * part, and the `If-Match` of a change is compared with that tag (rules §2.10).
   */
  readonly editable?: (answer: never) => unknown;
  /**
   * Declared where pages of any origin may read the answer, and where caches may keep it for so many
   * seconds. A request is answered 304 where its `If-None-Match` names the answer.
   */
  readonly shared?: { readonly maxAgeSeconds: number };
  /** The error statuses besides 401, 403 and 400, which follow from `access` and the inputs. */
  readonly errors?: readonly number[];
}

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type Output<S> = S extends Schema ? z.output<S> : undefined;
/** The type of a value that a caller sends, before the schema parses the value. */
export type Input<S> = S extends Schema ? z.input<S> : undefined;

/**
 * The part of an endpoint's answer that `If-Match` is compared with; `never` where the endpoint has
 * no `editable`.
 */
export type EditableOf<E extends Endpoint> = E['editable'] extends (answer: infer A) => unknown
  ? A
  : never;

/** The parts of a request that a handler receives, validated by their schemas. */
export interface RequestOf<E extends Endpoint> {
  params: Output<E['params']>;
  query: Output<E['query']>;
  headers: Output<E['headers']>;
  body: Output<E['body']>;
}

/**
 * The value that a handler returns: the body, or body and headers where the endpoint declares
 * response headers. The response schema then removes every field that it does not list; a stream is
 * sent unchanged.
 */
export type ResultOf<E extends Endpoint> = E['responseHeaders'] extends Schema
  ? { body: BodyOf<E>; headers: Input<E['responseHeaders']> }
  : BodyOf<E>;
type BodyOf<E extends Endpoint> = E['streamed'] extends true
  ? AsyncIterable<string>
  : Input<E['response']>;

export type ResponseOf<E extends Endpoint> = Output<E['response']>;
