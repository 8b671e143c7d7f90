import { useQuery } from '@tanstack/react-query';
import { SeniaPedida } from './SeniaPedida.tsx';
import { consultasDeReservasPropias } from '../propias/reservas-propias.queries.ts';

/**
 * Asks for the señas of the client's bookings, on any day. `salvo` is the id of a booking left out,
 * because the card of that booking on the screen asks for the seña.
 */
export function SeniasQueEsperan({ salvo }: { salvo: number | undefined }) {
  const { data } = useQuery(consultasDeReservasPropias.resumen());
  // A copy that an earlier version of the app has stored has no `esperanSenia`.
  return data?.esperanSenia
    ?.filter(({ id }) => id !== salvo)
    .map((reserva) => <SeniaPedida key={reserva.id} reserva={reserva} conTurno />);
}
