import type { ResumenDeCliente } from '@remanso/contract/persona/clientes.contract';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { cuentaEnPalabras } from '../pago/pagos.view.ts';

/*
 * The words of the desk for who came to a booking and what was paid for it.
 */

/**
 * Returns what a booking owes, for a row of the client's history. A booking whose turn is still to
 * come counts too, so that the rows add up to the client's debt. Empty where no money is owed or
 * was paid.
 */
export function cuentaEnHistorial(
  reserva: Pick<ReservaDelMostrador, 'estado' | 'pagado' | 'saldo'>,
): string {
  return reserva.pagado === 0 && reserva.saldo === 0 ? '' : cuentaEnPalabras(reserva);
}

/** Returns, for example, 'Vinieron 2 de 3, 12 min tarde'. Empty where nobody marked who came. */
export function asistenciaEnPalabras(
  reserva: Pick<ReservaDelMostrador, 'asistencia' | 'participantes' | 'tarde'>,
): string {
  const vinieron = quienesVinieron(reserva);
  return reserva.tarde === null ? vinieron : `${vinieron}, ${reserva.tarde} min tarde`;
}

function quienesVinieron({
  asistencia,
  participantes,
}: Pick<ReservaDelMostrador, 'asistencia' | 'participantes'>): string {
  const varios = participantes.length > 1;
  if (asistencia === 'VINO') return varios ? 'Vinieron todos' : 'Vino';
  if (asistencia === 'NO_VINO') return varios ? 'No vino nadie' : 'No vino';
  if (asistencia === 'SIN_MARCAR') return '';
  const vinieron = participantes.filter(({ presente }) => presente === true).length;
  return `Vinieron ${vinieron} de ${participantes.length}`;
}

/**
 * Returns, for example, '2 ausencias · 1 llegada tarde'. Empty without ausencias and late arrivals.
 */
export function faltasEnPalabras({
  ausencias,
  tardanzas,
}: Pick<ResumenDeCliente['cuentas'], 'ausencias' | 'tardanzas'>): string {
  return [contarAusencias(ausencias), contarTardanzas(tardanzas)].filter(Boolean).join(' · ');
}

function contarAusencias(cuantas: number): string {
  if (cuantas === 0) return '';
  return cuantas === 1 ? '1 ausencia' : `${cuantas} ausencias`;
}

/** Returns, for example, '2 llegadas tarde'. Empty where `cuantas` is 0. */
export function contarTardanzas(cuantas: number): string {
  if (cuantas === 0) return '';
  return cuantas === 1 ? '1 llegada tarde' : `${cuantas} llegadas tarde`;
}
