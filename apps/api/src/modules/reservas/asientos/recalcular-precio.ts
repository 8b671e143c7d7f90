import { fechaDe } from '@remanso/contract/calendario';
import { calcularPrecio } from '@remanso/contract/precio/precios.rules';
import type { Tx } from '../../../database/transaction.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Quien } from '../../../platform/http/session.ts';
import { buscarPrecios } from '../../config/config.queries.ts';
import { ajustarAbono, autorDe } from '../abonos/ajustar-abono.ts';
import { cambiarReserva, type ReservaTomada } from '../reservas.repository.ts';

interface Entrada {
  session: Quien;
  /** The booking before the change of its people. */
  tomada: Pick<ReservaTomada, 'reserva' | 'abonoVendidoId'> & { cerrada: boolean };
  personas: number;
  inicio: string;
}

/**
 * Sets the price of a booking for `personas` people: from the list of prices that applies on the day
 * of its franja, or what its places of an abono are worth (rules §9.2, §10.2, §20.3). The caller
 * must hold the booking's lock.
 */
export async function recalcularPrecio(
  tx: Tx,
  clock: Clock,
  { session, tomada, personas, inicio }: Entrada,
): Promise<void> {
  const { id: reservaId, precioTotal: antes } = tomada.reserva;
  const { abonoVendidoId } = tomada;
  if (abonoVendidoId !== null) {
    const ajuste = { reservaId, abonoVendidoId, precioTotal: antes, personas };
    return ajustarAbono(tx, clock, { ...ajuste, ...autorDe(session, tomada) });
  }
  const { precioTotal } = calcularPrecio(await buscarPrecios(tx, fechaDe(inicio)), personas);
  await cambiarReserva(tx, reservaId, { precioTotal });
}
