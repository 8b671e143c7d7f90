import { formatearPesos } from '@remanso/contract/dinero';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { contarPersonas } from '../../../../lib/palabras.ts';
import { cuentaEnPalabras } from '../../../../entities/pago/pagos.view.ts';
import { HOJAS, cifrasDe, textoDePlazas, type Hoja } from '../dia.view.ts';

/**
 * Returns the sheet named in the query `?hoja=`. Returns 'turnos' where the query names no known
 * sheet.
 */
export function hojaEnDireccion(consulta: string): Hoja {
  const hoja = new URLSearchParams(consulta).get('hoja');
  return HOJAS.find((una) => una === hoja) ?? 'turnos';
}

/**
 * Returns the totals of the day, for example '16 turnos · 52 personas · Por cobrar: $ 340.000'. The
 * sheet of the rotación leaves the money out, because clients can read that sheet on the wall.
 */
export function resumenDeHoja(franjas: readonly Franja[], hoja: Hoja): string {
  const { turnos, personas } = cifrasDe(franjas);
  const porCobrar = franjas
    .flatMap(({ reservas = [] }) => reservas)
    .reduce((suma, { saldo }) => suma + Math.max(0, saldo), 0);
  const dinero = porCobrar > 0 ? `Por cobrar: ${formatearPesos(porCobrar)}` : 'Nada por cobrar';
  return [
    turnos === 1 ? '1 turno' : `${turnos} turnos`,
    contarPersonas(personas),
    ...(hoja === 'turnos' ? [dinero] : []),
  ].join(' · ');
}

type DeReserva = Pick<ReservaDelMostrador, 'estado' | 'pagado' | 'saldo' | 'senia'>;

/**
 * Returns how much of a booking is paid and owed. For a PENDIENTE booking, adds 'sin seña' or 'sin
 * confirmar'.
 */
export function cuentaEnHoja(reserva: DeReserva): string {
  const { estado, senia } = reserva;
  const espera = senia ? 'sin seña' : 'sin confirmar';
  return [cuentaEnPalabras(reserva), ...(estado === 'PENDIENTE' ? [espera] : [])].join(', ');
}

/**
 * Returns a text that says that a franja is blocked, and why. Returns '' for a franja that is not
 * blocked.
 */
export function bloqueoEnPalabras(franja: Franja): string {
  if (franja.estado !== 'BLOQUEADA') return '';
  return [textoDePlazas(franja), ...(franja.motivo ? [franja.motivo] : [])].join(': ');
}
