import fc from 'fast-check';
import type { Centro } from './centro.ts';
import type { Eleccion } from './elegir.ts';

/**
 * The ids that the server has given to the things that a step made. The model uses the same ids.
 */
export interface Asignados {
  id: number;
  asientoIds: number[];
  feriadoIds: number[];
  /** The bookings of a turno fijo, in their order. */
  reservas: { id: number; asientoIds: number[] }[];
  esperaIds: number[];
  franjaEn: FranjaEn;
  /** The id of the newest account. */
  usuarioId: number;
}

/** Returns the id that the server has given to the franja that begins at `inicio`. */
export type FranjaEn = (inicio: string) => number;

/**
 * Changes the model as the server should change the centre, and returns the expected body. Throws a
 * `Rechazada`, before any change, when the server should refuse.
 */
type Responder = (asignados: Asignados) => unknown;

export interface Peticion {
  /** The person who sends the request; undefined for a request without a session. */
  usuarioId: number | undefined;
  /** The method and the path, such as `'POST /reservas'`. */
  target: string;
  body?: unknown;
  /** The header `Idempotency-Key`. */
  clave?: string | undefined;
  /**
   * The e-mail whose code goes with the request, as its letter would tell it. The answer's token is
   * not compared.
   */
  conCodigo?: string;
  /** True for a request whose token has an outdated version, which the server refuses with 401. */
  tokenViejo?: boolean;
  /** The expected status of an answer that is no refusal. */
  status: 200 | 201;
  responder: Responder;
  /**
   * True when the answer does not contain the ids of all things that the request made, so that the
   * test reads these ids from the database.
   */
  creaSinDecir?: boolean;
  /** Returns the part of an answer that is compared, where texts or marks are left out of it. */
  lee?: (body: unknown) => unknown;
  /**
   * The preview of a turno fijo, whose `sello` goes with the request, unless `sello` holds another.
   */
  sella?: { body: object; anunciado(): unknown; sello?: string | undefined };
  /**
   * The request's preview, which the test sends before the request and with the same body. The
   * preview must change nothing, and must answer what `anunciado` returns after the request; where
   * the request is refused, the preview must be refused alike.
   */
  previa?: { target: string; anunciado(): unknown };
}

/**
 * A step of a sequence: a request with its expected answer, or the moment to which the clock moves.
 */
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
 * A refusal in the form in which model and server are compared: the status, the code, the wrong
 * fields, and the numbers in the text for a person ('409 SIN_CUPO 2').
 */
type Rechazo = `${400 | 401 | 403 | 404 | 409} ${string}`;

export class Rechazada extends Error {}

/** Throws a `Rechazada` with `rechazo` unless the condition is true. */
export function exigir(condicion: unknown, rechazo: Rechazo): asserts condicion {
  if (!condicion) throw new Rechazada(rechazo);
}

/**
 * Creates a kind of operation. `peso` is how often it is generated, `elecciones` generate the
 * parameters, and `paso` returns the step for a centre and the chosen parameters.
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
