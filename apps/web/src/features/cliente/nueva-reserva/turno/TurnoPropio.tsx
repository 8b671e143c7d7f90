import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { Enlace } from '../../../../components/ui/Enlace.tsx';
import { TU_TURNO } from '../../../../entities/reserva/propias/turnos-propios.view.ts';
import type { Destino } from '../../../../lib/direccion/rutas.ts';
import { CaraDeFranja } from './CaraDeFranja.tsx';

interface PropiedadesDeTurnoPropio {
  franja: FranjaDeCliente;
  destino: Destino;
}

/**
 * A franja in which the client has a booking: it cannot be chosen, and is a link to that booking.
 */
export function TurnoPropio({ franja, destino }: PropiedadesDeTurnoPropio) {
  return (
    <Enlace
      a={destino}
      className="guijarro flex min-h-29 flex-col border-2 border-dashed border-petroleo px-3.5 py-3 hover:bg-hundido"
    >
      <CaraDeFranja franja={franja} />{' '}
      <span className="leading-tight font-bold text-petroleo">{TU_TURNO}</span>{' '}
      <span className="mt-0.5 text-sm leading-tight underline underline-offset-4">
        Ver en Mis Reservas
      </span>
    </Enlace>
  );
}
