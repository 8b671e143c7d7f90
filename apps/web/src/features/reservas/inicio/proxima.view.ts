import type { ReservaDeCliente } from '@remanso/contract/reservas.contract';

/** Whether it is over, at a minute of the centre's time. */
export function yaPaso({ franja }: Pick<ReservaDeCliente, 'franja'>, minuto: string): boolean {
  return franja.fin <= `${minuto}:00`;
}
