import type { AbonoVendido, MovimientoDeAbono } from '@remanso/contract/abono/abonos.contract';
import { fechaCorta, fechaDe, horaDe } from '@remanso/contract/calendario';
import { nombreDeDia } from '@remanso/contract/dias.rules';
import { deudaDeAbono } from '../../../entities/abono/abono.view.ts';
import { enLista } from '../../../lib/palabras.ts';

/*
 * The words for what a client has of an abono.
 */

/** Returns the abonos that can be used, and those that are used up until they would have ended. */
export function losQueSeVen(abonos: readonly AbonoVendido[], hoy: string): AbonoVendido[] {
  return abonos.filter(
    ({ estado, vence }) => estado === 'ACTIVO' || (estado === 'AGOTADO' && vence >= hoy),
  );
}

/** Returns, for example, 'reserva del jue 12 nov, 14:00', or 'volvió 1 de la reserva del …'. */
export function movimientoEnPalabras({
  causa,
  lugares,
  inicio,
}: Pick<MovimientoDeAbono, 'causa' | 'lugares' | 'inicio'>): string {
  if (causa === 'VENTA') return 'vendido';
  if (causa === 'ANULACION') return 'el centro lo terminó';
  const reserva = inicio
    ? `reserva del ${fechaCorta(fechaDe(inicio))}, ${horaDe(inicio)}`
    : 'reserva que ya no está';
  if (causa === 'RESERVA') return reserva;
  return `${lugares === 1 ? 'volvió' : 'volvieron'} ${lugares} de la ${reserva}`;
}

/** Returns, for example, '+10' or '−2'. */
export function conSigno(lugares: number): string {
  return lugares < 0 ? `−${-lugares}` : `+${lugares}`;
}

/** Says who else books with an abono, or whose it is. Empty where it is the client's alone. */
export function quienesLoUsan(
  { cliente, compartidoCon }: Pick<AbonoVendido, 'cliente' | 'compartidoCon'>,
  usuarioId: number,
): string {
  if (cliente && cliente.id !== usuarioId)
    return `Es de ${completo(cliente)}, que lo comparte con vos`;
  const otros = compartidoCon.map(completo);
  return otros.length > 0 ? `Lo compartís con ${enLista(otros)}` : '';
}

function completo({ nombre, apellido }: { nombre: string; apellido: string }): string {
  return `${nombre} ${apellido}`.trim();
}

/** Says on which days an abono can be used. Empty where it can be used every day. */
export function diasEnQueSirve({ dias }: Pick<AbonoVendido, 'dias'>): string {
  return dias ? `Sirve los días ${enLista(dias.map(nombreDeDia))}` : '';
}

/** Says what is owed for an abono, and how it is paid. Empty where nothing is owed. */
export function comoSeTermina(abono: Pick<AbonoVendido, 'saldo'>, comoSePaga: string): string {
  const deuda = deudaDeAbono(abono);
  if (!deuda) return '';
  const como = comoSePaga ? `Cómo se paga: ${comoSePaga}` : 'Se pagan en el centro.';
  return `${deuda} para usarlo desde acá. ${como}`;
}
