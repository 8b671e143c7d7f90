import { useQuery } from '@tanstack/react-query';
import { SeniaPedida } from './SeniaPedida.tsx';
import { consultasDeReservasPropias } from '../propias/reservas-propias.queries.ts';

/**
 * Asks for the señas of one's bookings, however far ahead they are; `salvo` is the booking that is on
 * screen just below and asks by itself.
 */
export function SeniasQueEsperan({ salvo }: { salvo: number | undefined }) {
  const { data } = useQuery(consultasDeReservasPropias.resumen());
  // A copy that an earlier version has kept knows of none.
  return data?.esperanSenia
    ?.filter(({ id }) => id !== salvo)
    .map((reserva) => <SeniaPedida key={reserva.id} reserva={reserva} conTurno />);
}
