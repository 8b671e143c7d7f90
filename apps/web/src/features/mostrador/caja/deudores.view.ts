import type { Deudor, Deudores } from '@remanso/contract/caja/caja.contract';
import { nombreDeFecha, nombreDeMomento } from '@remanso/contract/calendario';
import type { Centro } from '@remanso/contract/centro/centro.contract';
import { formatearPesos } from '@remanso/contract/dinero';
import { saludoDe } from '../../../entities/persona/saludo.view.ts';
import { contarPersonas, enLista } from '../../../lib/palabras.ts';

/*
 * The texts about a deudor: those that the desk reads, and the WhatsApp message to the client.
 */

/**
 * Returns since when a deudor owes and for how much, for example 'desde el jueves 1 de octubre, 2
 * turnos y 1 abono'.
 */
export function deudaDesde(deudor: Pick<Deudor, 'desde' | 'reservas' | 'abonos'>): string {
  const { desde, reservas, abonos } = deudor;
  const deQue = [contar(reservas, 'turno'), contar(abonos, 'abono')].filter(Boolean);
  return `desde el ${nombreDeFecha(desde)}, ${enLista(deQue)}`;
}

const contar = ({ length }: readonly unknown[], que: string) =>
  length === 0 ? '' : `${length} ${que}${length === 1 ? '' : 's'}`;

/** Returns what stands in the fold below a deudor: 'Ver los turnos', 'Ver el abono', 'Ver lo que debe'. */
export function verLoQueDebe({ reservas, abonos }: Pick<Deudor, 'reservas' | 'abonos'>): string {
  if (abonos.length === 0) return 'Ver los turnos';
  if (reservas.length > 0) return 'Ver lo que debe';
  return abonos.length === 1 ? 'Ver el abono' : 'Ver los abonos';
}

/**
 * Returns what all owe, for example '$ 56.000 de turnos ya empezados y $ 40.000 de abonos, 3
 * personas'.
 */
export function todoLoQueDeben({
  vencido,
  deAbonos,
  totalElementos,
}: Pick<Deudores, 'vencido' | 'deAbonos' | 'totalElementos'>): string {
  const deTurnos = vencido - deAbonos;
  const partes = [
    ...(deTurnos > 0 ? [`${formatearPesos(deTurnos)} de turnos ya empezados`] : []),
    ...(deAbonos > 0 ? [`${formatearPesos(deAbonos)} de abonos`] : []),
  ];
  return `${enLista(partes)}, ${contarPersonas(totalElementos)}`;
}

const DICHOS = 3;

/**
 * Returns the WhatsApp message that asks a client to pay. The message names up to three unpaid
 * turns, and only counts the turns beyond three; it names each abono.
 */
export function pedidoDePago(
  { cliente, debe, reservas, abonos }: Deudor,
  { comoSePaga }: Pick<Centro, 'comoSePaga'>,
): string {
  const deQue = [deQueTurnos(reservas), deQueAbonos(abonos)].filter(Boolean).join(', y ');
  const como = comoSePaga ? ` Cómo se paga: ${comoSePaga.replace(/\.$/, '')}.` : '';
  return `${saludoDe(cliente.nombre)} Quedó pendiente el pago ${deQue}: ${formatearPesos(debe)}.${como} ¡Gracias!`;
}

function deQueAbonos(abonos: Deudor['abonos']): string {
  if (abonos.length === 0) return '';
  const nombres = abonos.map(({ nombre }) => `«${nombre}»`);
  return `${abonos.length === 1 ? 'del abono' : 'de los abonos'} ${enLista(nombres)}`;
}

function deQueTurnos(reservas: Deudor['reservas']): string {
  if (reservas.length === 0) return '';
  const dias = reservas.slice(0, DICHOS).map(({ franja }) => nombreDeMomento(franja.inicio));
  const mas = reservas.length - dias.length;
  const cuales = [...dias, ...(mas > 0 ? [`${mas} más`] : [])];
  return reservas.length === 1
    ? `del turno del ${cuales[0] ?? ''}`
    : `de los turnos del ${cuales.slice(0, -1).join(', del ')} y ${mas > 0 ? '' : 'del '}${cuales.at(-1) ?? ''}`;
}
