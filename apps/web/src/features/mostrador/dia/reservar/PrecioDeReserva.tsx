import { formatearPesos } from '@remanso/contract/dinero';
import type { UseQueryResult } from '@tanstack/react-query';
import { contarPersonas } from '../../../../lib/palabras.ts';

interface PropiedadesDePrecioDeReserva {
  personas: number;
  precio: UseQueryResult<{ precioTotal: number }>;
  /**
   * The price that was on screen before the price changed. Null where the price has not changed.
   */
  anterior: number | null;
}

export function PrecioDeReserva({ personas, precio, anterior }: PropiedadesDePrecioDeReserva) {
  const { data, isError } = precio;
  return (
    <p
      role="status"
      className="mr-auto flex flex-wrap items-baseline gap-x-2 max-sm:w-full sm:flex-1 sm:basis-32"
    >
      {anterior !== null && (
        <span className="cifras text-tinta-suave">
          <span className="sr-only">Antes </span>
          <s>{formatearPesos(anterior)}</s>
          <span className="sr-only">, ahora</span>{' '}
        </span>
      )}
      <span className="cifras text-2xl font-extrabold tracking-tight">
        {data ? formatearPesos(data.precioTotal) : isError ? '' : '…'}
      </span>
      <span className="text-sm text-tinta-suave">
        {isError && !data ? 'Error al calcular precio' : contarPersonas(personas)}
      </span>
    </p>
  );
}
