import type { Config } from '@remanso/contract/centro/config.contract';
import { formatearPesos } from '@remanso/contract/dinero';
import { CeldasDePrecio } from './CeldasDePrecio.tsx';
import { calculoDeFila } from '../config.view.ts';

export function PreciosPorCapacidad({ precios }: { precios: Config['preciosPorCapacidad'] }) {
  return (
    <>
      <div className="relative overflow-x-auto">
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
                Ahorro
              </th>
            </tr>
          </thead>
          <tbody>
            {precios.map(({ capacidad, precio }) => (
              <tr key={capacidad} className="border-b border-borde last:border-0">
                <th scope="row" className="cifras py-2 text-left align-top text-xl font-bold">
                  {capacidad}
                </th>
                <td className="cifras py-2 pl-3 text-right align-top text-xl font-bold whitespace-nowrap">
                  {formatearPesos(precio)}
                </td>
                <CeldasDePrecio calculo={calculoDeFila(precios, capacidad)} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
