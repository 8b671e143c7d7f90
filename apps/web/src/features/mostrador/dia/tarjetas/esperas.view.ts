import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { esperaEnPalabras, plazoDeSenia } from '../../../../entities/reserva/senia/senia.view.ts';

/**
 * Returns one line that says which bookings of a franja wait for their seña. Names the client where
 * the franja has several bookings. Returns '' where no booking waits.
 */
export function esperasEnPalabras(reservas: readonly ReservaDelMostrador[], hoy: string): string {
  const esperan = reservas.flatMap(({ senia, pagado, cliente }) =>
    senia ? [{ senia, pagado, cliente }] : [],
  );
  const [primera] = esperan.toSorted((una, otra) => (una.senia.vence < otra.senia.vence ? -1 : 1));
  if (!primera) return '';
  const { senia, pagado, cliente } = primera;
  if (esperan.length > 1) {
    return `${esperan.length} esperan la seña, la primera hasta ${plazoDeSenia(senia.vence, hoy)}`;
  }
  const nombre = reservas.length > 1 ? { nombre: cliente.nombre } : {};
  return esperaEnPalabras(senia, { pagado, hoy, ...nombre });
}
