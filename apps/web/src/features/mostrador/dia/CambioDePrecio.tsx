import { useQuery } from '@tanstack/react-query';
import { PrecioAntesYDespues } from '../../../components/ui/PrecioAntesYDespues.tsx';
import { precioPara } from './reservas.queries.ts';

interface PropiedadesDeCambioDePrecio {
  personas: number;
  precioTotal: number;
  /** The number of people after the change. */
  seran: number;
}

export function CambioDePrecio({ seran, ...antes }: PropiedadesDeCambioDePrecio) {
  const precio = useQuery(precioPara(seran));
  return <PrecioAntesYDespues {...antes} seran={seran} precio={precio} />;
}
