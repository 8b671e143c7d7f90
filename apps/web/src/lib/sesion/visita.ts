import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import type { Sexo } from '@remanso/contract/franja/franjas.rules';
import type { TurnoPorConfirmar } from '@remanso/contract/persona/codigos.contract';
import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { guardar, leer, quitar } from './almacen.ts';
import { RESERVA_DE_VISITA, VISITANTE } from './restosDeSesion.ts';

/*
 * The booking of somebody without a session, and who they are, in local storage: the button of a
 * mail opens another tab, and a phone throws the first one away. Both are forgotten two hours after
 * they were last written, once the turn is booked, and at a logout. No function here throws.
 */

const DOS_HORAS_MS = 2 * 60 * 60 * 1000;

/** A code that was asked for: the momentos of the asking and of its end, by the server's clock. */
export interface CodigoPedido {
  pedidoEn: string;
  venceEn: string;
  /** The turn of which the letter speaks; absent where the code is only to enter by. */
  turno?: TurnoPorConfirmar | undefined;
}

/** A turn that nobody has booked yet, as a screen of the login shows it. */
export interface TurnoSinReservar {
  franja: Pick<FranjaDeCliente, 'id' | 'fecha' | 'horaInicio' | 'horaFin'>;
  personas: number;
  /** Null where a place in the waiting list is to be confirmed, which costs nothing. */
  precio: number | null;
}

export interface Escrito {
  nombre: string;
  apellido: string;
  email: string;
  telefono: string;
  genero?: Sexo;
}

/** The person who books without a session, as far as they have typed it. */
export interface Visitante extends Escrito {
  /** Null where no code was asked for with this e-mail. */
  codigo: CodigoPedido | null;
  /** The total price to which the visitor said yes; null before that. */
  confirmado: number | null;
}

export function buscarReservaDeVisita(): string | null {
  return buscar(RESERVA_DE_VISITA);
}

export function guardarReservaDeVisita(texto: string): void {
  poner(RESERVA_DE_VISITA, texto);
}

export function buscarVisitante(): Visitante | null {
  try {
    const leido = JSON.parse(buscar(VISITANTE) ?? '') as Visitante;
    const textos = [leido.nombre, leido.apellido, leido.email, leido.telefono];
    return textos.every((texto) => typeof texto === 'string') ? leido : null;
  } catch {
    return null;
  }
}

/** Stores a part of who books; the rest stays as it was. Another e-mail has no code yet. */
export function guardarVisitante(cambio: Partial<Visitante>): void {
  const antes = buscarVisitante() ?? NADIE;
  const esOtro = cambio.email !== undefined && cambio.email !== antes.email;
  const visitante = { ...antes, ...(esOtro && { codigo: null }), ...cambio };
  poner(VISITANTE, JSON.stringify(visitante satisfies Visitante));
}

const NADIE: Visitante = {
  nombre: '',
  apellido: '',
  email: '',
  telefono: '',
  codigo: null,
  confirmado: null,
};

export function olvidarVisita(): void {
  quitar(RESERVA_DE_VISITA, VISITANTE);
}

/** A booking that was made, and the visit in which it was chosen. */
interface HechaEnVisita {
  visita: string;
  reserva: ReservaDeCliente;
}

const CANAL = 'reserva-hecha';
const abrirCanal = () =>
  typeof BroadcastChannel === 'function' ? new BroadcastChannel(CANAL) : undefined;

/** Tells the browser's other tabs that a booking was made. */
export function contarHecha(hecha: HechaEnVisita): void {
  const canal = abrirCanal();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  canal?.postMessage(hecha);
  canal?.close();
}

/** Calls `alHacerse` when another tab has made a booking. Returns the function that stops it. */
export function escucharHechas(alHacerse: (hecha: HechaEnVisita) => void): () => void {
  const canal = abrirCanal();
  canal?.addEventListener('message', ({ data }: MessageEvent<HechaEnVisita>) => alHacerse(data));
  return () => canal?.close();
}

/**
 * A record begins with the instant of its end, so that others need read no more than that: in
 * milliseconds by the device's clock, because a page reads it before the server's first answer.
 */
function poner(clave: string, texto: string): void {
  guardar(clave, `${Date.now() + DOS_HORAS_MS} ${texto}`);
}

function buscar(clave: string): string | null {
  const [hasta = '', texto = ''] = leer(clave)?.split(/ (.*)/s) ?? [];
  return Number(hasta) > Date.now() ? texto : null;
}
