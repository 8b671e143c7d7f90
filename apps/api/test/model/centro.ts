import { fechaDe } from '@remanso/contract/calendario';
import type { NuevaConfig } from '@remanso/contract/centro/config.forms';
import type { Bloqueo, Feriado, Override } from '@remanso/contract/plan/excepciones.contract';
import type { Sexo, SexoDeAsiento } from '@remanso/contract/franja/franjas.rules';
import type { Semana } from '@remanso/contract/plan/horarios-base.contract';
import type { EstadoDeEspera } from '@remanso/contract/espera/esperas.rules';
import type { Precio } from '@remanso/contract/precio/precios.rules';
import type { crearReserva } from '@remanso/contract/reserva/reservas.contract';
import type { EstadoDeReserva } from '@remanso/contract/reserva/reservas.rules';
import type { Estacion } from '@remanso/contract/franja/rotacion.rules';
import type { Rol } from '@remanso/contract/persona/usuarios.rules';
import type { BodyOf } from '../support/client.ts';
import type { AbonoEnVenta, Vendido } from './abonos.ts';
import { pagadoDe, type Pago } from './pagos.ts';

/*
 * The centre in the model, which shares none of the server's rules. The ids are those that the
 * server has given.
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
  /** The id of the bloqueo that covers the franja; null where there is none. */
  bloqueo: number | null;
  /** The reason for which the plan blocks the franja; null where the plan does not. */
  motivoDelPlan: string | null;
  /** True for a franja that the plan made and that nobody has changed by hand. */
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
  /** True for a person who came, false for one who did not; null until the desk has marked it. */
  presente: boolean | null;
}

export interface Reserva {
  id: number;
  franja: Franja;
  /** The id of the titular's account; null once the account has been erased. */
  usuarioId: number | null;
  /** The id of the turno fijo with which the booking was made. */
  serieId: number | undefined;
  /** The abono whose places pay the booking. */
  abono: Vendido | null;
  /**
   * The estado as it was last saved. `estadoDe` returns the estado derivado that the API answers.
   */
  estado: EstadoDeReserva;
  /** The seña that a PENDIENTE booking waits for; null for none. */
  senia: { porcentaje: number; vence: string } | null;
  precio: number;
  notas: string;
  creadaEn: string;
  asientos: Asiento[];
  /** The minutes by which the people were late; null where the desk has not noted any. */
  tarde: number | null;
  pagos: Pago[];
  /** The last change of the booking in the trail; undefined where there is none. */
  ultimo?: Cambio;
}

/** A turno fijo. */
export interface Serie {
  id: number;
  /** The id of the client; null once the account has been erased. */
  usuarioId: number | null;
  inicio: string;
  cada: number;
  veces: number;
  personas: number;
  creadaEn: string;
}

/** An entry in the line of a franja. */
export interface Espera {
  id: number;
  franja: Franja;
  usuarioId: number;
  personas: number;
  /** The id of the turno fijo with which the entry was made. */
  serieId: number | null;
  estado: EstadoDeEspera;
  /** The moment until which the places are held; null unless they are offered. */
  venceEn: string | null;
  creadaEn: string;
  /** The moment at which the entry ended; null while the entry is open. */
  terminadaEn: string | null;
  /** True when the desk has noted that the person was told of the present offer. */
  dicha: boolean;
  /** True when an e-mail tells the person of the present offer. */
  conCarta: boolean;
}

/** A booking as it was at a moment. `estado` is the estado derivado of that moment. */
export type EstadoDeUnMomento = Pick<Reserva, 'franja' | 'estado' | 'senia'>;

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
  nota: string;
  activo: boolean;
  creadoEn: string;
  /** The version of the tokens that are valid; a token of another version is void. */
  version: number;
  emailConfirmado: boolean;
}

export interface Config extends Omit<NuevaConfig, 'preciosPorCapacidad'> {
  maxReservasActivas: number;
  recordatoriosHoras: number[];
  seniaPorcentaje: number;
  seniaHoras: number;
  datosDeTransferencia: string;
  estaciones: Estacion[];
  agendaPublica: boolean;
  sitiosQueEmbeben: string[];
  seriesDeClientes: boolean;
  precios: Precio[];
}

/** The prices from the day `desde` on. */
export interface ListaDePrecios {
  id: number;
  desde: string;
  precios: Precio[];
}

export interface Pedido extends BodyOf<typeof crearReserva> {
  acompaniantes: { nombre?: string | undefined; genero?: Sexo | undefined }[];
}

export interface PedidoDe {
  usuarioId: number;
  pedido: Pedido;
  /** The header `Idempotency-Key`. */
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
/** Orders bookings by the beginning of their franjas, and the older booking first in a franja. */
export const porFranja = (a: Reserva, b: Reserva) => porInicio(a.franja, b.franja) || a.id - b.id;

export const estaBloqueada = ({ bloqueadaAMano, bloqueo, motivoDelPlan }: Franja) =>
  bloqueadaAMano || bloqueo !== null || motivoDelPlan !== null;

export const seTocan = (a: Lapso, b: Lapso) => a.inicio < b.fin && a.fin > b.inicio;

/** Returns the places of a franja that are neither sold nor held. */
export const contarLibres = (centro: Centro, franja: Franja) =>
  franja.capacidad - centro.ocupados(franja);

export const contarPersonas = (reservas: readonly Reserva[]) =>
  reservas.reduce((suma, { asientos }) => suma + asientos.length, 0);

/** True when somebody is marked as absent and nobody as present. */
export const noVinoNadie = ({ asientos }: Reserva) =>
  asientos.some(({ presente }) => presente === false) && !asientos.some((una) => una.presente);

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
  esperas = new Map<number, Espera>();
  usuarios = new Map<number, Usuario>();
  abonos = new Map<number, AbonoEnVenta>();
  vendidos = new Map<number, Vendido>();
  /** The new payments whose ids no answer has told yet. */
  sinNombrar: Pago[] = [];
  series = new Map<number, Serie>();
  /** The answered requests with an `Idempotency-Key`, under `usuarioId/key`. */
  claves = new Map<string, PedidoRespondido>();

  constructor(datos: Pick<Centro, 'ahora' | 'adminId' | 'config' | 'horarios'>) {
    Object.assign(this, datos);
  }

  /** Returns a copy of the model, in which a change can be tried out. */
  copia(): Centro {
    return Object.assign(new Centro(this), structuredClone(this));
  }

  /** Returns a payment of this moment. No answer has told its id yet, unless `suyo` has it. */
  nuevoPago(suyo: Pick<Pago, 'tipo' | 'monto' | 'medio' | 'deMano'> & Partial<Pago>): Pago {
    const { ahora: registradoEn } = this;
    return { id: 0, nota: '', registradoEn, anuladoEn: null, motivo: null, ...suyo };
  }

  get hoy(): string {
    return fechaDe(this.ahora);
  }

  /** Returns the listas de precios in the order of `desde`. */
  listasEnOrden(): ListaDePrecios[] {
    return [...this.listas.values()].toSorted((a, b) => (a.desde < b.desde ? -1 : 1));
  }

  listasPorVenir(): ListaDePrecios[] {
    return this.listasEnOrden().filter(({ desde }) => desde > this.hoy);
  }

  /**
   * Returns the lista de precios that applies on a day; undefined where the prices of the
   * configuration apply.
   */
  listaDe(fecha: string): ListaDePrecios | undefined {
    return this.listasEnOrden().findLast(({ desde }) => desde <= fecha);
  }

  preciosDe(fecha: string): Precio[] {
    return this.listaDe(fecha)?.precios ?? this.config.precios;
  }

  /** Returns the franjas that are not withdrawn, in the order of their beginnings. */
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
   * Returns the estado derivado: a CONFIRMADA booking is COMPLETADA once its franja is over; a
   * PENDIENTE one is CANCELADA once its franja has begun, or the seña was not paid in time.
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

  /** Returns the saldo: what is owed for a booking, or, below zero, what is to be given back. */
  saldoDe(reserva: Reserva): number {
    const precio = this.estadoDe(reserva) === 'CANCELADA' ? 0 : reserva.precio;
    return precio - pagadoDe(reserva);
  }

  clientes(): Usuario[] {
    return [...this.usuarios.values()].filter(({ rol }) => rol === 'CLIENT');
  }

  /** Returns the bookings of a person, the oldest first; with null, those of all erased people. */
  reservasDe(usuarioId: number | null): Reserva[] {
    return [...this.reservas.values()].filter((reserva) => reserva.usuarioId === usuarioId);
  }

  activasDe(usuarioId: number | null): Reserva[] {
    return this.reservasDe(usuarioId).filter((reserva) => this.esActiva(reserva));
  }

  porVenirDe(usuarioId: number | null): Reserva[] {
    return this.activasDe(usuarioId).filter(({ franja }) => franja.inicio > this.ahora);
  }

  /** Returns the bookings of a franja that are not cancelled, the oldest first. */
  reservasQueOcupan(franja: Franja): Reserva[] {
    return [...this.reservas.values()].filter(
      (reserva) => reserva.franja === franja && this.estadoDe(reserva) !== 'CANCELADA',
    );
  }

  /** Returns the number of places that the offers of a franja hold. */
  retenidas(franja: Franja): number {
    return [...this.esperas.values()]
      .filter((espera) => espera.franja === franja && espera.estado === 'OFRECIDA')
      .reduce((suma, { personas }) => suma + personas, 0);
  }

  /** Returns the number of places that are sold or held. */
  ocupados(franja: Franja): number {
    return contarPersonas(this.reservasQueOcupan(franja)) + this.retenidas(franja);
  }
}
