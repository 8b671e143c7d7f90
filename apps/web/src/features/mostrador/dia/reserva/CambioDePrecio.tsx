import { fechaDe } from '@remanso/contract/calendario';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { useQuery } from '@tanstack/react-query';
import { PrecioAntesYDespues } from '../../../../components/ui/PrecioAntesYDespues.tsx';
import { consultasDePrecios } from '../../../../entities/precio/precios.queries.ts';

interface PropiedadesDeCambioDePrecio {
  reserva: ReservaDelMostrador;
  /** The number of people of the booking after the change. */
  seran: number;
}

export function CambioDePrecio({ reserva, seran }: PropiedadesDeCambioDePrecio) {
  const { personas, precioTotal, franja } = reserva;
  const precio = useQuery(consultasDePrecios.para(seran, fechaDe(franja.inicio)));
  return (
    <PrecioAntesYDespues
      personas={personas}
      precioTotal={precioTotal}
      seran={seran}
      precio={precio}
    />
  );
}
