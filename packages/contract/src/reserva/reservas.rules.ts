import { sumarHoras } from '../calendario.ts';
import { MAXIMO_DE_PERSONAS } from '../franja/franjas.rules.ts';

export const ESTADOS_DE_RESERVA = ['PENDIENTE', 'CONFIRMADA', 'COMPLETADA', 'CANCELADA'] as const;
export type EstadoDeReserva = (typeof ESTADOS_DE_RESERVA)[number];

export const ESTADOS_ACTIVOS = ['PENDIENTE', 'CONFIRMADA'] as const satisfies EstadoDeReserva[];

/**
 * The estados whose seats count as occupied. COMPLETADA is one of them, so that past bookings still
 * count in the day's occupancy.
 */
export const ESTADOS_QUE_OCUPAN = [
  'PENDIENTE',
  'CONFIRMADA',
  'COMPLETADA',
] as const satisfies EstadoDeReserva[];

/**
 * Two groups of a client's bookings (rules §8.12): 'proximas' are active and not over, 'anteriores'
 * are all other bookings.
 */
export const CUANDO = ['proximas', 'anteriores'] as const;
export type Cuando = (typeof CUANDO)[number];

/** How many bookings a page of a client's own bookings has. */
export const RESERVAS_POR_PAGINA = 5;

/** The refusal of a second booking in the same franja, as its client reads it. */
export const YA_TIENE_RESERVA = 'Ya tienes una reserva activa en este turno';

export const SERVICIO = 'Sesión de recuperación';

/** @example esActiva('COMPLETADA') // false */
export function esActiva(estado: EstadoDeReserva): boolean {
  return (ESTADOS_ACTIVOS as readonly EstadoDeReserva[]).includes(estado);
}

interface ReservaEnSuFranja {
  /** The stored estado, which a person decided. */
  estado: EstadoDeReserva;
  inicio: string;
  fin: string;
  /** The momento until which the booking waits for its seña; null where no seña is asked for. */
  seniaVence: string | null;
}

/**
 * The estado that time makes of a stored estado: a confirmed booking becomes completed; a booking
 * that was never confirmed, or whose seña did not come in time, becomes cancelled (rules §8, §8.6,
 * §10.10).
 */
const LO_QUE_HACE_EL_TIEMPO: Partial<Record<EstadoDeReserva, EstadoDeReserva>> = {
  PENDIENTE: 'CANCELADA',
  CONFIRMADA: 'COMPLETADA',
};

/**
 * Returns the momento until which a stored estado holds; null for an estado that time does not
 * change.
 * @example estadoHastaDe({ estado: 'PENDIENTE', inicio: '2026-10-01T09:00:00',
 *   fin: '2026-10-01T10:00:00', seniaVence: '2026-09-30T12:00:00' })
 *   // '2026-09-30T12:00:00'
 */
export function estadoHastaDe(reserva: ReservaEnSuFranja): string | null {
  const { estado, inicio, fin, seniaVence } = reserva;
  if (estado === 'CONFIRMADA') return fin;
  return estado === 'PENDIENTE' ? (seniaVence ?? inicio) : null;
}

interface ReservaConPlazo {
  estado: EstadoDeReserva;
  /** The momento that `estadoHastaDe` returned, as the database stores it. */
  estadoHasta: string | null;
}

/**
 * Returns the estado derivado of a booking at a momento.
 * @example estadoEn({ estado: 'CONFIRMADA', estadoHasta: '2026-10-01T10:00:00' },
 *   '2026-10-01T10:00:00')
 *   // 'COMPLETADA'
 */
export function estadoEn({ estado, estadoHasta }: ReservaConPlazo, ahora: string): EstadoDeReserva {
  if (estadoHasta === null || estadoHasta > ahora) return estado;
  return LO_QUE_HACE_EL_TIEMPO[estado] ?? estado;
}

/**
 * Returns the last momento at which the holder may cancel the booking or remove a companion (rules
 * §8.7): the start of the turn where the centre is closed then (rules §7.14), otherwise
 * `limiteCancelHoras` hours before.
 * @example cancelableHasta('2026-10-02T09:00:00', 12) // '2026-10-01T21:00:00'
 */
export function cancelableHasta(
  inicio: string,
  limiteCancelHoras: number,
  { cerrada = false }: { cerrada?: boolean } = {},
): string {
  return cerrada ? inicio : sumarHoras(inicio, -limiteCancelHoras);
}

/**
 * Returns the automatic notes of a new booking (specification §3).
 * @example notasAutomaticas(2) // 'Reserva para 2 persona(s)'
 */
export function notasAutomaticas(personas: number): string {
  return `Reserva para ${personas} persona(s)`;
}

/**
 * Returns whether notes are automatic. Automatic notes tell the number of people at the time of
 * booking, which may have changed since.
 * @example esNotaAutomatica('Reserva para 2 persona(s)') // true
 */
export function esNotaAutomatica(notas: string): boolean {
  return /^Reserva para \d+ persona\(s\)$/.test(notas);
}

const NOMBRE_PROVISORIO = 'Acompañante';

/**
 * Returns the name of a companion whom the desk has not named (rules §9.3). `orden` is the number
 * of the companion in the booking.
 * @example nombreProvisorio(1) // 'Acompañante 1'
 */
export function nombreProvisorio(orden: number): string {
  return `${NOMBRE_PROVISORIO} ${orden}`;
}

/**
 * Returns whether a name is one that `nombreProvisorio` makes.
 * @example esNombreProvisorio('Acompañante 1') // true
 */
export function esNombreProvisorio(nombre: string): boolean {
  return new RegExp(`^${NOMBRE_PROVISORIO} \\d$`).test(nombre);
}

/**
 * Returns the names of companions. A companion without a name gets the provisional name of their
 * place in the booking; where somebody of the booking has that name already, the provisional name
 * of another place.
 * @example nombrarAcompaniantes(['Sol', ''], []) // ['Sol', 'Acompañante 2']
 */
export function nombrarAcompaniantes(nombres: readonly string[], yaEstan: readonly string[] = []) {
  const usados = new Set([...yaEstan, ...nombres]);
  return nombres.map((nombre, n) => {
    if (nombre !== '') return nombre;
    const suLugar = yaEstan.length + n + 1;
    const libre = [suLugar, 1, 2, 3].find((orden) => !usados.has(nombreProvisorio(orden)));
    const elegido = nombreProvisorio(libre ?? suLugar);
    usados.add(elegido);
    return elegido;
  });
}

/**
 * The estados that may follow each estado (rules §8.5). A COMPLETADA booking may change only until
 * the end of its day (rules §8.9).
 */
const TRANSICIONES: Record<EstadoDeReserva, readonly EstadoDeReserva[]> = {
  PENDIENTE: ['CONFIRMADA', 'CANCELADA'],
  CONFIRMADA: ['PENDIENTE', 'COMPLETADA', 'CANCELADA'],
  CANCELADA: ['CONFIRMADA', 'PENDIENTE'],
  COMPLETADA: ['CANCELADA', 'CONFIRMADA'],
};

/** @example puedePasar('COMPLETADA', 'PENDIENTE') // false */
export function puedePasar(desde: EstadoDeReserva, hacia: EstadoDeReserva): boolean {
  return TRANSICIONES[desde].includes(hacia);
}

/** The name shown in place of a person who was erased (rules §4.10). */
export const CLIENTE_ELIMINADO = 'Cliente eliminado';

export const PERSONAS_FUERA_DE_RANGO = `Puedes reservar para 1 a ${MAXIMO_DE_PERSONAS} personas`;

export const FALTAN_NOMBRES = 'Por favor completa los nombres de todos los acompañantes';
