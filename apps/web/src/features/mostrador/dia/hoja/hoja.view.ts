import { formatearPesos } from '@remanso/contract/dinero';
import type { Franja } from '@remanso/contract/franja/franjas.contract';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { contarPersonas } from '../../../../lib/palabras.ts';
import { cuentaEnPalabras } from '../../../../entities/pago/pagos.view.ts';
import { HOJAS, cifrasDe, textoDePlazas, type Hoja } from '../dia.view.ts';

/*
 * The sheet of a day as it is printed and taken along.
 */

/** The sheet in the address, or that of the turns where the address has none that exists. */
export function hojaEnDireccion(consulta: string): Hoja {
  const hoja = new URLSearchParams(consulta).get('hoja');
  return HOJAS.find((una) => una === hoja) ?? 'turnos';
}

/**
 * Returns, for example, '16 turnos · 52 personas · Por cobrar: $ 340.000'. The rotation hangs where
 * clients read it, and says nothing of money.
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

/** Returns in words how much of a booking is paid and owed, and what it waits for. */
export function cuentaEnHoja(reserva: DeReserva): string {
  const { estado, senia } = reserva;
  const espera = senia ? 'sin seña' : 'sin confirmar';
  return [cuentaEnPalabras(reserva), ...(estado === 'PENDIENTE' ? [espera] : [])].join(', ');
}

/** The state of a franja that nobody can book, with its reason; empty of any other. */
export function bloqueoEnPalabras(franja: Franja): string {
  if (franja.estado !== 'BLOQUEADA') return '';
  return [textoDePlazas(franja), ...(franja.motivo ? [franja.motivo] : [])].join(': ');
}
