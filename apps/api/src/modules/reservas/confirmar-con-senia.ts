import { montoDeSenia } from '@remanso/contract/senia.rules';
import type { Tx } from '../../database/transaction.ts';
import { anunciarCambio, type Anunciar } from './anunciar-cambio.ts';
import { cambiarReserva, tomarReserva } from './reservas.repository.ts';

/**
 * Confirms a booking that waits for its seña once the payments reach it, and tells its holder
 * (rules §11.8). The caller must hold the booking's lock, and has changed what is paid or the price.
 */
export async function confirmarConSenia(
  tx: Tx,
  { clock, avisar }: Anunciar,
  reservaId: number,
): Promise<void> {
  const tomada = await tomarReserva(tx, reservaId, clock.now());
  if (!tomada?.senia) return;
  const { reserva, nombres, pagado, senia } = tomada;
  if (pagado < montoDeSenia(reserva.precioTotal, senia.porcentaje)) return;
  await cambiarReserva(tx, reservaId, { estado: 'CONFIRMADA' });
  await anunciarCambio(
    tx,
    { clock, avisar },
    {
      reservaId,
      antes: { reserva, nombres },
      despues: { ...reserva, estado: 'CONFIRMADA' },
      quien: 'CENTRO',
    },
  );
}
