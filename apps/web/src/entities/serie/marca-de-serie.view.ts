import { diaDeSemana, fechaDe } from '@remanso/contract/calendario';
import { nombreDeDia } from '@remanso/contract/dias.rules';
import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';

/** The data of a booking, in the client's or the desk's view, that say whether it is of a series. */
type DeSerie = Pick<ReservaDeCliente, 'serieId' | 'diaFijo' | 'franja'>;

/**
 * Returns the mark of a booking of a series, for example 'martes fijo', by the day of the week of the
 * series. Null for a booking that was made alone. A stored copy of an earlier version has no day of
 * the week; the booking's own day stands for it.
 */
export function marcaDeSerie({ serieId, diaFijo, franja }: DeSerie): string | null {
  if (serieId === undefined) return null;
  return `${nombreDeDia(diaFijo ?? diaDeSemana(fechaDe(franja.inicio)))} fijo`;
}
