import { fechaDe } from '@remanso/contract/calendario';
import { calcularPrecio } from '@remanso/contract/precio/precios.rules';
import type { Tx } from '../../../database/transaction.ts';
import { buscarPrecios } from '../../config/config.queries.ts';
import { cambiarReserva } from '../reservas.repository.ts';

/**
 * Sets the price of a booking for `personas` people, from the list of prices that applies on the
 * day of its franja (rules §9.2, §10.2). The caller must hold the booking's lock.
 */
export async function recalcularPrecio(
  tx: Tx,
  reservaId: number,
  { personas, inicio }: { personas: number; inicio: string },
): Promise<void> {
  const { precioTotal } = calcularPrecio(await buscarPrecios(tx, fechaDe(inicio)), personas);
  await cambiarReserva(tx, reservaId, { precioTotal });
}
