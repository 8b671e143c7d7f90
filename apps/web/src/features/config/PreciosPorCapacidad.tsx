import type { Config } from '@remanso/contract/config.contract';
import { formatearPesos } from '@remanso/contract/dinero';
import { calculoDeFila } from './config.view.ts';

const CIFRA = 'cifras py-2.5 pl-3 text-right whitespace-nowrap';

/** The table of prices, to be read. */
export function PreciosPorCapacidad({ precios }: { precios: Config['preciosPorCapacidad'] }) {
  return (
    <table className="w-full">
      <thead>
        <tr className="border-b border-borde text-sm text-tinta-suave">
          <th scope="col" className="pb-2 text-left font-medium">
            Personas
          </th>
          <th scope="col" className="pb-2 pl-3 text-right font-medium">
            Precio total
          </th>
          <th scope="col" className="pb-2 pl-3 text-right font-medium">
            Por persona
          </th>
          <th scope="col" className="pb-2 pl-3 text-right font-medium max-sm:hidden">
            Descuento
          </th>
        </tr>
      </thead>
      <tbody>
        {precios.map(({ capacidad, precio, precioPorPersona }) => {
          const descuento = calculoDeFila(precios, capacidad)?.descuento ?? 0;
          return (
            <tr key={capacidad} className="border-b border-borde last:border-0">
              <th scope="row" className="cifras py-2.5 text-left text-xl font-bold">
                {capacidad}
              </th>
              <td className={`${CIFRA} text-xl font-bold`}>{formatearPesos(precio)}</td>
              <td className={CIFRA}>{formatearPesos(precioPorPersona)}</td>
              <td
                className={`${CIFRA} max-sm:hidden ${descuento > 0 ? 'font-semibold text-exito' : 'text-tinta-suave'}`}
              >
                {descuento > 0 ? `${descuento}\u00a0%` : '—'}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
