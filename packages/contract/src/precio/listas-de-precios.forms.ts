import * as z from 'zod/mini';
import { fecha } from '../campo/campos.ts';
import { FilaDePrecio } from '../centro/config.forms.ts';
import { lista } from '../campo/lista.ts';

const SIN_PRECIOS = 'La lista debe tener al menos un precio';

/**
 * A list of prices that counts from a day on. For a number of people without a row the price is
 * computed, as in the configuration's table (rules §10.4).
 */
export const NuevaListaDePrecios = z.object({
  desde: fecha,
  preciosPorCapacidad: lista(FilaDePrecio, SIN_PRECIOS).check(
    z.minLength(1, SIN_PRECIOS),
    z.refine(
      (filas) => new Set(filas.map(({ capacidad }) => capacidad)).size === filas.length,
      'Debe haber un solo precio para cada cantidad de personas',
    ),
  ),
});
export type NuevaListaDePrecios = z.output<typeof NuevaListaDePrecios>;
