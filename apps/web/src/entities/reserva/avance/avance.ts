import { estaEnDuda, type Intento } from './intento.ts';

/*
 * The states of a booking that is being made (Avance), and the events that change the state
 * (Suceso); `avanzar` in `avanzar.ts` computes the next state. Neither file knows React, the
 * browser's history or the clock; `useAvance` connects the booking to a screen.
 */

/**
 * The steps of the screen that books; the person is at one of them. The desk's window has only the
 * step 'confirmando'.
 */
export const LUGARES = ['eligiendo', 'participantes', 'confirmando'] as const;
export type Lugar = (typeof LUGARES)[number];

/** The part of a choice that the clients' screen and the desk's window share. */
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
  /** The last attempt. Its key and its price are kept when the person changes step or reloads. */
  intento: Intento | null;
  /**
   * The reason why the chosen franja cannot be booked, by the last answer about its day; null where
   * it can be booked.
   */
  problema: string | null;
  /**
   * The text of the error: what the last step lacks, or the server's refusal. `conOtros` is true
   * where another franja could be booked instead; `deAbono` is true where the abono was refused, and
   * absent otherwise.
   */
  error: { texto: string; conOtros: boolean; deAbono?: true } | null;
  /**
   * The server's refusal of an outdated price; null while no price was refused. One more tap
   * accepts the new price.
   */
  precioCambiado: PrecioCambiado | null;
}

type ConIntento<E> = Datos<E> & { intento: Intento };

export type Avance<E, R> =
  | { en: Lugar; datos: Datos<E> }
  /**
   * The booking is sent and not answered. Meanwhile the person can look at another step
   * (`mirando`).
   */
  | { en: 'enviando'; mirando: Lugar; datos: ConIntento<E> }
  /**
   * The browser does not know whether the booking was made or refused. Sending the same request
   * again settles the doubt.
   */
  | { en: 'enDuda'; mirando: Lugar; datos: ConIntento<E> }
  | { en: 'hecha'; reserva: R; datos: Datos<E> };

export type Suceso<E, R> =
  /**
   * The person chose a franja, a number of people or a companion. The last error disappears. Only
   * FALTAN_NOMBRES stays after a change of companions that still leaves a name missing.
   */
  | { tipo: 'elegir'; cambio: Partial<E> }
  /** The person wrote a detail: the last error stays on screen while it is still true. */
  | { tipo: 'escribir'; cambio: Partial<E> }
  /** The places of the chosen franja were read again. */
  | { tipo: 'lugares'; problema: string | null }
  /** The person went back or forward in the history, or closed the question. */
  | { tipo: 'ir'; a: Lugar }
  /**
   * The person pressed the button to the next step. `falta` is the text of what is missing, or
   * null.
   */
  | { tipo: 'seguir'; falta: string | null }
  /**
   * The person pressed the last button; `clave` is the key of the attempt if the attempt is new.
   */
  | { tipo: 'confirmar'; falta: string | null; precio: number | undefined; clave: string }
  | { tipo: 'reservada'; reserva: R }
  | { tipo: 'fallo'; fallo: unknown };

/** The differences between the two screens that book: the clients' screen and the desk's window. */
export interface Pantalla<E, C extends object> {
  /** Returns the body of the request that books the choice; null while something is missing. */
  cuerpoDe: (eleccion: E) => C | null;
  /** The step that the screen shows after the server refuses the request of the last step. */
  trasRechazo: Lugar;
}

export function empezar<E extends Grupo, R>(
  { eleccion, intento, lugar }: { eleccion: E; intento: Intento | null; lugar: Lugar },
  pantalla: Pantalla<E, object>,
): Avance<E, R> {
  const datos = { eleccion, intento, problema: null, error: null, precioCambiado: null };
  return enReposo(datos, lugar, pantalla);
}

/** Returns the step at which the person is; 'confirmando' for a booking that was made. */
export function lugarDe<E, R>(avance: Avance<E, R>): Lugar {
  if (avance.en === 'hecha') return 'confirmando';
  return avance.en === 'enviando' || avance.en === 'enDuda' ? avance.mirando : avance.en;
}

/**
 * Returns the reason why the chosen franja cannot be booked; null where it can be booked. Null also
 * for a booking that is being sent or in doubt, because that booking itself may have taken the
 * places.
 */
export function impedimentoDe<E, R>({ en, datos }: Avance<E, R>): string | null {
  return en === 'enviando' || en === 'enDuda' ? null : datos.problema;
}

/**
 * True where the screen must say that the booking may have been made; false while the step
 * 'confirmando' is open.
 */
export function hayDudaALaVista<E, R>(avance: Avance<E, R>): boolean {
  const sinRespuesta = avance.en === 'enviando' || avance.en === 'enDuda';
  return sinRespuesta && avance.mirando !== 'confirmando';
}

export type EnCurso<E, R> = Exclude<Avance<E, R>, { en: 'hecha' }>;

/**
 * Returns the avance, at step `lugar`, of a booking that is not being sent. The avance is 'enDuda'
 * where a request with the same content was sent and not refused.
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
