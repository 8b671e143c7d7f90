import { diaYMes } from '@remanso/contract/calendario';
import type { ProximosPrecios } from '@remanso/contract/centro/config.contract';
import { formatearPesos } from '@remanso/contract/dinero';
import { filasDePromocion } from './promocion.view.ts';

/** Lists the prices that apply from a later day on. */
export function PreciosNuevos({ listas }: { listas: readonly ProximosPrecios[] }) {
  return (
    <ul className="mt-4 flex flex-col gap-2 border-t border-borde pt-4">
      {listas.map(({ desde, preciosPorCapacidad }) => (
        <li key={desde}>
          <strong>Desde el {diaYMes(desde)}:</strong>{' '}
          <span className="cifras">
            {filasDePromocion(preciosPorCapacidad)
              .map(({ titulo, precioTotal }) => `${titulo} ${formatearPesos(precioTotal)}`)
              .join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
