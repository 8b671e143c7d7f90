import { fechaDe } from '@remanso/contract/calendario';
import type { NuevaConfig } from '@remanso/contract/centro/config.forms';
import type { Bloqueo, Feriado, Override } from '@remanso/contract/plan/excepciones.contract';
import type { Sexo, SexoDeAsiento } from '@remanso/contract/franja/franjas.rules';
import type { Semana } from '@remanso/contract/plan/horarios-base.contract';
import type { MedioDePago, TipoDePago } from '@remanso/contract/caja/pagos.rules';
import type { Precio } from '@remanso/contract/precio/precios.rules';
import type { crearReserva } from '@remanso/contract/reserva/reservas.contract';
import type { EstadoDeReserva } from '@remanso/contract/reserva/reservas.rules';
import type { Estacion } from '@remanso/contract/franja/rotacion.rules';
import type { Rol } from '@remanso/contract/persona/usuarios.rules';
import type { BodyOf } from '../support/client.ts';

/*
 * The centre as the model sees it, by none of the server's rules. Ids are the ones that the server
 * gave.
 */

export interface Lapso {
  inicio: string;
  fin: string;
}

export interface Franja extends Lapso {
  id: number;
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
  sexo: SexoDeAsiento;
  /** True for a person who came; null until somebody says so. */
  presente: boolean | null;
}

export interface Pago {
  id: number;
  tipo: TipoDePago;
  monto: number;
  medio: MedioDePago;
  registradoEn: string;
  anuladoEn: string | null;
  motivo: string | null;
}

export interface Reserva {
  id: number;
  franja: Franja;
  /** The holder's id; null once that person has been erased. */
  usuarioId: number | null;
  /**
   * The estado that a person last gave the booking; `estadoDe` returns the one that everybody sees.
   */
  estado: EstadoDeReserva;
  /** The seña that it waits for before it is confirmed. */
  senia: { porcentaje: number; vence: string } | null;
  precio: number;
  notas: string;
  creadaEn: string;
  asientos: Asiento[];
  /** The minutes by which they came late. */
  tarde: number | null;
  pagos: Pago[];
  /** The last change of the booking that the trail has kept; undefined where there is none. */
  ultimo?: Cambio;
}

/** A booking as it was at a moment: where, and in the estado that everybody saw. */
export type EstadoDeUnMomento = Pick<Reserva, 'franja' | 'estado'>;

interface Cambio {
  quien: number;
  momento: string;
  antes: EstadoDeUnMomento;
  despues: EstadoDeUnMomento;
}

export interface Usuario {
  id: number;
  nombre: string;
  apellido: string;
  email: string | null;
  telefono: string;
  genero: Sexo;
  rol: Rol;
  /** The desk's note about the person. */
  nota: string;
  activo: boolean;
  creadoEn: string;
  /** The version that a token must carry to be valid. */
  version: number;
}

export interface Config extends Omit<NuevaConfig, 'preciosPorCapacidad'> {
  maxReservasActivas: number;
  recordatoriosHoras: number[];
  seniaPorcentaje: number;
  seniaHoras: number;
  datosDeTransferencia: string;
  estaciones: Estacion[];
  precios: Precio[];
}

/** The prices from a day on. */
export interface ListaDePrecios {
  id: number;
  desde: string;
  precios: Precio[];
}

/** The body of a request to book. */
export interface Pedido extends BodyOf<typeof crearReserva> {
  acompaniantes: { nombre?: string | undefined; genero?: Sexo | undefined }[];
}

export interface PedidoDe {
  usuarioId: number;
  pedido: Pedido;
  /** The `Idempotency-Key`. */
  clave?: string | undefined;
}

interface PedidoRespondido extends PedidoDe {
  respuesta: unknown;
  momento: string;
}

type NuevaFranja = Pick<Franja, 'id' | 'inicio' | 'fin' | 'capacidad' | 'deMano'>;

export function nuevaFranja(franja: NuevaFranja & Partial<Franja>): Franja {
  const bloqueos = { bloqueadaAMano: false, motivo: null, bloqueo: null, motivoDelPlan: null };
  return { ...bloqueos, delPlan: !franja.deMano, retirada: null, ...franja };
}

const por =
  <K extends string>(campo: K) =>
  (a: Record<K, string>, b: Record<K, string>) =>
    a[campo] < b[campo] ? -1 : Number(a[campo] > b[campo]);
export const porInicio = por('inicio');
export const porFecha = por('fecha');
export const porHora = por('horaInicio');
/** Orders bookings as the calendar does; of two in one franja the older comes first. */
export const porFranja = (a: Reserva, b: Reserva) => porInicio(a.franja, b.franja) || a.id - b.id;

export const estaBloqueada = ({ bloqueadaAMano, bloqueo, motivoDelPlan }: Franja) =>
  bloqueadaAMano || bloqueo !== null || motivoDelPlan !== null;

export const seTocan = (a: Lapso, b: Lapso) => a.inicio < b.fin && a.fin > b.inicio;

export const contarPersonas = (reservas: readonly Reserva[]) =>
  reservas.reduce((suma, { asientos }) => suma + asientos.length, 0);

/** True for a booking about whose people something is known, and of whom nobody came. */
export const noVinoNadie = ({ asientos }: Reserva) =>
  asientos.some(({ presente }) => presente === false) && !asientos.some((una) => una.presente);

/** Returns the sum of the payments that stand. */
export const pagadoDe = ({ pagos }: Pick<Reserva, 'pagos'>) =>
  pagos
    .filter(({ anuladoEn }) => anuladoEn === null)
    .reduce((suma, { tipo, monto }) => suma + (tipo === 'PAGO' ? monto : -monto), 0);

export class Centro {
  ahora!: string;
  adminId!: number;
  config!: Config;
  horarios!: Semana;
  feriados = new Map<number, Feriado>();
  bloqueos = new Map<number, Bloqueo>();
  overrides = new Map<number, Override>();
  listas = new Map<number, ListaDePrecios>();
  franjas = new Map<number, Franja>();
  reservas = new Map<number, Reserva>();
  usuarios = new Map<number, Usuario>();
  /** The answered requests with a key, under `usuarioId/key`. */
  claves = new Map<string, PedidoRespondido>();

  constructor(datos: Pick<Centro, 'ahora' | 'adminId' | 'config' | 'horarios'>) {
    Object.assign(this, datos);
  }

  /** Returns a copy, to see what a change would do. */
  copia(): Centro {
    return Object.assign(new Centro(this), structuredClone(this));
  }

  get hoy(): string {
    return fechaDe(this.ahora);
  }

  /** Returns the lists of prices in the order of their days. */
  listasEnOrden(): ListaDePrecios[] {
    return [...this.listas.values()].toSorted((a, b) => (a.desde < b.desde ? -1 : 1));
  }

  listasPorVenir(): ListaDePrecios[] {
    return this.listasEnOrden().filter(({ desde }) => desde > this.hoy);
  }

  /** Returns the list of prices that counts on a day, or undefined for that of the configuration. */
  listaDe(fecha: string): ListaDePrecios | undefined {
    return this.listasEnOrden().findLast(({ desde }) => desde <= fecha);
  }

  preciosDe(fecha: string): Precio[] {
    return this.listaDe(fecha)?.precios ?? this.config.precios;
  }

  /** Returns the franjas on the calendar, in the order of their hours. */
  franjasVivas(): Franja[] {
    return [...this.franjas.values()]
      .filter(({ retirada }) => retirada === null)
      .toSorted(porInicio);
  }

  franjasPorVenir(): Franja[] {
    return this.franjasVivas().filter(({ inicio }) => inicio > this.ahora);
  }

  franjaViva(id: number): Franja | undefined {
    const franja = this.franjas.get(id);
    return franja?.retirada === null ? franja : undefined;
  }

  /**
   * Returns the estado that everybody sees: a confirmed booking that is over is completed, and one
   * that nobody confirmed in time, or whose seña did not come, is cancelled.
   */
  estadoDe({
    estado,
    franja,
    senia,
  }: Pick<Reserva, 'estado' | 'franja' | 'senia'>): EstadoDeReserva {
    const vence = senia?.vence ?? franja.inicio;
    if (estado === 'PENDIENTE') return this.ahora < vence ? 'PENDIENTE' : 'CANCELADA';
    if (estado === 'CONFIRMADA') return this.ahora < franja.fin ? 'CONFIRMADA' : 'COMPLETADA';
    return estado;
  }

  esActiva(reserva: Reserva): boolean {
    return ['PENDIENTE', 'CONFIRMADA'].includes(this.estadoDe(reserva));
  }

  /** Returns what is owed for a booking; below zero, what is to be given back. */
  saldoDe(reserva: Reserva): number {
    const precio = this.estadoDe(reserva) === 'CANCELADA' ? 0 : reserva.precio;
    return precio - pagadoDe(reserva);
  }

  clientes(): Usuario[] {
    return [...this.usuarios.values()].filter(({ rol }) => rol === 'CLIENT');
  }

  /** Returns the bookings of a person, or those of the people who were erased, the oldest first. */
  reservasDe(usuarioId: number | null): Reserva[] {
    return [...this.reservas.values()].filter((reserva) => reserva.usuarioId === usuarioId);
  }

  activasDe(usuarioId: number | null): Reserva[] {
    return this.reservasDe(usuarioId).filter((reserva) => this.esActiva(reserva));
  }

  /** Returns the active bookings of a person whose franjas have not begun. */
  porVenirDe(usuarioId: number | null): Reserva[] {
    return this.activasDe(usuarioId).filter(({ franja }) => franja.inicio > this.ahora);
  }

  /**
   * Returns the bookings of a franja whose people take a place, in the order in which they were
   * made.
   */
  reservasQueOcupan(franja: Franja): Reserva[] {
    return [...this.reservas.values()].filter(
      (reserva) => reserva.franja === franja && this.estadoDe(reserva) !== 'CANCELADA',
    );
  }

  ocupados(franja: Franja): number {
    return contarPersonas(this.reservasQueOcupan(franja));
  }
}
