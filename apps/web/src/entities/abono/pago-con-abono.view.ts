import type { AbonoVendido } from '@remanso/contract/abono/abonos.contract';
import { problemaDelDia } from '@remanso/contract/abono/abonos.rules';

/*
 * The abonos with which a client can book, and the one that pays. The booking screen loads this file at
 * once, and its words (`palabras-de-pago.view.ts`) where an abono can pay.
 */

interface Pedido {
  fecha: string;
  personas: number;
}

/**
 * Returns the abonos that can pay a booking of a day for so many people, in the order of the list:
 * the one that ends first at the top.
 */
export function losQuePagan(
  abonos: readonly AbonoVendido[],
  { fecha, personas }: Pedido,
): AbonoVendido[] {
  return abonos.filter(
    (abono) =>
      abono.estado === 'ACTIVO' &&
      abono.saldo <= 0 &&
      abono.disponibles >= personas &&
      problemaDelDia(abono, fecha) === null,
  );
}

/** The client's choice of how a booking is paid. */
export interface PagoElegido {
  /** The sold abono that pays; null where the price is paid. */
  abonoVendidoId: number | null;
  /** True once the client has chosen to pay the price although an abono would pay. */
  pagaAparte: boolean;
}

/**
 * Returns the id of the abono that pays: the chosen one while it can, else the first that can. Null
 * where none can, or the client pays the price.
 */
export function abonoQuePaga(
  losQuePueden: readonly AbonoVendido[],
  { abonoVendidoId, pagaAparte }: PagoElegido,
): number | null {
  if (pagaAparte) return null;
  const elegido = losQuePueden.find(({ id }) => id === abonoVendidoId);
  return (elegido ?? losQuePueden[0])?.id ?? null;
}

/**
 * Returns the abonos to choose from: those that can pay, and first the one that pays where it
 * cannot any more, so that a refused abono is still called by its name.
 */
export function opcionesDePago(
  losQuePueden: readonly AbonoVendido[],
  abonos: readonly AbonoVendido[],
  quePaga: number | null,
): readonly AbonoVendido[] {
  if (losQuePueden.some(({ id }) => id === quePaga)) return losQuePueden;
  return [...abonos.filter(({ id }) => id === quePaga), ...losQuePueden];
}
