import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';

/*
 * The text for a client whose booking is at an hour when the centre is closed (rules §7.14).
 */

type Cerrada = Pick<ReservaDeCliente, 'cerrada'>;

/**
 * Returns, for example, 'En ese horario el centro no abre (Navidad).'; null for a booking whose
 * franja is open.
 */
export function textoDeCierre({ cerrada }: Cerrada): string | null {
  if (!cerrada) return null;
  const { motivo } = cerrada;
  return motivo === null || motivo === FUERA_DE_HORARIO
    ? 'En ese horario el centro ya no abre.'
    : `En ese horario el centro no abre (${motivo}).`;
}

/** The motivo that the server sends where no excepción names a reason. */
const FUERA_DE_HORARIO = 'Fuera de horario';
