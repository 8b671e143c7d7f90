import { useQuery } from '@tanstack/react-query';
import { PrecioAntesYDespues } from '../../../components/ui/PrecioAntesYDespues.tsx';
import { consultasDePrecios } from '../../../entities/precio/precios.queries.ts';

interface PropiedadesDeCambioDePrecio {
  personas: number;
  precioTotal: number;
  /** The number of people after the change. */
  seran: number;
}

export function CambioDePrecio({ seran, ...antes }: PropiedadesDeCambioDePrecio) {
  const precio = useQuery(consultasDePrecios.para(seran));
  return <PrecioAntesYDespues {...antes} seran={seran} precio={precio} />;
}
