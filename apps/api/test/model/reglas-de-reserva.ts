import { fechaDe, sumarHoras, sumarDias } from '@remanso/contract/calendario';
import { calcularPrecio } from '@remanso/contract/precio/precios.rules';
import { estaBloqueada, type Centro, type Franja, type Reserva } from './centro.ts';
import { exigir } from './paso.ts';

export const MAXIMO_DE_PERSONAS = 4;

interface Lugares {
  personas: number;
  isAdmin: boolean;
  /**
   * True when they are for a booking of the franja, which the desk may change until the end of its
   * day.
   */
  paraSuReserva?: boolean;
}

/** Refuses so many people in a franja by the first reason in the order of rules §8.1 and §8.9. */
export function exigirLugar(
  centro: Centro,
  franja: Franja,
  { personas, isAdmin, paraSuReserva = false }: Lugares,
): void {
  const hasta = isAdmin ? franja.fin : franja.inicio;
  const estaATiempo = paraSuReserva ? fechaDe(franja.inicio) >= centro.hoy : hasta > centro.ahora;
  exigir(estaATiempo, '409 FRANJA_COMENZADA');
  const { ventanaDias } = centro.config;
  const enVentana = fechaDe(franja.inicio) <= sumarDias(centro.hoy, ventanaDias);
  exigir(isAdmin || enVentana, `409 FUERA_DE_VENTANA ${ventanaDias}`);
  exigir(!estaBloqueada(franja), '409 FRANJA_BLOQUEADA');
  exigir(personas <= MAXIMO_DE_PERSONAS, '400 DATOS_INVALIDOS acompaniantes 1 4');
  const libres = franja.capacidad - centro.ocupados(franja);
  exigir(personas <= libres, libres === 0 ? '409 SIN_CUPO' : `409 SIN_CUPO ${libres}`);
}

/**
 * Refuses a second active booking of a client in a franja; `salvo` is the booking that may be
 * there.
 */
export function exigirPrimera(
  centro: Centro,
  franja: Franja,
  { usuarioId, salvo }: { usuarioId: number | null; salvo?: Reserva },
): void {
  const otras = centro.activasDe(usuarioId).filter((reserva) => reserva !== salvo);
  exigir(!otras.some((otra) => otra.franja === franja), '409 RESERVA_REPETIDA');
}

/**
 * Refuses what the owner of a booking asks for later than the configured hours before the start; what
 * stands in a closed franja may be left until it begins.
 */
export function exigirPlazo(
  { ahora, config: { limiteCancelHoras } }: Centro,
  franja: Franja,
  isAdmin: boolean,
): void {
  if (isAdmin) return;
  const { inicio } = franja;
  const horas = estaBloqueada(franja) ? 0 : limiteCancelHoras;
  exigir(horas === 0 || ahora <= sumarHoras(inicio, -horas), `409 FUERA_DEL_LIMITE ${horas}`);
  exigir(inicio > ahora, '409 TURNO_COMENZADO');
}

/**
 * Returns whether the people of a booking may change: the desk corrects what is completed until the
 * end of its day.
 */
export function sigueAbierta(centro: Centro, reserva: Reserva, isAdmin: boolean): boolean {
  const esDeHoy = fechaDe(reserva.franja.inicio) >= centro.hoy;
  const esCorregible = isAdmin && esDeHoy && centro.estadoDe(reserva) === 'COMPLETADA';
  return esCorregible || centro.esActiva(reserva);
}

export function precioDe(centro: Centro, { inicio }: Franja, personas: number): number {
  return calcularPrecio(centro.preciosDe(fechaDe(inicio)), personas).precioTotal;
}

/** Returns whether this person may know of a booking: the administrator may, and its owner. */
export const puedeVer = (centro: Centro, usuarioId: number, reserva: Reserva | undefined) =>
  usuarioId === centro.adminId || reserva?.usuarioId === usuarioId;

/** Writes into each booking the estado that time has given it. */
export function asentar(centro: Centro, reservas: Iterable<Reserva>): void {
  for (const reserva of reservas) reserva.estado = centro.estadoDe(reserva);
}

/**
 * Cancels for good the bookings of a franja that were never confirmed, or whose seña did not come,
 * as a change of its places does.
 */
export function asentarVencidas(centro: Centro, franja: Franja): void {
  const vencidas = [...centro.reservas.values()].filter(
    (reserva) => reserva.franja === franja && reserva.estado === 'PENDIENTE',
  );
  asentar(centro, vencidas);
}

/** Forgets who came: a mark of one franja says nothing of another. */
export function olvidarAsistencia(reserva: Reserva): void {
  for (const asiento of reserva.asientos) asiento.presente = null;
  reserva.tarde = null;
}

const comoSeVe = (centro: Centro, reserva: Reserva) => ({
  franja: reserva.franja,
  estado: centro.estadoDe(reserva),
});

/** Changes a booking, and keeps what it was and what it became, as the trail does. */
export function conRastro(
  centro: Centro,
  quien: number,
  reserva: Reserva,
  cambiar: () => void,
): void {
  const antes = comoSeVe(centro, reserva);
  cambiar();
  const despues = comoSeVe(centro, reserva);
  reserva.ultimo = { quien, momento: centro.ahora, antes, despues };
}
