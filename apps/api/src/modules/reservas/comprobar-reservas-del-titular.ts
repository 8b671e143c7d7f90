import type { Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { estaActiva } from '../reservas-leidas/estado.queries.ts';
import { limiteDeReservas, reservaRepetida } from './reservas.errors.ts';

interface Entrada {
  franjaId: number;
  usuarioId: number;
  /** The holder's name, where somebody else books for them. */
  deQuien: string | undefined;
  /** How many active bookings to come the holder may have, the new one included. */
  maximo: number;
}

/**
 * Throws 409 when the holder already has an active booking in the franja, or has as many bookings
 * to come as are allowed (rules §10.2). The caller must hold the franja, and the holder's account
 * when the holder books, so that neither changes any more.
 */
export async function comprobarReservasDelTitular(
  tx: Tx,
  clock: Clock,
  { franjaId, usuarioId, deQuien, maximo }: Entrada,
): Promise<void> {
  const ahora = clock.now();
  const { enEsta, porVenir } = await tx
    .selectFrom('reservas as r')
    .innerJoin('franjas as f', 'f.id', 'r.franja_id')
    .where('r.usuario_id', '=', usuarioId)
    .where(estaActiva(ahora))
    .select((eb) => [
      eb.fn.count<number>('r.id').filterWhere('f.id', '=', franjaId).as('enEsta'),
      eb.fn.count<number>('r.id').filterWhere('f.inicio', '>', ahora).as('porVenir'),
    ])
    .executeTakeFirstOrThrow();
  if (enEsta > 0) throw reservaRepetida(deQuien);
  if (porVenir >= maximo) throw limiteDeReservas(maximo);
}
