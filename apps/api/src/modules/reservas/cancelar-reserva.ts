import { fechaDe } from '@remanso/contract/calendario';
import type { ResultOf } from '@remanso/contract/endpoint';
import type { cancelarReserva as endpoint } from '@remanso/contract/reserva/reservas.contract';
import { inTransaction, type Tx } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Session } from '../../platform/http/session.ts';
import type { Anunciar } from '../avisos/crear-avisar.ts';
import { devolverPlazas } from '../plan/devolver-plazas.ts';
import type { FilaDeFicha } from '../reservas-leidas/ficha.queries.ts';
import { reservaDeFila } from '../reservas-leidas/reservas.queries.ts';
import { ajustarAbono, autorDe } from './abonos/ajustar-abono.ts';
import { registrarCambio } from './registrar-cambio.ts';
import { politicaDe, sigueAbierta } from './politicas.rules.ts';
import {
  comprobarPlazo,
  tomarReservaVisible,
  type ReservaEnSuFranja,
} from './tomar-reserva-visible.ts';
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
  await limits.cancellation.take(session);
  return inTransaction(db, async (tx) => {
    const tomada = await tomarReservaVisible(tx, clock, { session, reservaId });
    const fila = await cancelarTomada(tx, { clock, avisar }, { session, tomada, motivo });
    return reservaDeFila(fila, { ...session, clock });
  });
}

/** Cancels a booking whose franja and row the caller holds, as `cancelarReserva` does. */
export async function cancelarTomada(
  tx: Tx,
  anunciar: Anunciar,
  { session, tomada, motivo }: Pick<Entrada, 'session' | 'motivo'> & { tomada: ReservaEnSuFranja },
): Promise<FilaDeFicha> {
  const { clock } = anunciar;
  const politica = politicaDe(session);
  const { reserva, inicio, nombres, abonoVendidoId } = tomada;
  const { id: reservaId, precioTotal } = reserva;
  if (reserva.estado === 'CANCELADA') throw reservaYaCancelada();
  const fecha = fechaDe(inicio);
  if (!sigueAbierta(politica, { ...reserva, fecha }, clock.today())) throw reservaCompletada();
  comprobarPlazo(clock, politica, tomada);
  await cambiarReserva(tx, reservaId, { estado: 'CANCELADA' });
  const suelta = { reservaId, abonoVendidoId, precioTotal, personas: 0 };
  await ajustarAbono(tx, clock, { ...suelta, ...autorDe(session, tomada) });
  await devolverPlazas(tx, anunciar, reserva);
  const antes = { reserva, nombres };
  const cambio = { session, reservaId, accion: 'cancelarReserva', antes, motivo } as const;
  return registrarCambio(tx, anunciar, cambio);
}
