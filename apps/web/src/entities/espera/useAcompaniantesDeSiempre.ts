import { useQuery } from '@tanstack/react-query';
import { delAnterior, type Acompaniante } from '../reserva/participantes.view.ts';
import { consultasDeReservasPropias } from '../reserva/propias/reservas-propias.queries.ts';
import { useGrupoHabitual } from '../reserva/propias/useGrupoHabitual.ts';

/**
 * Returns the companions of the client's usual group; null while the bookings are read for the
 * first time.
 */
export function useAcompaniantesDeSiempre(): Acompaniante[] | null {
  const grupo = useGrupoHabitual();
  const { data: proximas } = useQuery(consultasDeReservasPropias.porVenir());
  const { data: anteriores } = useQuery(consultasDeReservasPropias.anteriores(0));
  if (!grupo) return null;
  const reservas = [...(proximas?.reservas ?? []), ...(anteriores?.reservas ?? [])];
  const suya = reservas.find(({ id }) => id === grupo.como);
  return (suya?.participantes ?? []).filter(({ esTitular }) => !esTitular).map(delAnterior);
}
