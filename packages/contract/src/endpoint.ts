import type * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anyone, any live session, or only an administrator. Ownership is the handler's matter. */
export type Access = 'public' | 'session' | 'admin';

export type Schema = z.ZodMiniType;

/** One call of the API. The server registers it, the browser calls it and OpenAPI is written from it. */
export interface Endpoint {
  readonly id: string;
  readonly method: Method;
  /** Below `/api`, with `{name}` for parameters. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly tag: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly headers?: Schema;
  readonly body?: Schema;
  /** When every field of the body may be missing, and so the body itself. */
  readonly bodyOptional?: boolean;
  /** The status of success; every other answer is an error body. */
  readonly status: 200 | 201 | 204;
  readonly response?: Schema;
  /** The headers of its own that success carries. */
  readonly responseHeaders?: Schema;
  /**
   * What of its answer an owner edits: the answer's `ETag` is made of it, and a change that takes `If-Match` is held
   * against it (rules §10.5).
   */
  readonly editable?: (answer: never) => unknown;
  /** Statuses beyond the ones that access and input imply (401, 403, 400). */
  readonly errors?: readonly number[];
}

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type Output<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;

/** What of its answer is held against `If-Match`; never where the endpoint edits nothing. */
export type EditableOf<E extends Endpoint> = E['editable'] extends (answer: infer A) => unknown
  ? A
  : never;

/** What a handler receives once the request was validated. */
export interface RequestOf<E extends Endpoint> {
  params: Output<E['params']>;
  query: Output<E['query']>;
  headers: Output<E['headers']>;
  body: Output<E['body']>;
}

/**
 * What a handler returns, before the answer is allow-listed by the response schema: its body, beside its headers where
 * the endpoint declares some.
 */
export type ResultOf<E extends Endpoint> = E['responseHeaders'] extends Schema
  ? { body: Input<E['response']>; headers: Input<E['responseHeaders']> }
  : Input<E['response']>;

/** What the caller receives. */
export type ResponseOf<E extends Endpoint> = Output<E['response']>;

/** What a caller sends: only the parts that the endpoint declares. */
export type CallOf<E extends Endpoint> = {
  [K in 'params' | 'query' | 'headers' | 'body' as E[K] extends Schema ? K : never]: Input<E[K]>;
};
