import { fechaDe, sumarHoras, sumarDias } from '@remanso/contract/calendario';
import { calcularPrecio } from '@remanso/contract/precio/precios.rules';
import { ajustarAlAbono } from './reglas-de-abono.ts';
import { estaBloqueada, type Centro, type Franja, type Reserva } from '../centro.ts';
import { exigir } from '../paso.ts';

export const MAXIMO_DE_PERSONAS = 4;

interface Lugares {
  personas: number;
  isAdmin: boolean;
  /**
   * True when the places are for a booking that is in the franja already. The desk may change such
   * a booking until the end of its day.
   */
  paraSuReserva?: boolean;
}

/**
 * Refuses a booking for `personas` in a franja. The rules are checked in the order of rules §8.1
 * and §8.9.
 */
export function exigirLugar(
  centro: Centro,
  franja: Franja,
  { personas, isAdmin, paraSuReserva = false }: Lugares,
): void {
  const hasta = isAdmin ? franja.fin : franja.inicio;
  const estaATiempo = paraSuReserva ? fechaDe(franja.inicio) >= centro.hoy : hasta > centro.ahora;
  exigir(estaATiempo, '409 FRANJA_COMENZADA');
  exigirVentana(centro, franja, isAdmin);
  exigir(!estaBloqueada(franja), '409 FRANJA_BLOQUEADA');
  exigir(personas <= MAXIMO_DE_PERSONAS, '400 DATOS_INVALIDOS acompaniantes 1 4');
  const libres = franja.capacidad - centro.ocupados(franja);
  exigir(personas <= libres, libres === 0 ? '409 SIN_CUPO' : `409 SIN_CUPO ${libres}`);
}

/** Refuses a client's request for a franja beyond the window. */
export function exigirVentana(centro: Centro, { inicio }: Franja, isAdmin: boolean): void {
  const { ventanaDias } = centro.config;
  const enVentana = fechaDe(inicio) <= sumarDias(centro.hoy, ventanaDias);
  exigir(isAdmin || enVentana, `409 FUERA_DE_VENTANA ${ventanaDias}`);
}

/**
 * Refuses a second active booking of a person in a franja. `salvo` is a booking that does not
 * count.
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
 * Refuses a client's change of a booking later than `limiteCancelHoras` before its franja. A
 * booking in a blocked franja may be changed until the franja begins.
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
 * Returns whether the people of a booking may change. The desk may change the people of a completed
 * booking until the end of its day.
 */
export function sigueAbierta(centro: Centro, reserva: Reserva, isAdmin: boolean): boolean {
  const esDeHoy = fechaDe(reserva.franja.inicio) >= centro.hoy;
  const esCorregible = isAdmin && esDeHoy && centro.estadoDe(reserva) === 'COMPLETADA';
  return esCorregible || centro.esActiva(reserva);
}

export function precioDe(
  centro: Centro,
  { inicio }: Pick<Franja, 'inicio'>,
  personas: number,
): number {
  return calcularPrecio(centro.preciosDe(fechaDe(inicio)), personas).precioTotal;
}

/** Returns whether a person may see a booking or an entry: the administrator and the owner may. */
export const puedeVer = (
  centro: Centro,
  usuarioId: number,
  suyo: Pick<Reserva, 'usuarioId'> | undefined,
) => usuarioId === centro.adminId || suyo?.usuarioId === usuarioId;

/**
 * Saves in each booking its estado derivado, the one that time has made of the saved estado. The
 * places of those that time has cancelled go back into their abonos.
 */
export function asentar(centro: Centro, reservas: readonly Reserva[]): void {
  const porAbono = reservas.toSorted((a, b) => (a.abono?.id ?? 0) - (b.abono?.id ?? 0));
  for (const reserva of porAbono) {
    reserva.estado = centro.estadoDe(reserva);
    if (reserva.estado === 'CANCELADA') ajustarAlAbono(centro, reserva, 0, null);
  }
}

/**
 * Saves the cancellation of a franja's bookings that were not confirmed, or whose seña was not
 * paid, in time. The server does so whenever the places of the franja change.
 */
export function asentarVencidas(centro: Centro, franja: Franja): void {
  const vencidas = [...centro.reservas.values()].filter(
    (reserva) => reserva.franja === franja && reserva.estado === 'PENDIENTE',
  );
  asentar(centro, vencidas);
}

/**
 * Removes the asistencia and the delay, because they are about the franja that the booking leaves.
 */
export function olvidarAsistencia(reserva: Reserva): void {
  for (const asiento of reserva.asientos) asiento.presente = null;
  reserva.tarde = null;
}

const comoSeVe = (centro: Centro, reserva: Reserva) => ({
  franja: reserva.franja,
  estado: centro.estadoDe(reserva),
  senia: reserva.senia && { ...reserva.senia },
});

/**
 * Changes a booking, and stores in `ultimo` the booking before and after the change, as the trail
 * does.
 */
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
