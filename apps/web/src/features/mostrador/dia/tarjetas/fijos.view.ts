import { mayuscula } from '@remanso/contract/mayuscula.rules';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { marcaDeSerie } from '../../../../entities/serie/marca-de-serie.view.ts';
import { enLista } from '../../../../lib/palabras.ts';

/**
 * Returns one line that names whose booking in a franja is of a turno fijo, for example 'Martes fijo:
 * Ana'. Returns the mark alone where the franja has no other booking, and '' where there is none.
 */
export function fijosEnPalabras(reservas: readonly ReservaDelMostrador[]): string {
  const porMarca = Map.groupBy(reservas, marcaDeSerie);
  porMarca.delete(null);
  const marcas = [...porMarca].map(([marca, suyas]) => {
    const quienes = enLista(suyas.map(({ cliente }) => cliente.nombre));
    return reservas.length === 1 ? `${marca}` : `${marca}: ${quienes}`;
  });
  return mayuscula(marcas.join('. '));
}
