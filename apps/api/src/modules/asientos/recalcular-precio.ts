import { calcularPrecio } from '@remanso/contract/precios.rules';
import type { Tx } from '../../database/transaction.ts';
import { buscarPrecios } from '../config/config.queries.ts';
import { cambiarReserva } from '../reservas/reservas.repository.ts';

/** From today's table, for as many as the booking has now (rules §7). Caller holds the booking's lock. */
export async function recalcularPrecio(tx: Tx, reservaId: number, personas: number): Promise<void> {
  const { precioTotal } = calcularPrecio(await buscarPrecios(tx), personas);
  await cambiarReserva(tx, reservaId, { precioTotal });
}
