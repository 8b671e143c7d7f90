import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import type { FranjaElegida } from '../../../../entities/franja/franja-elegida.view.ts';
import { cercanas } from '../../../../entities/franja/franja.view.ts';
import { franjasDe } from '../../../../entities/franja/ventana.view.ts';

const CUANTOS = 3;

/**
 * The nearest franjas with room for `personas`: first those of the same day, then the nearest hour
 * of each later day.
 */
export function otrosTurnos(
  ventana: readonly FranjaDeCliente[],
  franja: FranjaElegida,
  personas: number,
): FranjaDeCliente[] {
  const desde = ventana.filter(({ fecha }) => fecha >= franja.fecha);
  return [...new Set(desde.map(({ fecha }) => fecha))]
    .flatMap((fecha) =>
      cercanas(franjasDe(desde, fecha), franja, personas).slice(
        0,
        fecha === franja.fecha ? CUANTOS : 1,
      ),
    )
    .slice(0, CUANTOS);
}
