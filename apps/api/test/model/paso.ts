import fc from 'fast-check';
import type { Centro } from './centro.ts';
import type { Eleccion } from './elegir.ts';

/** The ids that the server gave to what a step made, for the model to go on with. */
export interface Asignados {
  id: number;
  asientoIds: number[];
  feriadoIds: number[];
  franjaEn: FranjaEn;
  /** The id of the person who registered last. */
  usuarioId: number;
}

/** Returns the id that the server gave to the franja on the calendar that begins at `inicio`. */
export type FranjaEn = (inicio: string) => number;

/**
 * Changes the model as the server should change, and returns the expected body; throws a
 * `Rechazada` before that.
 */
type Responder = (asignados: Asignados) => unknown;

export interface Peticion {
  /** The person who asks; undefined for a request without a session. */
  usuarioId: number | undefined;
  /** The method and the path: `'POST /reservas'`. */
  target: string;
  body?: unknown;
  /** The `Idempotency-Key`. */
  clave?: string | undefined;
  /** True for a request with a token of an older version than the valid one. */
  tokenViejo?: boolean;
  /** The status of the expected answer, unless it is a refusal. */
  status: 200 | 201;
  responder: Responder;
  /**
   * True where the answer does not hold the ids of all that was made, so that they have to be read.
   */
  creaSinDecir?: boolean;
  /**
   * The call that previews the request, to which the same body is sent before it: it must change
   * nothing, and answer what the request then does (`anunciado`).
   */
  previa?: { target: string; anunciado(): unknown };
}

/** A step of a sequence: a request and its answer, or a move of the clock. */
export type Paso = Peticion | { hasta: string };

export function pide(usuarioId: number, target: string, responder: Responder): Peticion {
  return { usuarioId, target, status: 200, responder };
}

export function envia(
  usuarioId: number | undefined,
  target: string,
  body: unknown,
  responder: Responder,
): Peticion {
  return { usuarioId, target, body, status: 200, responder };
}

export function crea(...partes: Parameters<typeof envia>): Peticion {
  return { ...envia(...partes), status: 201 };
}

/**
 * A refusal as it is compared: its status, its code, the fields that it names, and the numbers in
 * what it says to a person ('409 SIN_CUPO 2').
 */
type Rechazo = `${400 | 401 | 404 | 409} ${string}`;

export class Rechazada extends Error {}

/** Refuses the request unless the condition holds. */
export function exigir(condicion: unknown, rechazo: Rechazo): asserts condicion {
  if (!condicion) throw new Rechazada(rechazo);
}

/**
 * Makes a kind of operation: how often it comes, what it holds, and what it means for a centre, in
 * which its choices have chosen something.
 */
export function clase<T extends object>(
  peso: number,
  elecciones: { [K in keyof T]: fc.Arbitrary<T[K]> | Eleccion<T[K]> },
  paso: (centro: Centro, elegidos: T) => Paso,
) {
  const entradas = Object.entries<fc.Arbitrary<unknown> | Eleccion<unknown>>(elecciones);
  const datos = entradas.map(([n, una]) => [n, 'en' in una ? una.datos : una]);
  return {
    peso,
    datos: fc.record(Object.fromEntries(datos) as Record<string, fc.Arbitrary<unknown>>),
    paso(centro: Centro, generados: unknown): Paso {
      const elegidos = entradas.map(([n, una]) => {
        const suyo = (generados as Record<string, unknown>)[n];
        return [n, 'en' in una ? una.en(centro, suyo) : suyo];
      });
      return paso(centro, Object.fromEntries(elegidos) as T);
    },
  };
}
