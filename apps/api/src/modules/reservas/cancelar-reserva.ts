import { fechaDe } from '@remanso/contract/calendario';
import type { ResultOf } from '@remanso/contract/endpoint';
import type { cancelarReserva as endpoint } from '@remanso/contract/reserva/reservas.contract';
import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Session } from '../../platform/http/session.ts';
import { devolverPlazas } from '../plan/devolver-plazas.ts';
import { reservaDeFila } from '../reservas-leidas/reservas.queries.ts';
import { ajustarAbono, autorDe } from './abonos/ajustar-abono.ts';
import { registrarCambio } from './registrar-cambio.ts';
import { politicaDe, sigueAbierta } from './politicas.rules.ts';
import { comprobarPlazo, tomarReservaVisible } from './tomar-reserva-visible.ts';
import { reservaCompletada, reservaYaCancelada } from './reservas.errors.ts';
import { cambiarReserva } from './reservas.repository.ts';

interface Entrada {
  session: Session;
  reservaId: number;
  /**
   * The reason of the cancellation. The holder is told it where the desk cancels; it is kept for
   * the desk where a client cancels.
   */
  motivo?: string | undefined;
}

/**
 * Cancels a booking and frees its places. The booking stays in the lists and in the trail (rules
 * §8.7).
 */
export async function cancelarReserva(
  { db, clock, limits, avisar }: Pick<Dependencies, 'db' | 'clock' | 'limits' | 'avisar'>,
  { session, reservaId, motivo }: Entrada,
): Promise<ResultOf<typeof endpoint>> {
  const politica = politicaDe(session);
  await limits.cancellation.take(session);
  return inTransaction(db, async (tx) => {
    const pedido = { session, reservaId };
    const tomada = await tomarReservaVisible(tx, clock, pedido);
    const { reserva, inicio, nombres, abonoVendidoId } = tomada;
    if (reserva.estado === 'CANCELADA') throw reservaYaCancelada();
    const fecha = fechaDe(inicio);
    if (!sigueAbierta(politica, { ...reserva, fecha }, clock.today())) throw reservaCompletada();
    comprobarPlazo(clock, politica, tomada);
    await cambiarReserva(tx, reservaId, { estado: 'CANCELADA' });
    const { precioTotal } = reserva;
    const suelta = {
      reservaId,
      abonoVendidoId,
      precioTotal,
      personas: 0,
      ...autorDe(session, tomada),
    };
    await ajustarAbono(tx, clock, suelta);
    await devolverPlazas(tx, { clock, avisar }, reserva);
    const fila = await registrarCambio(
      tx,
      { clock, avisar },
      { ...pedido, accion: 'cancelarReserva', antes: { reserva, nombres }, motivo },
    );
    return reservaDeFila(fila, { ...session, clock });
  });
}
