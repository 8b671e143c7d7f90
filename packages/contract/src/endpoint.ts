import type * as z from 'zod/mini';
import type { Permiso } from './persona/usuarios.rules.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may make a call: anyone, any live session, only whoever works at the desk or only an
 * administrator, or a program that has the token of the metrics. The handler checks ownership.
 */
export type Access = 'public' | 'session' | Permiso | 'metricas';

export type Schema = z.ZodMiniType;

/**
 * One call of the API. The server registers it, the browser calls it, and the OpenAPI document is
 * written from it.
 */
export interface Endpoint {
  readonly id: string;
  readonly method: Method;
  /** The path below `/api`, with `{name}` for each parameter. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly tag: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly headers?: Schema;
  readonly body?: Schema;
  /** True when every field of the body may be missing, and so the body itself. */
  readonly bodyOptional?: boolean;
  /** The status of a success; every other answer is an error body. */
  readonly status: 200 | 201 | 204;
  readonly response?: Schema;
  /** The media type of a success that is a text and no JSON. */
  readonly contentType?: string;
  /** True where a success is sent piece by piece, as it is made. */
  readonly streamed?: true;
  /** The endpoint's own headers on a success. */
  readonly responseHeaders?: Schema;
  /**
   * The part of the answer that an owner edits: the answer's `ETag` is computed from it, and a
   * change that carries `If-Match` is compared with it (rules §2.10).
   */
  readonly editable?: (answer: never) => unknown;
  /** The error statuses beyond those that access and input imply (401, 403, 400). */
  readonly errors?: readonly number[];
}

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type Output<S> = S extends Schema ? z.output<S> : undefined;
/** What a caller sends for a schema. */
export type Input<S> = S extends Schema ? z.input<S> : undefined;

/**
 * The part of an endpoint's answer that `If-Match` is compared with; `never` where the endpoint has
 * no `editable`.
 */
export type EditableOf<E extends Endpoint> = E['editable'] extends (answer: infer A) => unknown
  ? A
  : never;

/** What a handler receives after the request was validated. */
export interface RequestOf<E extends Endpoint> {
  params: Output<E['params']>;
  query: Output<E['query']>;
  headers: Output<E['headers']>;
  body: Output<E['body']>;
}

/**
 * What a handler returns, before the response schema allow-lists it: the body, beside the headers
 * where the endpoint declares some. A stream is sent as it comes.
 */
export type ResultOf<E extends Endpoint> = E['responseHeaders'] extends Schema
  ? { body: BodyOf<E>; headers: Input<E['responseHeaders']> }
  : BodyOf<E>;
type BodyOf<E extends Endpoint> = E['streamed'] extends true
  ? AsyncIterable<string>
  : Input<E['response']>;

/** The answer's type on the caller's side. */
export type ResponseOf<E extends Endpoint> = Output<E['response']>;
