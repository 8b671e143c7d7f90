import type { Precio } from '@remanso/contract/precio/precios.rules';
import { calculoDeFila } from '../config.view.ts';

/**
 * Draws the price per person as a stair: one step for each number of people. The drawing is
 * decorative, because the table of prices has the figures.
 */
export function EscaleraDePrecios({ filas }: { filas: readonly Precio[] }) {
  const porPersona = filas.map(
    ({ capacidad }) => calculoDeFila(filas, capacidad)?.precioPorPersona ?? 0,
  );
  const mayor = Math.max(1, ...porPersona);
  if (filas.length < 2) return null;
  return (
    <div aria-hidden="true" className="mt-5 flex h-24 items-end gap-1.5">
      {porPersona.map((precio, indice) => (
        <div key={indice} className="flex h-full flex-1 flex-col justify-end gap-1 text-center">
          <span
            className="rounded-t-lg bg-pileta transition-[height] duration-500 ease-agua"
            style={{ height: `${(78 * precio) / mayor}%` }}
          />
          <span className="cifras text-xs text-sobre-noche-suave">{indice + 1}</span>
        </div>
      ))}
    </div>
  );
}
