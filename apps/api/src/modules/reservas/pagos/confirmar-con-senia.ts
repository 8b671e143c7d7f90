import { montoDeSenia } from '@remanso/contract/reserva/senia.rules';
import type { Tx } from '../../../database/transaction.ts';
import type { Anunciar } from '../../avisos/crear-avisar.ts';
import { anunciarCambio } from '../anunciar-cambio.ts';
import { leerFila, type FilaDeFicha } from '../../reservas-leidas/ficha.queries.ts';
import { actualDeFila, cambiarReserva, tomarReserva } from '../reservas.repository.ts';

/**
 * Confirms a booking that waits for its seña once its payments reach the seña, and tells the holder
 * (rules §10.9). Returns the booking after the confirmation; undefined where the booking does not
 * wait for a seña or still waits. The caller must hold the booking's lock, and call this after a
 * change of payments or of the price.
 */
export async function confirmarConSenia(
  tx: Tx,
  { clock, avisar }: Anunciar,
  reservaId: number,
): Promise<FilaDeFicha | undefined> {
  const tomada = await tomarReserva(tx, reservaId, clock.now());
  if (!tomada?.senia) return undefined;
  const { reserva, nombres, pagado, senia } = tomada;
  if (pagado < montoDeSenia(reserva.precioTotal, senia.porcentaje)) return undefined;
  await cambiarReserva(tx, reservaId, { estado: 'CONFIRMADA' });
  const fila = await leerFila(tx, reservaId, clock.now());
  await anunciarCambio(
    tx,
    { clock, avisar },
    { fila, antes: { reserva, nombres }, despues: actualDeFila(fila), quien: 'CENTRO' },
  );
  return fila;
}
