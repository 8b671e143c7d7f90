import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';

export interface GrupoHabitual {
  personas: number;
  /**
   * The id of the booking from which the companions' names are taken; null for one person alone.
   */
  como: number | null;
}

/**
 * The group of the last booking made and not cancelled; one person where there is no such booking.
 */
export function grupoHabitual(
  reservas: readonly Pick<ReservaDeCliente, 'id' | 'estado' | 'numPersonas'>[],
): GrupoHabitual {
  const ultima = reservas
    .filter(({ estado }) => estado !== 'cancelada')
    .toSorted((a, b) => b.id - a.id)[0];
  const personas = ultima?.numPersonas ?? 1;
  return { personas, como: ultima && personas > 1 ? ultima.id : null };
}
