import { fechaDe } from '@remanso/contract/calendario';
import type { DiaSemana } from '@remanso/contract/calendario';
import type { Sexo } from '@remanso/contract/franjas.rules';
import type { EstadoDeReserva } from '@remanso/contract/reservas.rules';

/*
 * The centre as the model sees it: plain data, and none of the server's rules. Ids are the ones that the server gave.
 */

export interface Tramo {
  horaInicio: string;
  horaFin: string;
}

export interface Franja {
  id: number;
  inicio: string;
  fin: string;
  capacidad: number;
  bloqueadaAMano: boolean;
  motivo: string | null;
  /** The id of the bloqueo that covers the franja. */
  bloqueo: number | null;
  /** The reason that the plan blocks the franja; null where it does not. */
  motivoDelPlan: string | null;
  /** True for a franja that the plan made and nobody has changed by hand. */
  delPlan: boolean;
  /** True for a franja that was made by hand. */
  deMano: boolean;
  retirada: 'ADMIN' | 'PLAN' | null;
}

export interface Asiento {
  id: number;
  esTitular: boolean;
  nombre: string;
  sexo: Sexo;
}

export interface Reserva {
  id: number;
  franjaId: number;
  /** The holder's id; null once that person has been erased. */
  usuarioId: number | null;
  /** The estado that a person last gave the booking; `estadoDe` returns the one that everybody sees. */
  estado: EstadoDeReserva;
  precio: number;
  notas: string;
  creadaEn: string;
  asientos: Asiento[];
}

export interface Usuario {
  id: number;
  nombre: string;
  apellido: string;
  email: string;
  telefono: string;
  genero: Sexo;
  rol: 'ADMIN' | 'CLIENT';
  activo: boolean;
  creadoEn: string;
  /** The version that a token must carry to be valid. */
  version: number;
}

export interface Config {
  duracionBaseMin: number;
  capacidadBase: number;
  ventanaDias: number;
  limiteCancelHoras: number;
  notificacionesActivas: boolean;
  maxReservasActivas: number;
  precios: { capacidad: number; precio: number }[];
}

export interface Feriado {
  id: number;
  fecha: string;
  descripcion: string;
}

export interface Bloqueo {
  id: number;
  fechaDesde: string;
  fechaHasta: string;
  horaInicio: string | null;
  horaFin: string | null;
  motivo: string | null;
}

export interface Override {
  id: number;
  fecha: string;
  tramos: Tramo[];
  capacidad: number | null;
  motivo: string | null;
}

/** The body of a request to book. */
export interface Pedido {
  franjaId: number;
  acompaniantes: { nombre: string; genero?: Sexo | undefined }[];
  generoTitular?: Sexo | undefined;
  notas?: string | undefined;
  clienteId?: number;
  precioEsperado?: number;
}

/** A booking that was asked for with an `Idempotency-Key`, and what was answered. */
export interface PedidoConClave {
  usuarioId: number;
  clave: string;
  pedido: Pedido;
  respuesta: unknown;
  momento: string;
}

export interface Centro {
  ahora: string;
  adminId: number;
  config: Config;
  horarios: { diaSemana: DiaSemana; activo: boolean; tramos: Tramo[] }[];
  feriados: Map<number, Feriado>;
  bloqueos: Map<number, Bloqueo>;
  overrides: Map<number, Override>;
  franjas: Map<number, Franja>;
  reservas: Map<number, Reserva>;
  usuarios: Map<number, Usuario>;
  /** The answered requests with a key, under `usuarioId/key`. */
  claves: Map<string, PedidoConClave>;
}

export const hoy = (centro: Centro) => fechaDe(centro.ahora);

export function porInicio(a: { inicio: string }, b: { inicio: string }): number {
  return a.inicio < b.inicio ? -1 : 1;
}

/** Returns the franjas on the calendar, in the order of their hours. */
export function franjasVivas(centro: Centro): Franja[] {
  return [...centro.franjas.values()]
    .filter(({ retirada }) => retirada === null)
    .toSorted(porInicio);
}

export function franjaViva(centro: Centro, id: number): Franja | undefined {
  const franja = centro.franjas.get(id);
  return franja?.retirada === null ? franja : undefined;
}

/** Returns the franja of a booking; the caller knows that it is there. */
export function franjaDe(centro: Centro, { franjaId }: Pick<Reserva, 'franjaId'>): Franja {
  return centro.franjas.get(franjaId) as Franja;
}

/**
 * Returns the estado that everybody sees: a confirmed booking that is over is completed, and one that nobody confirmed
 * in time is cancelled.
 */
export function estadoDe(centro: Centro, reserva: Reserva): EstadoDeReserva {
  const { inicio, fin } = franjaDe(centro, reserva);
  const { ahora } = centro;
  if (reserva.estado === 'PENDIENTE') return ahora < inicio ? 'PENDIENTE' : 'CANCELADA';
  if (reserva.estado === 'CONFIRMADA') return ahora < fin ? 'CONFIRMADA' : 'COMPLETADA';
  return reserva.estado;
}

/** Returns the bookings of a franja whose people take a place, in the order in which they were made. */
export function reservasQueOcupan(centro: Centro, franjaId: number): Reserva[] {
  return [...centro.reservas.values()]
    .filter((reserva) => reserva.franjaId === franjaId && estadoDe(centro, reserva) !== 'CANCELADA')
    .toSorted((a, b) => a.id - b.id);
}

/**
 * Returns the counter that the table holds: it includes bookings that were never confirmed in time, until something
 * writes down that they are cancelled.
 */
export function ocupadosGuardados(centro: Centro, franjaId: number): number {
  return [...centro.reservas.values()]
    .filter((reserva) => reserva.franjaId === franjaId && reserva.estado !== 'CANCELADA')
    .reduce((suma, { asientos }) => suma + asientos.length, 0);
}

export function ocupados(centro: Centro, franjaId: number): number {
  return reservasQueOcupan(centro, franjaId).reduce(
    (suma, { asientos }) => suma + asientos.length,
    0,
  );
}

export function esActiva(centro: Centro, reserva: Reserva): boolean {
  return ['PENDIENTE', 'CONFIRMADA'].includes(estadoDe(centro, reserva));
}

export function estaBloqueada({ bloqueadaAMano, bloqueo, motivoDelPlan }: Franja): boolean {
  return bloqueadaAMano || bloqueo !== null || motivoDelPlan !== null;
}
