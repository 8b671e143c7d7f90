import { formatearPesos } from '@remanso/contract/dinero';
import type { UseQueryResult } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { contarPersonas } from '../../lib/palabras.ts';

interface PropiedadesDePrecioAntesYDespues {
  personas: number;
  precioTotal: number;
  seran: number;
  precio: UseQueryResult<{ precioTotal: number }>;
}

/**
 * Shows a booking's present price for `personas` and its new price for `seran` people, before the
 * change is saved. Shows nothing where the new price could not be read.
 */
export function PrecioAntesYDespues({
  personas,
  precioTotal,
  seran,
  precio: { data, isError },
}: PropiedadesDePrecioAntesYDespues) {
  if (isError && !data) return null;
  return (
    <p
      role="status"
      className="cifras guijarro flex flex-wrap items-center gap-x-3 bg-hundido px-4 py-3"
    >
      <span className="text-tinta-suave">
        {contarPersonas(personas)}, {formatearPesos(precioTotal)}
      </span>
      <ArrowRight aria-label="pasa a" className="size-4.5 text-tinta-suave" />
      <span className="text-lg font-bold">
        {contarPersonas(seran)}, {data ? formatearPesos(data.precioTotal) : '…'}
      </span>
    </p>
  );
}
