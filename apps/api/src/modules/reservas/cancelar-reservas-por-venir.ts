import { Overtaken, type Tx } from '../../database/transaction.ts';
import { selectFichas, type FilaDeFicha } from '../reservas-leidas/ficha.queries.ts';
import { sigueEscrita } from '../reservas-leidas/estado.queries.ts';
import type { Anunciar } from '../avisos/crear-avisar.ts';
import { anunciarCambio } from './anunciar-cambio.ts';
import { cancelarVarias } from './cancelar-varias.ts';
import { actualDeFila } from './reservas.repository.ts';
import { tomarFranjasDePersonas } from './tomar-franjas-de-personas.ts';

interface Entrada {
  usuarioId: number;
  /** The account that cancels the bookings: somebody of the desk, or the holder. */
  autorId: number;
}

/**
 * Cancels all active bookings of a person whose franja has not begun, and returns how many were
 * cancelled (rules §4.9). The caller must hold the account's lock, so that nobody adds a booking
 * meanwhile.
 */
export async function cancelarReservasPorVenir(
  tx: Tx,
  { clock, avisar }: Anunciar,
  { usuarioId, autorId }: Entrada,
): Promise<number> {
  const ahora = clock.now();
  const franjas = await tomarFranjasDePersonas(tx, [usuarioId], ahora);
  const filas = await reservasPorVenir(tx, usuarioId, ahora);
  // A booking that time has cancelled, but that is not yet stored as cancelled, is announced with
  // its stored estado.
  const antes = filas.map((fila) => ({ ...actualDeFila(fila), estado: fila.guardada }));
  // Another request moved a booking, while this transaction waited for the locks, to a franja that
  // this transaction has not locked. Overtaken makes the transaction run again.
  if (antes.some(({ franjaId }) => !franjas.has(franjaId))) throw new Overtaken();
  if (antes.length === 0) return 0;
  const canceladas = await cancelarVarias(tx, { clock, avisar }, { antes, autorId });
  await anunciarCambio(
    tx,
    { clock, avisar },
    ...canceladas.map((fila, n) => ({
      fila,
      antes: antes[n] && { reserva: antes[n], nombres: [] },
      despues: actualDeFila(fila),
      quien: 'CENTRO' as const,
    })),
  );
  return antes.length;
}

/**
 * Locks and reads a person's bookings to come, in the order of their ids. The caller must hold the locks of their franjas, without which nobody changes a
 * booking.
 */
async function reservasPorVenir(tx: Tx, usuarioId: number, ahora: string): Promise<FilaDeFicha[]> {
  return selectFichas(tx, ahora)
    .where('r.usuario_id', '=', usuarioId)
    .where(sigueEscrita)
    .where('f.inicio', '>', ahora)
    .orderBy('r.id')
    .forUpdate('r')
    .execute();
}
