import type { AbonoVendido, MovimientoDeAbono } from '@remanso/contract/abono/abonos.contract';
import { diasEntre, fechaCorta, fechaDe, horaDe } from '@remanso/contract/calendario';
import { quedanLugares } from '@remanso/contract/franja/franjas.rules';
import { mayuscula } from '@remanso/contract/mayuscula.rules';
import { nombreDeDia } from '@remanso/contract/dias.rules';
import { deudaDeAbono, losQueSirven } from '../../../entities/abono/abono.view.ts';
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

/** The id of the heading of the list of abonos, to which the line of the first one leads. */
export const ID_DE_MIS_ABONOS = 'mis-abonos';

const DIAS_SIN_ANIO = 300;

/**
 * Returns the abono that is used first of those that can book, and what is left of it: 'Pack de 10'
 * and 'Quedan 6 lugares, hasta el lun 30 nov'. Undefined where none can book.
 */
export function loQueSeUsaAntes(
  abonos: readonly AbonoVendido[],
  usuarioId: number,
  hoy: string,
): { cual: string; quedan: string } | undefined {
  const abono = losQueSirven(abonos).find(({ saldo }) => saldo === 0);
  if (!abono) return undefined;
  const { nombre, disponibles, vence } = abono;
  // A day without its year is read as the next one.
  const anio = diasEntre(hoy, vence) < DIAS_SIN_ANIO ? '' : ` de ${vence.slice(0, 4)}`;
  return {
    cual: [nombre, deQuienEs(abono, usuarioId)].filter(Boolean).join(' '),
    quedan: `${mayuscula(quedanLugares(disponibles))}, hasta el ${fechaCorta(vence)}${anio}`,
  };
}

/** Returns, for example, 'de Ana Paz' of an abono that another client shares. Empty of one's own. */
export function deQuienEs({ cliente }: Pick<AbonoVendido, 'cliente'>, usuarioId: number): string {
  return cliente && cliente.id !== usuarioId ? `de ${completo(cliente)}` : '';
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
  const deOtro = deQuienEs({ cliente }, usuarioId);
  if (deOtro) return `Es ${deOtro}, que lo comparte contigo`;
  const otros = compartidoCon.map(completo);
  return otros.length > 0 ? `Lo compartes con ${enLista(otros)}` : '';
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
