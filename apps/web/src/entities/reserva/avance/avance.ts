import { estaEnDuda, type Intento } from './intento.ts';

/*
 * The states of a booking that is being made, and what may happen to it; `avanzar.ts` says what
 * then becomes of it. Neither file knows React, the history or the clock; `useAvance` binds them to
 * a screen.
 */

/**
 * The place of the screen at which the person is. The desk's window is nothing but the last of
 * them.
 */
export const LUGARES = ['eligiendo', 'participantes', 'confirmando'] as const;
export type Lugar = (typeof LUGARES)[number];

/** The part of a choice that clients and the desk have in common. */
export interface Grupo {
  personas: number;
  acompaniantes: readonly { nombre: string }[];
}

export interface PrecioCambiado {
  antes: number;
  texto: string;
}

export interface Datos<E> {
  eleccion: E;
  /** The last attempt; its key and price outlast another step and a reload. */
  intento: Intento | null;
  /** The reason that the chosen franja cannot be booked, as its day was last told to have it. */
  problema: string | null;
  /**
   * The lack of the last step, or the server's refusal; `conOtros` where another franja would do.
   */
  error: { texto: string; conOtros: boolean } | null;
  /** The refusal of an outdated price, which one more tap answers. */
  precioCambiado: PrecioCambiado | null;
}

type ConIntento<E> = Datos<E> & { intento: Intento };

export type Avance<E, R> =
  | { en: Lugar; datos: Datos<E> }
  /** A booking that is sent and not answered yet; meanwhile the person may look at another step. */
  | { en: 'enviando'; mirando: Lugar; datos: ConIntento<E> }
  /**
   * A booking that is neither made nor refused as far as the browser knows; the same request again
   * settles it.
   */
  | { en: 'enDuda'; mirando: Lugar; datos: ConIntento<E> }
  | { en: 'hecha'; reserva: R; datos: Datos<E> };

export type Suceso<E, R> =
  /** Another franja or number of people is chosen: what was wrong before is forgotten. */
  | { tipo: 'elegir'; cambio: Partial<E> }
  /** A detail is written, which leaves the last error on screen while it is true. */
  | { tipo: 'escribir'; cambio: Partial<E> }
  /** The places of the chosen franja were read again. */
  | { tipo: 'lugares'; problema: string | null }
  /** The person has gone back or forward in the history, or closes the question. */
  | { tipo: 'ir'; a: Lugar }
  /** The button to the next step is pressed; `falta` is the text of what is missing. */
  | { tipo: 'seguir'; falta: string | null }
  /** The last button is pressed; `clave` is the key of the attempt if it is a new one. */
  | { tipo: 'confirmar'; falta: string | null; precio: number | undefined; clave: string }
  | { tipo: 'reservada'; reserva: R }
  | { tipo: 'fallo'; fallo: unknown };

/** The difference between the screens that book. */
export interface Pantalla<E, C extends object> {
  /** Returns the body that books the choice; null while something is missing. */
  cuerpoDe: (eleccion: E) => C | null;
  /** The place to which a refusal of the last question leads back. */
  trasRechazo: Lugar;
}

export function empezar<E extends Grupo, R>(
  { eleccion, intento, lugar }: { eleccion: E; intento: Intento | null; lugar: Lugar },
  pantalla: Pantalla<E, object>,
): Avance<E, R> {
  const datos = { eleccion, intento, problema: null, error: null, precioCambiado: null };
  return enReposo(datos, lugar, pantalla);
}

/**
 * Returns the place at which the person is. A booking that is made stays at the question that made
 * it.
 */
export function lugarDe<E, R>(avance: Avance<E, R>): Lugar {
  if (avance.en === 'hecha') return 'confirmando';
  return avance.en === 'enviando' || avance.en === 'enDuda' ? avance.mirando : avance.en;
}

/**
 * Returns the reason that the chosen franja cannot be booked; null where it can. A booking that is
 * on its way or in doubt may itself be what took the places.
 */
export function impedimentoDe<E, R>({ en, datos }: Avance<E, R>): string | null {
  return en === 'enviando' || en === 'enDuda' ? null : datos.problema;
}

/**
 * Returns whether the person is to be told that the booking may have been made; not while the
 * question is open.
 */
export function hayDudaALaVista<E, R>(avance: Avance<E, R>): boolean {
  const sinRespuesta = avance.en === 'enviando' || avance.en === 'enDuda';
  return sinRespuesta && avance.mirando !== 'confirmando';
}

export type EnCurso<E, R> = Exclude<Avance<E, R>, { en: 'hecha' }>;

/**
 * Returns a booking that is not on its way, at a place: in doubt where the very same was sent and
 * not refused.
 */
export function enReposo<E, R>(
  datos: Datos<E>,
  lugar: Lugar,
  { cuerpoDe }: Pantalla<E, object>,
): EnCurso<E, R> {
  const { intento } = datos;
  const cuerpo = cuerpoDe(datos.eleccion);
  return intento && cuerpo && estaEnDuda(intento, cuerpo)
    ? { en: 'enDuda', mirando: lugar, datos: { ...datos, intento } }
    : { en: lugar, datos };
}
