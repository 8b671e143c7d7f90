import { MAXIMO_DE_PERSONAS } from '../franja/franjas.rules.ts';
import { calcularPrecio, type Precio, type PrecioCalculado } from './precios.rules.ts';

/** The discounts in percent for 1, 2, 3 and 4 people that the specification promises (its §1). */
export const PROMOCION_ANUNCIADA = [0, 5, 10, 15] as const;

/** What the landing promises to a number of people. */
export interface NivelDePromocion {
  personas: number;
  /** A whole percentage, never more than what is saved; 0 where it would be none. */
  descuento: number;
  /** Null while the centre has no prices. */
  precio: PrecioCalculado | null;
}

/**
 * The promotion by a table of prices: each number of people that the table has and a booking may
 * be for. Without a table it is the one that the specification promises (rules §10.5).
 * @example nivelesDePromocion(null)[2] // { personas: 3, descuento: 10, precio: null }
 */
export function nivelesDePromocion(tabla: readonly Precio[] | null): NivelDePromocion[] {
  return PROMOCION_ANUNCIADA.slice(0, MAXIMO_DE_PERSONAS).flatMap(
    (anunciado, indice): NivelDePromocion[] => {
      const personas = indice + 1;
      if (!tabla) return [{ personas, descuento: anunciado, precio: null }];
      if (!tabla.some(({ capacidad }) => capacidad === personas)) return [];
      const precio = calcularPrecio(tabla, personas);
      // `ahorro` and the total are whole pesos, so that no fraction is lost before it is rounded down.
      const sinDescuento = precio.precioTotal + precio.ahorro;
      return [{ personas, descuento: Math.floor((100 * precio.ahorro) / sinDescuento), precio }];
    },
  );
}
