import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { esperaEnPalabras, plazoDeSenia } from '../../../../entities/reserva/senia/senia.view.ts';

/**
 * Returns who of a franja waits for their seña, in a line: by its name where it is one of several
 * bookings. It is empty where nobody does.
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
