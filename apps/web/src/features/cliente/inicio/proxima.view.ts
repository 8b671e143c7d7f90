import type { ReservaDeCliente } from '@remanso/contract/reservas.contract';

/** True where the booking is over at `minuto`, in the centre's civil time. */
export function yaPaso({ franja }: Pick<ReservaDeCliente, 'franja'>, minuto: string): boolean {
  return franja.fin <= `${minuto}:00`;
}
