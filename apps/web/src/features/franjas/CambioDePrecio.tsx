import { formatearPesos } from '@remanso/contract/dinero';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { contarPersonas } from './dia.view.ts';
import { precioPara } from './reservas.queries.ts';

interface PropiedadesDeCambioDePrecio {
  personas: number;
  precioTotal: number;
  /** How many there will be. */
  seran: number;
}

/** The price before and after, told before the group changes. */
export function CambioDePrecio({ personas, precioTotal, seran }: PropiedadesDeCambioDePrecio) {
  const { data, isError } = useQuery(precioPara(seran));
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
