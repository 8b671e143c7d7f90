import type fc from 'fast-check';
import type { Centro } from './centro.ts';
import type { FranjaEn } from './planear.ts';
import type { Rechazo } from './rechazos.ts';

/** The ids that the server gave to what a step made, for the model to go on with. */
export interface Asignados {
  id: number;
  asientoIds: number[];
  feriadoIds: number[];
  franjaEn: FranjaEn;
  /** The id of the person who registered last. */
  usuarioId: number;
}

/** The answer that the server must give; `aplicar` changes the model and returns the expected body. */
export interface Espera {
  status: number;
  /** The code of a refusal. */
  codigo?: string;
  /** True where the answer does not hold the ids of all that was made, so that they have to be read. */
  creaSinDecir?: boolean;
  aplicar(asignados: Asignados): unknown;
}

export interface Peticion {
  /** The method and the path: `'POST /reservas'`. */
  target: `${string} /${string}`;
  body?: unknown;
  headers?: Record<string, string>;
  /** The person who asks; undefined for a request without a session. */
  usuarioId: number | undefined;
  /** True for a request with a token of an older version than the valid one. */
  tokenViejo?: boolean;
}

/** A preview: it is asked for before the request itself, changes nothing, and reports what the request then does. */
export interface Previa {
  peticion: Peticion;
  /** Returns what the preview must have answered, which is known once the request was done. */
  anunciado(): unknown;
}

/** A step of a sequence: a request and its answer, or a move of the clock, with the new plan if a night has passed. */
export type Paso =
  | { peticion: Peticion; espera: Espera; previa?: Previa }
  | { hasta: string; alLlegar: (centro: Centro, franjaEn: FranjaEn) => unknown };

/** One kind of operation: how often it comes, what it holds, and what it means for a centre. */
export interface ClaseDeOperacion {
  peso: number;
  datos: fc.Arbitrary<unknown>;
  paso(centro: Centro, datos: unknown): Paso;
}

export function clase<T>(
  peso: number,
  datos: fc.Arbitrary<T>,
  paso: (centro: Centro, datos: T) => Paso,
): ClaseDeOperacion {
  return { peso, datos, paso: (centro, generados) => paso(centro, generados as T) };
}

export function rechaza({ status, body }: Rechazo): Espera {
  return { status, codigo: body.codigo, aplicar: () => body };
}

export function responde(status: number, aplicar: Espera['aplicar']): Espera {
  return { status, aplicar };
}

/** Returns the expected answer of a request that re-plans, or that makes something whose id is not answered. */
export function respondeSinDecir(status: number, aplicar: Espera['aplicar']): Espera {
  return { status, aplicar, creaSinDecir: true };
}
