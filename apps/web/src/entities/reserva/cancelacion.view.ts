import { formatearPesos } from '@remanso/contract/dinero';
import { nombreDeMomento } from '@remanso/contract/calendario';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';

/** The consequences of cancelling a booking, shown before it is cancelled. */
export function consecuenciasDeCancelar(reserva: ReservaDelMostrador): string[] {
  const { franja, pagado, personas, precioTotal } = reserva;
  const liberados = personas === 1 ? 'Se libera 1 lugar' : `Se liberan ${personas} lugares`;
  return [
    `${liberados} en el turno del ${nombreDeMomento(franja.inicio)}.`,
    `Lo recaudado del día baja ${formatearPesos(precioTotal)}.`,
    ...(pagado > 0 ? [`Quedan por devolver en Caja ${formatearPesos(pagado)} pagados.`] : []),
    'La reserva queda en el historial como cancelada.',
    `Conviene avisarle a ${reserva.cliente.nombre}.`,
  ];
}
