import type { Deudor } from '@remanso/contract/caja/caja.contract';
import { nombreDeFecha, nombreDeMomento } from '@remanso/contract/calendario';
import type { Centro } from '@remanso/contract/centro/centro.contract';
import { formatearPesos } from '@remanso/contract/dinero';
import { saludoDe } from '../../../entities/persona/saludo.view.ts';

/*
 * The texts about a deudor: those that the desk reads, and the WhatsApp message to the client.
 */

/**
 * Returns since when a deudor owes and for how many turns, for example 'desde el jueves 1 de
 * octubre, 2 turnos'.
 */
export function deudaDesde({ desde, reservas }: Pick<Deudor, 'desde' | 'reservas'>): string {
  const turnos = reservas.length === 1 ? '1 turno' : `${reservas.length} turnos`;
  return `desde el ${nombreDeFecha(desde)}, ${turnos}`;
}

const DICHOS = 3;

/**
 * Returns the WhatsApp message that asks a client to pay. The message names up to three unpaid
 * turns, and only counts the turns beyond three.
 */
export function pedidoDePago(
  { cliente, debe, reservas }: Deudor,
  { comoSePaga }: Pick<Centro, 'comoSePaga'>,
): string {
  const dias = reservas.slice(0, DICHOS).map(({ franja }) => nombreDeMomento(franja.inicio));
  const mas = reservas.length - dias.length;
  const cuales = [...dias, ...(mas > 0 ? [`${mas} más`] : [])];
  const turnos =
    reservas.length === 1
      ? `del turno del ${cuales[0] ?? ''}`
      : `de los turnos del ${cuales.slice(0, -1).join(', del ')} y ${mas > 0 ? '' : 'del '}${cuales.at(-1) ?? ''}`;
  const como = comoSePaga ? ` Cómo se paga: ${comoSePaga.replace(/\.$/, '')}.` : '';
  return `${saludoDe(cliente.nombre)} Quedó pendiente el pago ${turnos}: ${formatearPesos(debe)}.${como} ¡Gracias!`;
}
