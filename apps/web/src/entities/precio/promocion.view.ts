import { MAXIMO_DE_PERSONAS } from '@remanso/contract/franja/franjas.rules';
import {
  calcularPrecio,
  type Precio,
  type PrecioCalculado,
} from '@remanso/contract/precio/precios.rules';

export interface FilaDePromocion extends PrecioCalculado {
  personas: number;
  titulo: string;
}

/** True where a group pays less per person than one person alone. */
export function bajaEnGrupo(filas: readonly FilaDePromocion[]): boolean {
  return filas.some(({ descuento }) => descuento > 0);
}

/**
 * The prices for each number of people, by the centre's `tabla`. While `tabla` is null, the prices
 * come from the individual price (rules §10.5).
 */
export function filasDePromocion(tabla: readonly Precio[] | null): FilaDePromocion[] {
  return Array.from({ length: MAXIMO_DE_PERSONAS }, (_, indice) => {
    const personas = indice + 1;
    return {
      personas,
      titulo: personas === 1 ? 'Individual' : `${personas} personas`,
      ...calcularPrecio(tabla, personas),
    };
  });
}
