import type { ReservaDeCliente } from '@remanso/contract/reservas.contract';

/**
 * The latest completed booking decides the usual group; `como` names it where it brings names
 * along.
 */
export function grupoHabitual(
  anteriores: readonly Pick<ReservaDeCliente, 'id' | 'estado' | 'numPersonas'>[],
): { personas: number; como: number | null } {
  const ultima = anteriores.find(({ estado }) => estado === 'completada');
  const personas = ultima?.numPersonas ?? 1;
  return { personas, como: ultima && personas > 1 ? ultima.id : null };
}

/** True where the booking is over at `minuto`, in the centre's civil time. */
export function yaPaso({ franja }: Pick<ReservaDeCliente, 'franja'>, minuto: string): boolean {
  return franja.fin <= `${minuto}:00`;
}
