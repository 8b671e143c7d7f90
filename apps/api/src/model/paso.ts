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
  /** The one that registered last. */
  usuarioId: number;
}

/** What the server must answer; `aplicar` changes the model and tells the expected body. */
export interface Espera {
  status: number;
  /** Of a refusal. */
  codigo?: string;
  /** The answer does not tell the ids of all that was made, so they have to be asked for. */
  creaSinDecir?: boolean;
  aplicar(asignados: Asignados): unknown;
}

export interface Peticion {
  /** `'POST /reservas'` */
  target: `${string} /${string}`;
  body?: unknown;
  headers?: Record<string, string>;
  /** Who asks; nobody when undefined. */
  usuarioId: number | undefined;
  /** With a token of an older version than the one that is alive. */
  tokenViejo?: boolean;
}

/** Asked for before the request itself, changes nothing, and tells what that then does. */
export interface Previa {
  peticion: Peticion;
  /** What it must have answered; known once the request was done. */
  anunciado(): unknown;
}

/** A request and its answer, or the clock that moves on, with the new plan if a night has passed. */
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

/** For what re-plans, or makes something whose id is not answered. */
export function respondeSinDecir(status: number, aplicar: Espera['aplicar']): Espera {
  return { status, aplicar, creaSinDecir: true };
}
