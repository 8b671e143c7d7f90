import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';

/*
 * What a client is told of a booking for an hour in which the centre does not open (rules §7.14).
 */

type Cerrada = Pick<ReservaDeCliente, 'cerrada'>;

/**
 * Returns, for example, 'En ese horario el centro no abre (Navidad).'; null for a booking that
 * nothing closes.
 */
export function textoDeCierre({ cerrada }: Cerrada): string | null {
  if (!cerrada) return null;
  const { motivo } = cerrada;
  return motivo === null || motivo === FUERA_DE_HORARIO
    ? 'En ese horario el centro ya no abre.'
    : `En ese horario el centro no abre (${motivo}).`;
}

/** The server's reason where no exception gives one. */
const FUERA_DE_HORARIO = 'Fuera de horario';
