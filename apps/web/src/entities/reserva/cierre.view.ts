import type { ReservaDeCliente } from '@remanso/contract/reservas.contract';

/*
 * What a client is told of a booking for an hour in which the centre does not open (rules §10.15).
 */

type ConCierre = Pick<ReservaDeCliente, 'cierre'>;

/**
 * Returns, for example, 'En ese horario el centro no abre (Navidad).'; null for a booking that
 * nothing closes.
 */
export function textoDeCierre({ cierre }: ConCierre): string | null {
  if (cierre === undefined) return null;
  return cierre === FUERA_DE_HORARIO
    ? 'En ese horario el centro ya no abre.'
    : `En ese horario el centro no abre (${cierre}).`;
}

/** The server's reason where no exception gives one. */
const FUERA_DE_HORARIO = 'Fuera de horario';
