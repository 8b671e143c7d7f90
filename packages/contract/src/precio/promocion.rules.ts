import { MAXIMO_DE_PERSONAS } from '../franja/franjas.rules.ts';
import { calcularPrecio, type Precio, type PrecioCalculado } from './precios.rules.ts';

/** The discounts in percent for 1, 2, 3 and 4 people that specification §1 promises. */
export const PROMOCION_ANUNCIADA = [0, 5, 10, 15] as const;

/** The discount that the landing page promises to a number of people. */
export interface NivelDePromocion {
  personas: number;
  /** A whole percentage, never more than the group saves; 0 for no discount. */
  descuento: number;
  /** Null while the centre has no prices. */
  precio: PrecioCalculado | null;
}

/**
 * Returns the promotion by a table of prices: a row for each number of people that the table has
 * and that one booking may be for. Without a table, the promotion is that of the specification
 * (rules §10.5).
 * @example nivelesDePromocion(null)[2] // { personas: 3, descuento: 10, precio: null }
 */
export function nivelesDePromocion(tabla: readonly Precio[] | null): NivelDePromocion[] {
  return PROMOCION_ANUNCIADA.slice(0, MAXIMO_DE_PERSONAS).flatMap(
    (anunciado, indice): NivelDePromocion[] => {
      const personas = indice + 1;
      if (!tabla) return [{ personas, descuento: anunciado, precio: null }];
      if (!tabla.some(({ capacidad }) => capacidad === personas)) return [];
      const precio = calcularPrecio(tabla, personas);
      // The percentage is computed from whole pesos, so that only `floor` rounds it.
      const sinDescuento = precio.precioTotal + precio.ahorro;
      return [{ personas, descuento: Math.floor((100 * precio.ahorro) / sinDescuento), precio }];
    },
  );
}
