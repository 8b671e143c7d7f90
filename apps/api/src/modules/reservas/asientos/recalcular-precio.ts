import { fechaDe } from '@remanso/contract/calendario';
import { calcularPrecio } from '@remanso/contract/precio/precios.rules';
import type { Tx } from '../../../database/transaction.ts';
import { buscarPrecios } from '../../config/config.queries.ts';
import { cambiarReserva } from '../reservas.repository.ts';

/**
 * Sets the booking's price from the list of prices that counts on its day, for the number of people
 * that it has now (rules §9.2, §10.2). The caller must hold the booking's lock.
 */
export async function recalcularPrecio(
  tx: Tx,
  reservaId: number,
  { personas, inicio }: { personas: number; inicio: string },
): Promise<void> {
  const { precioTotal } = calcularPrecio(await buscarPrecios(tx, fechaDe(inicio)), personas);
  await cambiarReserva(tx, reservaId, { precioTotal });
}
