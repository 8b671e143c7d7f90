import { nombreDeMomento } from '@remanso/contract/calendario';
import { MARCA } from '@remanso/contract/marca';
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

/** Returns the link that opens a chat with the centre, with the question written. */
export function enlaceAlCentro({ franja }: Pick<ReservaDeCliente, 'franja'>): string {
  const texto = `Hola, tengo una reserva para el ${nombreDeMomento(franja.inicio)} y veo que en ese horario no abren. ¿A qué otro turno la puedo pasar?`;
  return `https://wa.me/${MARCA.whatsapp}?text=${encodeURIComponent(texto)}`;
}
