import { fechaDe, restarHoras, sumarDias } from '@remanso/contract/calendario';
import { calcularPrecio } from '@remanso/contract/precios.rules';
import {
  esActiva,
  estaBloqueada,
  estadoDe,
  franjaDe,
  franjaViva,
  hoy,
  ocupados,
  type Centro,
  type Franja,
  type Reserva,
} from './centro.ts';
import {
  FRANJA_BLOQUEADA,
  FRANJA_COMENZADA,
  FRANJA_INEXISTENTE,
  PERSONAS_FUERA_DE_RANGO,
  TURNO_COMENZADO,
  fueraDeVentana,
  fueraDelLimite,
  sinCupo,
  type Rechazo,
  reservaRepetida,
} from './rechazos.ts';
import { limiteDeReservas } from './rechazos-de-limite.ts';

const MAXIMO_DE_PERSONAS = 4;

interface Ocupacion {
  franjaId: number;
  personas: number;
  isAdmin: boolean;
}

/** Returns why so many people cannot come to a franja, by the first reason in the order of rules §7, or undefined. */
export function impedimentoDeOcupar(
  centro: Centro,
  { franjaId, personas, isAdmin }: Ocupacion,
): Rechazo | undefined {
  const franja = franjaViva(centro, franjaId);
  if (!franja) return FRANJA_INEXISTENTE;
  if (franja.inicio <= centro.ahora) return FRANJA_COMENZADA;
  const { ventanaDias } = centro.config;
  const ultimoDia = sumarDias(hoy(centro), ventanaDias);
  if (!isAdmin && fechaDe(franja.inicio) > ultimoDia) return fueraDeVentana(ventanaDias);
  if (estaBloqueada(franja)) return FRANJA_BLOQUEADA;
  if (personas > MAXIMO_DE_PERSONAS) return PERSONAS_FUERA_DE_RANGO;
  const libres = franja.capacidad - ocupados(centro, franja.id);
  return personas > libres ? sinCupo(libres) : undefined;
}

interface Presencia {
  franjaId: number;
  usuarioId: number | null;
  /** The id of the booking that may be there. */
  salvo?: number;
  isAdmin: boolean;
}

/** Refuses a second active booking of a client in a franja. */
export function impedimentoDeRepetir(
  centro: Centro,
  { franjaId, usuarioId, salvo, isAdmin }: Presencia,
): Rechazo | undefined {
  const otra = [...centro.reservas.values()].find(
    (reserva) =>
      reserva.id !== salvo &&
      reserva.franjaId === franjaId &&
      reserva.usuarioId === usuarioId &&
      esActiva(centro, reserva),
  );
  return otra && reservaRepetida(isAdmin ? centro.usuarios.get(usuarioId ?? 0) : undefined);
}

/** Refuses a client who holds as many bookings to come as allowed; the desk has no such limit. */
export function impedimentoDeLimite(
  centro: Centro,
  { usuarioId, isAdmin }: { usuarioId: number; isAdmin: boolean },
): Rechazo | undefined {
  const porVenir = [...centro.reservas.values()].filter(
    (reserva) =>
      reserva.usuarioId === usuarioId &&
      esActiva(centro, reserva) &&
      franjaDe(centro, reserva).inicio > centro.ahora,
  );
  const { maxReservasActivas } = centro.config;
  const esMucho = !isAdmin && porVenir.length >= maxReservasActivas;
  return esMucho ? limiteDeReservas(maxReservasActivas) : undefined;
}

/**
 * Refuses a change that comes too late: the owner may act until the configured hours before the start, an administrator
 * until it begins.
 */
export function impedimentoDePlazo(
  { ahora, config }: Centro,
  { inicio }: Franja,
  isAdmin: boolean,
): Rechazo | undefined {
  const horas = isAdmin ? 0 : config.limiteCancelHoras;
  if (horas > 0 && ahora > restarHoras(inicio, horas)) return fueraDelLimite(horas);
  return inicio <= ahora ? TURNO_COMENZADO : undefined;
}

export function precioDe({ config }: Centro, personas: number): number {
  return calcularPrecio(config.precios, personas).precioTotal;
}

/** Returns the booking if this person may know of it: their own, or any for the administrator. */
export function reservaVisible(centro: Centro, usuarioId: number, id: number): Reserva | undefined {
  const reserva = centro.reservas.get(id);
  const visible = usuarioId === centro.adminId || reserva?.usuarioId === usuarioId;
  return visible ? reserva : undefined;
}

/** Writes into each booking the estado that time has given it. */
export function asentar(centro: Centro, reservas: Iterable<Reserva>): void {
  for (const reserva of reservas) reserva.estado = estadoDe(centro, reserva);
}

/** Cancels for good the bookings of a begun franja that were never confirmed, as a change by the desk does. */
export function asentarVencidas(centro: Centro, { id }: Franja): void {
  const pendientes = [...centro.reservas.values()].filter(
    ({ franjaId, estado }) => franjaId === id && estado === 'PENDIENTE',
  );
  asentar(centro, pendientes);
}
