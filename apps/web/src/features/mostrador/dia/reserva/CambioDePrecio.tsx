import { fechaDe } from '@remanso/contract/calendario';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { useQuery } from '@tanstack/react-query';
import { PrecioAntesYDespues } from '../../../../components/ui/PrecioAntesYDespues.tsx';
import { lugaresQueCambian } from '../../../../entities/abono/para-reservar.view.ts';
import { consultasDePrecios } from '../../../../entities/precio/precios.queries.ts';

interface PropiedadesDeCambioDePrecio {
  reserva: ReservaDelMostrador;
  /** The number of people of the booking after the change. */
  seran: number;
}

/** The price of a booking after the change; of a booking with an abono, the place that it takes. */
export function CambioDePrecio({ reserva, seran }: PropiedadesDeCambioDePrecio) {
  const { abono, personas } = reserva;
  if (!abono) return <PrecioConOtros {...{ reserva, seran }} />;
  return (
    <p
      role="status"
      className="guijarro bg-hundido px-4 py-3 font-semibold [overflow-wrap:anywhere]"
    >
      {lugaresQueCambian(seran - personas, abono.nombre)}
    </p>
  );
}

function PrecioConOtros({ reserva, seran }: PropiedadesDeCambioDePrecio) {
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
