import { useQuery } from '@tanstack/react-query';
import { plegarSeries } from '../propias/plegar-series.view.ts';
import { SeniaPedida } from './SeniaPedida.tsx';
import { consultasDeReservasPropias } from '../propias/reservas-propias.queries.ts';

/**
 * Asks for the señas of the client's bookings, on any day. `salvo` is the id of a booking left out,
 * because the card of that booking on the screen asks for the seña. The señas of a series are one note.
 */
export function SeniasQueEsperan({ salvo }: { salvo: number | undefined }) {
  const { data } = useQuery(consultasDeReservasPropias.resumen());
  // A copy that an earlier version of the app has stored has no `esperanSenia`.
  const esperan = (data?.esperanSenia ?? []).filter(({ id }) => id !== salvo);
  return plegarSeries(esperan).map(({ reserva, siguen }) => (
    <SeniaPedida key={reserva.id} reserva={reserva} conTurno siguen={siguen.length} />
  ));
}
