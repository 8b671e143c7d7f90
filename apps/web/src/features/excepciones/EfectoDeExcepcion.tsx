import type { Previsualizacion } from '@remanso/contract/franjas.contract';
import { efectoPorDia, fraseDeEfecto } from '../../components/franja/previsualizacion.view.ts';

/** What becomes of the franjas, in a sentence, and day by day where there are several. */
export function EfectoDeExcepcion({ previa }: { previa: Previsualizacion }) {
  const dias = efectoPorDia(previa);
  return (
    <div>
      <p className="cifras text-lg font-semibold">{fraseDeEfecto(previa)}.</p>
      {dias.length === 0 && previa.conflictos.length === 0 && (
        <p className="mt-1 text-tinta-suave">
          Los turnos que se generen más adelante ya lo van a tener en cuenta.
        </p>
      )}
      {dias.length > 1 && (
        <details className="mt-1">
          <summary className="guijarro w-fit cursor-pointer py-1 font-semibold text-petroleo">
            Ver día por día
          </summary>
          <dl className="mt-1 flex flex-col">
            {dias.map(({ fecha, dia, efecto }) => (
              <div
                key={fecha}
                className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-3 border-b border-borde py-1.5 last:border-0"
              >
                <dt className="cifras font-semibold">{dia}</dt>
                <dd className="cifras">{efecto}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}
