import type {
  AbonoVendido,
  AnulacionDicha,
  MovimientoDeAbono,
} from '@remanso/contract/abono/abonos.contract';
import { fechaCorta, nombreDeMomento } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import { cuantosLugares } from '@remanso/contract/franja/franjas.rules';
import { CLIENTE_ELIMINADO } from '@remanso/contract/reserva/reservas.rules';
import { deudaDeAbono } from '../abono.view.ts';

/*
 * The words of the desk for a sold abono, its ledger and its end.
 */

/** Returns, for example, 'Usó 2 lugares en el turno del jueves 1 de octubre a las 09:00'. */
export function movimientoDeAbonoEnPalabras({
  lugares,
  causa,
  inicio,
}: Pick<MovimientoDeAbono, 'lugares' | 'causa' | 'inicio'>): string {
  const cuantos = cuantosLugares(Math.abs(lugares));
  const turno = inicio ? `el turno del ${nombreDeMomento(inicio)}` : 'un turno que se eliminó';
  if (causa === 'VENTA') return `Se vendió con ${cuantos}`;
  if (causa === 'ANULACION') return `Terminó con ${cuantos} sin usar`;
  if (causa === 'RESERVA') return `Usó ${cuantos} en ${turno}`;
  return `${Math.abs(lugares) === 1 ? 'Volvió' : 'Volvieron'} ${cuantos}, por ${turno}`;
}

/** Returns the pesos that can be given back at most for an abono that is annulled now. */
export function devolucionMaxima({
  valor,
  pagado,
}: Pick<AbonoVendido, 'valor' | 'pagado'>): number {
  return Math.min(valor, pagado);
}

/** Returns what is owed or was paid for an abono; of an annulled one, the money that stayed. */
export function cuentaDeAbono(abono: Pick<AbonoVendido, 'saldo' | 'pagado' | 'estado'>): string {
  const { pagado, estado } = abono;
  if (estado !== 'ANULADO') return deudaDeAbono(abono) || `Pagado ${formatearPesos(pagado)}`;
  return pagado > 0 ? `Quedan ${formatearPesos(pagado)} cobrados` : 'Sin deuda';
}

/** Returns the lines about the end of an annulled abono: its motivo, and what was given back. */
export function anulacionEnPalabras({ motivo, devuelto }: AnulacionDicha): string[] {
  return [
    `Motivo: ${motivo}`,
    devuelto > 0 ? `Se devolvieron ${formatearPesos(devuelto)}.` : 'No se devolvió dinero.',
  ];
}

export function nombreDe(persona: { nombre: string; apellido: string } | null): string {
  return persona ? `${persona.nombre} ${persona.apellido}`.trim() : CLIENTE_ELIMINADO;
}

/** Returns, for example, '10 lugares por $ 150.000, desde el vie 6 nov'. */
export function ventaEnPalabras({
  desde,
  lugares,
  precio,
}: Pick<AbonoVendido, 'desde' | 'lugares' | 'precio'>): string {
  return `${cuantosLugares(lugares)} por ${formatearPesos(precio)}, desde el ${fechaCorta(desde)}`;
}
