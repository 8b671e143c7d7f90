import type { ReservaDeAdmin } from '@remanso/contract/reservas.contract';
import { plazoDeSenia, seniaEnPalabras } from '../../../entities/reserva/senia.view.ts';

/**
 * Returns who of a franja waits for their seña, in a line: by its name where it is one of several
 * bookings. It is empty where nobody does.
 */
export function esperasEnPalabras(reservas: readonly ReservaDeAdmin[], hoy: string): string {
  const esperan = reservas.flatMap(({ senia, cliente }) => (senia ? [{ senia, cliente }] : []));
  const [primera] = esperan.toSorted((una, otra) => (una.senia.vence < otra.senia.vence ? -1 : 1));
  if (!primera) return '';
  const { senia, cliente } = primera;
  if (esperan.length > 1) {
    return `${esperan.length} esperan la seña, la primera hasta ${plazoDeSenia(senia.vence, hoy)}`;
  }
  const espera = `espera ${seniaEnPalabras(senia, hoy)}`;
  return reservas.length > 1 ? `${cliente.nombre} ${espera}` : `E${espera.slice(1)}`;
}
