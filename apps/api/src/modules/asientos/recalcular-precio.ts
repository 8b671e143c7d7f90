import { calcularPrecio } from '@remanso/contract/precios.rules';
import type { Tx } from '../../database/transaction.ts';
import { buscarPrecios } from '../config/config.queries.ts';
import { cambiarReserva } from '../reservas/reservas.repository.ts';

/**
 * Sets the booking's price from today's table, for the number of people that it has now (rules §7).
 * The caller must hold the booking's lock.
 */
export async function recalcularPrecio(tx: Tx, reservaId: number, personas: number): Promise<void> {
  const { precioTotal } = calcularPrecio(await buscarPrecios(tx), personas);
  await cambiarReserva(tx, reservaId, { precioTotal });
}
