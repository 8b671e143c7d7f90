import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';

export interface GrupoHabitual {
  personas: number;
  /** The id of the booking that brings their names along; null where nobody else came. */
  como: number | null;
}

/** The group of the booking that was made last and not cancelled; one person where there is none. */
export function grupoHabitual(
  reservas: readonly Pick<ReservaDeCliente, 'id' | 'estado' | 'numPersonas'>[],
): GrupoHabitual {
  const ultima = reservas
    .filter(({ estado }) => estado !== 'cancelada')
    .toSorted((a, b) => b.id - a.id)[0];
  const personas = ultima?.numPersonas ?? 1;
  return { personas, como: ultima && personas > 1 ? ultima.id : null };
}
