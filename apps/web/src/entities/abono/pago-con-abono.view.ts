import type { AbonoVendido } from '@remanso/contract/abono/abonos.contract';
import { sirveElDia } from '@remanso/contract/abono/abonos.rules';
import { cuantosLugares } from '@remanso/contract/franja/franjas.rules';
import { losQueSirven } from './abono.view.ts';

/*
 * The abonos with which a client can book, and the words for the one that pays.
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
  return losQueSirven(abonos).filter(
    ({ disponibles, saldo, vence, dias }) =>
      saldo <= 0 && disponibles >= personas && vence >= fecha && sirveElDia(dias, fecha),
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

/** Returns, for example, 'tu Pack de 10', or 'Pack de 10, de Luz' for an abono that Luz shares. */
export function deQuienEs(
  { nombre, cliente }: Pick<AbonoVendido, 'nombre' | 'cliente'>,
  usuarioId: number,
): string {
  return cliente && cliente.id !== usuarioId ? `${nombre}, de ${cliente.nombre}` : `tu ${nombre}`;
}

/** Returns, for example, '; te quedan 4 lugares'. Empty where the abono has too few places. */
export function trasReservar(
  { disponibles }: Pick<AbonoVendido, 'disponibles'>,
  personas: number,
): string {
  const quedan = disponibles - personas;
  if (quedan < 0) return '';
  return quedan === 0 ? '; eran los últimos' : `; ${teQuedan({ disponibles: quedan })}`;
}

/** Returns, for example, 'te quedan 6 lugares'. */
export function teQuedan({ disponibles }: Pick<AbonoVendido, 'disponibles'>): string {
  return `te ${disponibles === 1 ? 'queda' : 'quedan'} ${cuantosLugares(disponibles)}`;
}
