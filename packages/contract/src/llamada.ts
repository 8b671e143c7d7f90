import type { Endpoint, Input, Schema } from './endpoint.ts';

/*
 * A call of the API as its caller, the web app or a test, writes the call.
 */

/** The values of a path or a query. Null and undefined are not sent. */
export type Textos = Record<string, string | number | boolean | null | undefined>;

/**
 * The values of a path or a query. On the wire they are text, so numbers and booleans are accepted
 * where the schema reads text.
 */
type EnTexto<T> = {
  [K in keyof T]: string extends T[K]
    ? T[K] | number | boolean
    : Extract<T[K], string> extends never
      ? T[K]
      : T[K] | number | boolean;
};

/** Makes a part of a call optional where nothing in that part is required. */
type Omitible<C> = { [K in keyof C as object extends C[K] ? never : K]: C[K] } & {
  [K in keyof C as object extends C[K] ? K : never]?: C[K];
};

/** The parts of a request that an endpoint declares, as a caller sends them. */
export type PartesDe<E extends Endpoint> = Omitible<{
  [K in 'params' | 'query' | 'headers' | 'body' as E[K] extends Schema ? K : never]: K extends
    | 'params'
    | 'query'
    ? EnTexto<Input<E[K]>>
    : Input<E[K]>;
}>;

/**
 * Writes the address of a call: `/franjas/{id}` + `{id: 3}` + `{page: 0}` → `/franjas/3?page=0`.
 */
export function rutaDeLlamada(plantilla: string, params: Textos = {}, query: Textos = {}): string {
  const ruta = plantilla.replace(/\{(\w+)\}/g, (_, nombre: string) =>
    encodeURIComponent(String(params[nombre])),
  );
  const consulta = new URLSearchParams();
  for (const [nombre, valor] of Object.entries(query)) {
    if (valor !== undefined && valor !== null) consulta.set(nombre, String(valor));
  }
  return consulta.size > 0 ? `${ruta}?${consulta.toString()}` : ruta;
}
