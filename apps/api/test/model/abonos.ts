import type { CausaDeAbono, EstadoDeAbono } from '@remanso/contract/abono/abonos.rules';
import type { DiaSemana } from '@remanso/contract/calendario';
import type { Pago } from './pagos.ts';

/*
 * Abonos in the model: what the centre sells, what was sold, and its ledger (rules §20).
 */

export interface AbonoEnVenta {
  id: number;
  nombre: string;
  lugares: number;
  precio: number;
  vigenciaDias: number;
  dias: DiaSemana[] | null;
  activo: boolean;
}

interface Movimiento {
  fecha: string;
  /** Places that come in; below zero, places that leave. */
  lugares: number;
  /** The worth of the places in pesos, with the same sign. */
  valor: number;
  causa: CausaDeAbono;
  reservaId: number | null;
}

export interface Vendido {
  id: number;
  nombre: string;
  lugares: number;
  precio: number;
  dias: DiaSemana[] | null;
  /** The id of the client; null once the account has been erased. */
  usuarioId: number | null;
  desde: string;
  vence: string;
  /** The reason for which it was annulled; null while it lives. */
  motivo: string | null;
  compartidoCon: number[];
  movimientos: Movimiento[];
  pagos: Pago[];
}

const suma = (numeros: readonly number[]) => numeros.reduce((total, una) => total + una, 0);

export const disponiblesDe = ({ movimientos }: Pick<Vendido, 'movimientos'>) =>
  suma(movimientos.map(({ lugares }) => lugares));

/** Returns what the unused places of an abono are worth, in pesos. */
export const valorSinUsar = ({ movimientos }: Pick<Vendido, 'movimientos'>) =>
  suma(movimientos.map(({ valor }) => valor));

/** Returns the places that a booking has of its abono, and what they are worth. */
export function usadosPor({ movimientos }: Vendido, reservaId: number) {
  const suyos = movimientos.filter((uno) => uno.reservaId === reservaId);
  return {
    lugares: -disponiblesDe({ movimientos: suyos }),
    valor: -valorSinUsar({ movimientos: suyos }),
  };
}

/** Returns what one place is worth: the price in equal parts, without the rest of the division. */
export const valorDeCadaUno = ({ precio, lugares }: Vendido) => Math.floor(precio / lugares);

/**
 * Returns what the places of a booking of `personas` are worth after `antes` bookings of as many
 * have taken theirs: the last places have the rest of the division.
 */
export function valorTras(vendido: Vendido, personas: number, antes: number): number {
  const cadaUna = personas * valorDeCadaUno(vendido);
  const sonLasUltimas = disponiblesDe(vendido) === (antes + 1) * personas;
  return sonLasUltimas ? valorSinUsar(vendido) - antes * cadaUna : cadaUna;
}

export function estadoDeVendido(vendido: Vendido, hoy: string): EstadoDeAbono {
  if (vendido.motivo !== null) return 'ANULADO';
  if (disponiblesDe(vendido) === 0) return 'AGOTADO';
  return vendido.vence < hoy ? 'VENCIDO' : 'ACTIVO';
}

export const puedeUsar = (vendido: Vendido, usuarioId: number) =>
  vendido.usuarioId === usuarioId || vendido.compartidoCon.includes(usuarioId);
